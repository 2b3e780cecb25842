import compat from "~/ui/compat-table/compat-table.css?url";
import diagrams from "./diagrams.css?url";
import examples from "./examples.css?url";
import { linkStyles, type PartStyle } from "./link-styles";
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
