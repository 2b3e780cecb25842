import MarkdownIt, { type Options } from "markdown-it";
import type { Locale } from "~/domain/locale";
import type { ContentText } from "~/domain/strings";
import { useAutolinks } from "./autolinks";
import { useCodeFences } from "./code-fences";
import { useDefinitionLists } from "./definition-lists";
import { useLinkDestinations } from "./link-destinations";
import { NoteLabels, useNotes } from "./notes";
import { usePlaceholders } from "./placeholders";

export interface RenderMarkdownOptions {
  locale: Locale;
  /** Gives the labels of notes: `note-label`, `warning-label`. */
  translate: ContentText;
}

/** The published types leave out `maxNesting`. */
const OPTIONS: Options & { maxNesting: number } = {
  html: true,
  xhtmlOut: false,
  maxNesting: 100,
};

/**
 * One parser serves all pages: what differs between locales travels in the parse environment.
 * Each plugin that works on blocks takes the place right behind the block parser, so the last of
 * them runs first: placeholders, then definition lists, then notes.
 */
const PARSER = new MarkdownIt("commonmark", OPTIONS)
  .enable("table")
  .use(useLinkDestinations)
  .use(useCodeFences)
  .use(useNotes)
  .use(useDefinitionLists)
  .use(usePlaceholders)
  .use(useAutolinks);

/**
 * Renders a page's Markdown body (front matter removed, macro calls replaced by placeholders) to
 * an HTML fragment. Raw HTML passes as it is; ids, links and images are left to the HTML step.
 */
export function renderMarkdown(
  text: string,
  { locale, translate }: RenderMarkdownOptions,
): string {
  return PARSER.render(text, { labels: new NoteLabels(locale, translate) });
}
