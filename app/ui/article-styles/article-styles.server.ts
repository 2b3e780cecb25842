import compat from "~/ui/compat-table/compat-table.css?url";
import diagrams from "./diagrams.css?url";
import examples from "./examples.css?url";
import queue from "./play-queue.css?url";

export const ARTICLE_STYLES: readonly PartStyle[] = [
  { url: examples, start: "<interactive-example " },
  { url: diagrams, start: '<div class="inheritance-diagram"' },
  { url: compat, start: '<div class="bc ' },
  { url: queue, start: '<div class="play-queue"' },
];

/** Last articles by their pages. */
const linked = new WeakMap<object, { from: string; html: string }>();

/**
 * Links the styles of a page's article. The result is kept for as long as the page is, because
 * searching and copying a long article takes a tenth of a page, as does finding the bytes of a new string.
 */
export function linkArticleStyles(page: object, articleHtml: string): string {
  const known = linked.get(page);
  if (known?.from === articleHtml) return known.html;
  const html = linkStyles(articleHtml, ARTICLE_STYLES);
  linked.set(page, { from: articleHtml, html });
  return html;
}

/** A style sheet of a kind of part that some articles have. */
interface PartStyle {
  url: string;
  /** Start of such a part's HTML. */
  start: string;
}

/**
 * Links the style sheet of each kind of part in front of the first such part of an article, so that
 * articles without it do not load the sheet, and browsers paint what comes before without waiting.
 */
export function linkStyles(articleHtml: string, styles: readonly PartStyle[]): string {
  const found = styles
    .map(({ url, start }) => ({ url, at: articleHtml.indexOf(start) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  const starts = [0, ...found.map(({ at }) => at)];
  return starts
    .map((at, i) => toLink(found[i - 1]?.url) + articleHtml.slice(at, starts[i + 1]))
    .join("");
}

/** Attributes are in the order in which browser/load-styles looks for them. */
function toLink(url: string | undefined): string {
  return url === undefined ? "" : `<link rel="stylesheet" href="${url}">`;
}
