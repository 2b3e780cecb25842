import type { CurriculumTemplate, CurriculumTopic } from "~/domain/areas/curriculum";
import styles from "./curriculum-title.module.css";
import { splitFirstWord, splitLastWord } from "./split-title";
import { TopicIcon, TopicName } from "./topic";

export interface CurriculumTitleProps {
  template: CurriculumTemplate;
  title: string;
  topic?: CurriculumTopic | undefined;
  group?: string | undefined;
}

/** Title of each template; one of its words may have the area's colour. */
export function CurriculumTitle({ template, title, topic, group }: CurriculumTitleProps) {
  if (template === "module")
    return (
      <header className={styles.module}>
        <TopicIcon topic={topic} />
        <div>
          <h1>{title}</h1>
          <p className={styles.facts}>
            <TopicName topic={topic} />
            {group && <span>{group}</span>}
          </p>
        </div>
      </header>
    );
  if (template === "overview") {
    const [rest, last] = splitLastWord(title);
    return (
      <h1 className={styles.title}>
        {rest}
        <span>{last}</span>
      </h1>
    );
  }
  const [first, rest] = splitFirstWord(title);
  return (
    <h1 className={styles.title}>
      <span>{first}</span>
      {rest}
    </h1>
  );
}
