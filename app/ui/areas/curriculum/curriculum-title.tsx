import type { CurriculumTemplate, CurriculumTopic } from "~/domain/areas/curriculum";
import styles from "./curriculum-title.module.css";
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

/** Splits a title into the first word, and the rest including its space. */
export function splitFirstWord(title: string): [first: string, rest: string] {
  const [first = ""] = /^\S*/.exec(title.trimStart()) ?? [];
  return [first, title.trimStart().slice(first.length)];
}

/**
 * Splits a title into the part before the last word, including its space, and that word.
 */
export function splitLastWord(title: string): [rest: string, last: string] {
  const trimmed = title.trimEnd();
  const [last = ""] = /\S*$/.exec(trimmed) ?? [];
  return [trimmed.slice(0, trimmed.length - last.length), last];
}
