import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { decodeEntities } from "~/domain/text/decode-entities";
import { renderMarkdown } from "../markdown/render-markdown";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import type { ContentData } from "../sources/content-data/content-data";
import { readBody } from "../sources/docs/read-page-file";
import type { PlatformData } from "../sources/platform/platform-data";
import { expandMacros } from "./expand-macros";
import { insertOutputs } from "./insert-outputs";

export interface SummaryContext {
  site: Site;
  platform: PlatformData;
  contentData: ContentData;
  strings: (locale: Locale) => ContentText;
  /** Describes a generated page in a paragraph of HTML. */
  summariseGenerated: (page: Page, site: Site) => string;
}

/**
 * Matches the start of a block that is no paragraph: heading, list, quote, fence, table, raw
 * HTML.
 */
const NO_PARAGRAPH =
  /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|```|~~~|\||<(?!(?:code|em|strong|a|kbd|abbr)\b))/;
/** Matches lines that contain only macro calls, such as banners and sidebars. */
const ONLY_MACROS = /^(?:\{\{[^{}]*\}\}\s*)+$/;

/**
 * Returns the plain text of a page's first paragraph, macros reduced to their text; empty
 * without one.
 */
export function readSummary(page: Page, context: SummaryContext): string {
  if (page.generatedFrom)
    return readFirstText(context.summariseGenerated(page, context.site));
  const paragraph = findFirstParagraph(readBody(page).body);
  return paragraph === null ? "" : toPlainText(paragraph, page, context);
}

/** Returns the Markdown of a body's first paragraph; null without one. */
export function findFirstParagraph(body: string): string | null {
  for (const block of body.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)) {
    const text = dropMacroLines(block.trim());
    if (text === "") continue;
    if (/^(?:```|~~~)/.test(text)) return null;
    if (!NO_PARAGRAPH.test(text)) return text;
  }
  return null;
}

/** Returns the text of the first paragraph in HTML that is not empty. */
export function readFirstText(html: string): string {
  for (const [, content = ""] of html.matchAll(/<p>(.*?)<\/p>/gs)) {
    const text = stripMarkup(content);
    if (text !== "") return text;
  }
  return "";
}

function dropMacroLines(block: string): string {
  const lines = block.split(/\r?\n/);
  const first = lines.findIndex((line) => !ONLY_MACROS.test(line.trim()));
  return first === -1 ? "" : lines.slice(first).join("\n");
}

function toPlainText(paragraph: string, page: Page, context: SummaryContext): string {
  const translate = context.strings(page.locale);
  const { text, outputs } = expandMacros(paragraph, {
    ...context,
    page,
    locale: page.locale,
    translate,
    bodyLine: 1,
    // Suppresses flaws and sidebars, because the page's own rendering reports them.
    report: () => undefined,
    addSidebar: () => undefined,
  });
  const html = insertOutputs(
    renderMarkdown(text, { locale: page.locale, translate }),
    outputs,
  );
  return stripMarkup(html);
}

function stripMarkup(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}
