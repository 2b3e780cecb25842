import type { ContentStore } from "~/content-store/content-store";
import type { Section } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import { UNKNOWN_SPECIFICATION } from "~/domain/compat/compat";
import type { ContentText } from "~/domain/text/strings";
import { readFragment } from "~/services/documents/index.server";
import { renderCompatMarkdown, type CompatMarkdownOptions } from "./compat-table";
import { escapeMarkdown, toDestination } from "./markdown/escape";
import {
  renderMarkdown,
  renderMarkdownHeading,
  type MarkdownContext,
} from "./markdown/render-markdown";

export interface SectionsOptions extends Pick<CompatMarkdownOptions, "findPageUrl"> {
  store: ContentStore;
  locale: Locale;
  translate: ContentText;
  markdown: MarkdownContext;
  /** Text about the feature's Baseline status, above its compatibility table; "" for none. */
  baseline: string;
}

/** A section as Markdown, heading included. */
export interface RenderedSection {
  /** Null before the first heading, and for a part that continues the section before it. */
  id: string | null;
  titleHtml: string;
  level: 2 | 3;
  markdown: string;
}

/** Renders the sections of a stored page. */
export function renderSections(
  sections: readonly Section[],
  options: SectionsOptions,
): RenderedSection[] {
  let notes = 0;
  const countNote = () => ++notes;
  return sections.map((section) => {
    const { id, title, isH3 } = section.value;
    const level = isH3 ? 3 : 2;
    const heading =
      id === null || title === null
        ? ""
        : renderMarkdownHeading(title, { level, id }, options.markdown);
    const content = renderContent(section, { ...options, countNote });
    return {
      id: heading === "" ? null : id,
      titleHtml: title ?? "",
      level,
      markdown: [heading, content].filter(Boolean).join("\n\n"),
    };
  });
}

type ContentOptions = SectionsOptions & Pick<CompatMarkdownOptions, "countNote">;

function renderContent(section: Section, options: ContentOptions): string {
  switch (section.type) {
    case "prose":
      return renderMarkdown(section.value.content, options.markdown);
    case "specifications":
      return renderSpecifications(section.value, options);
    case "browser_compatibility":
      return renderCompatibility(section.value.query, options);
  }
}

type Specifications = Extract<Section, { type: "specifications" }>["value"];

function renderSpecifications(
  { specifications }: Specifications,
  { translate, markdown }: SectionsOptions,
): string {
  if (specifications.length === 0) return translate("spec-none");
  const items = specifications.map(({ title, bcdSpecificationURL: url }) => {
    const name = title === UNKNOWN_SPECIFICATION ? translate("spec-unknown") : title;
    const fragment = readFragment(url);
    const place = fragment ? ` # ${fragment}` : "";
    return `- [${escapeMarkdown(name + place)}](${toDestination(markdown.resolve(url))})`;
  });
  return items.join("\n");
}

function renderCompatibility(query: string, options: ContentOptions): string {
  const { store, locale, translate, markdown, baseline, countNote, findPageUrl } =
    options;
  const table = store.findCompatTable(query);
  if (!table) return translate("compat-missing", { query: `\`${query}\`` });
  const rendered = renderCompatMarkdown(table, {
    locale,
    translate,
    markdown,
    countNote,
    browsers: store.readCompatBrowsers(),
    findPageUrl,
  });
  return [baseline, rendered].filter(Boolean).join("\n\n");
}
