import {
  type CurriculumTemplate,
  type CurriculumTopic,
  type TopicStyle,
  toTopicStyle,
} from "~/domain/areas/curriculum";
import styles from "./curriculum-title.module.css";
import topicStyles from "./topic.module.css";

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

const PATHS: Readonly<Record<TopicStyle, string>> = {
  standards: "M4 4h16v16H4zM4 9h16M9 9v11",
  styling: "M4 20l4-1 11-11-3-3L5 16zM14 7l3 3",
  scripting: "M8 6l-5 6 5 6M16 6l5 6-5 6M14 4l-4 16",
  practices: "M12 3l7 3v6c0 5-3 7.5-7 9-4-1.5-7-4-7-9V6zM9 12l2.2 2.2L15.5 10",
  tooling:
    "M14.5 6.5a4 4 0 0 1 5-1.5l-2.6 2.6 1.5 1.5L21 6.5a4 4 0 0 1-5.4 5L8 19.1a2 2 0 0 1-3-3l7.6-7.5",
  none: "M5 4h9l5 5v11H5zM14 4v5h5",
};

/** Icon of a topic, in its colour. */
export function TopicIcon({ topic }: { topic: CurriculumTopic | undefined }) {
  const style = toTopicStyle(topic);
  return (
    <span className={topicStyles.icon} data-topic={style} aria-hidden="true">
      <svg
        width="1.5rem"
        height="1.5rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={PATHS[style]} />
      </svg>
    </span>
  );
}

/** Name of a topic, in its colour; renders null without a topic. */
export function TopicName({ topic }: { topic: CurriculumTopic | undefined }) {
  if (!topic) return null;
  return (
    <span className={topicStyles.name} data-topic={toTopicStyle(topic)}>
      {topic}
    </span>
  );
}
