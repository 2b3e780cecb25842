import type { Locale } from "../locales/locale";
import type { AreaDoc, AreaSidebarItem } from "./area-doc";

export const CURRICULUM_TEMPLATES = [
  "landing",
  "overview",
  "module",
  "about",
  "default",
] as const;
export type CurriculumTemplate = (typeof CURRICULUM_TEMPLATES)[number];

export const CURRICULUM_TOPICS = [
  "Web Standards & Semantics",
  "Styling",
  "Scripting",
  "Best Practices",
  "Tooling",
] as const;
export type CurriculumTopic = (typeof CURRICULUM_TOPICS)[number];

/** A module, or a group of modules with its modules as children. */
export interface CurriculumModule {
  url: string;
  title: string;
  slug: string;
  summary?: string;
  topic?: CurriculumTopic;
  children?: CurriculumModule[];
}

export interface CurriculumLink {
  url: string;
  title: string;
}

export interface CurriculumDoc extends AreaDoc {
  template: CurriculumTemplate;
  sidebar: AreaSidebarItem[];
  topic?: CurriculumTopic;
  /** Title of the module's group. */
  group?: string;
  /** On the landing page, groups with their modules; on an overview, its modules. */
  modules: CurriculumModule[];
  prevNext: { prev?: CurriculumLink; next?: CurriculumLink };
}

export interface CurriculumPage {
  doc: CurriculumDoc;
  url: string;
  pageTitle: string;
  locale: Locale;
  renderer: `Curriculum${"Landing" | "Overview" | "Module" | "About" | "Default"}`;
}

/** Names of topic icons and style classes; `none` for a page without topic. */
export type TopicStyle =
  | "standards"
  | "styling"
  | "scripting"
  | "practices"
  | "tooling"
  | "none";

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
