import type { CurriculumTopic } from "./curriculum";

/** Names of topic icons and style classes; `none` for a page without topic. */
export type TopicStyle =
  "standards" | "styling" | "scripting" | "practices" | "tooling" | "none";

const STYLES: Readonly<Record<CurriculumTopic, TopicStyle>> = {
  "Web Standards & Semantics": "standards",
  Styling: "styling",
  Scripting: "scripting",
  "Best Practices": "practices",
  Tooling: "tooling",
};

/** The style of a topic, by which icon and colour are chosen; `none` without a topic. */
export function toTopicStyle(topic: CurriculumTopic | undefined): TopicStyle {
  return topic ? STYLES[topic] : "none";
}
