import MarkdownIt, { type Options, type Token } from "markdown-it";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { useAutolinks } from "../../app/markdown/autolinks";
import { useCodeFences } from "../../app/markdown/code-fences";
import { useDefinitionLists } from "./definition-lists";
import { useHtmlBlocks, type RawMarkdown } from "./html-blocks";
import { NoteLabels, useNotes } from "./notes";
import { usePlaceholders } from "./placeholders";

export interface RenderMarkdownOptions {
  locale: Locale;
  /** Texts for the labels of notes: `note-label`, `warning-label`. */
  translate: ContentText;
  /** Called once when lists or quotes are nested too deeply; line of the text, 0-based. */
  onCut?: (line: number) => void;
  /** Called for each link or code in Markdown inside raw HTML. */
  onRawMarkdown?: (found: RawMarkdown) => void;
}

/** Set separately, because the published types lack `maxNesting`. */
const MAX_NESTING = 100;
const OPTIONS: Options & { maxNesting: number } = {
  html: true,
  xhtmlOut: false,
  maxNesting: MAX_NESTING,
};
const CONTAINERS: ReadonlySet<string> = new Set(["blockquote_open", "list_item_open"]);

/** Characters that stay unencoded: those of a URL, and the macro placeholders. */
const SAFE = /^[\w\-.~!*'();:@&=+$,/?#]*$/;
const UNSAFE = /%(?![\da-f]{2})|[^\w\-.~!*'();:@&=+$,/?#%\u0091\u0092]+/giu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * One parser serves all pages; locale-specific data travels in the parse environment. Each
 * plugin that works on blocks is inserted directly after the block parser, so that the last one
 * runs first: placeholders, then definition lists, then notes.
 */
const PARSER = new MarkdownIt("commonmark", OPTIONS)
  .enable("table")
  .use(useLinkDestinations)
  .use(useAlternativeTexts)
  .use(useCutReports)
  .use(useHtmlBlocks)
  .use(useCodeFences)
  .use(useNotes)
  .use(useDefinitionLists)
  .use(usePlaceholders)
  .use(useAutolinks);

/**
 * Renders a page's Markdown body (without front matter, macro calls replaced by placeholders)
 * to an HTML fragment. Raw HTML passes unchanged; ids, links and images are left to the HTML
 * step.
 */
export function renderMarkdown(
  text: string,
  { locale, translate, ...reports }: RenderMarkdownOptions,
): string {
  const labels = new NoteLabels(locale, translate);
  return PARSER.render(text, { labels, ...reports } satisfies RenderEnvironment);
}

interface RenderEnvironment extends Pick<
  RenderMarkdownOptions,
  "onCut" | "onRawMarkdown"
> {
  labels: NoteLabels;
}

/**
 * Percent-encodes link destinations except macro placeholders, and accepts every scheme, as
 * CommonMark does: authors may write raw HTML, so that a check here would protect nothing.
 * An address that is a text as well is shown as written.
 */
function useLinkDestinations(parser: MarkdownIt): void {
  parser.normalizeLink = encodeDestination;
  parser.normalizeLinkText = (text) => text;
  parser.validateLink = () => true;
}

/**
 * Keeps code, escaped characters and entities in the alternative texts of images (CommonMark 6.4), which
 * the parser leaves out.
 */
function useAlternativeTexts({ renderer }: MarkdownIt): void {
  renderer.renderInlineAsText = (tokens) => tokens.map(readText).join("");
}

function readText({ type, children, content }: Token): string {
  if (type === "softbreak" || type === "hardbreak") return "\n";
  return children ? children.map(readText).join("") : content;
}

function encodeDestination(url: string): string {
  return SAFE.test(url) ? url : url.replace(UNSAFE, encodeCharacters);
}

function encodeCharacters(characters: string): string {
  return encodeURIComponent(characters.replace(LONE_SURROGATES, "\uFFFD"));
}

/** Reports content beyond the nesting limit, which the parser drops silently. */
function useCutReports(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "cut-reports", ({ tokens, env }) => {
    const { onCut } = env as Partial<RenderEnvironment>;
    if (!onCut) return;
    const cut = tokens.find(
      ({ type, level }) => level >= MAX_NESTING - 1 && CONTAINERS.has(type),
    );
    if (cut) onCut(cut.map?.[0] ?? 0);
  });
}
