import diagrams from "./diagrams.css?url";
import examples from "./examples.css?url";
import rare from "./rare-parts.css?url";

export const ARTICLE_STYLES: readonly PartStyle[] = [
  { url: examples, part: /<interactive-example / },
  { url: diagrams, part: /<div class="inheritance-diagram"/ },
  {
    url: rare,
    part: new RegExp(
      '<(?:(?:hr|kbd|math)[ />]|a class="play-link|iframe class="sample-code|ul class="prev-next|' +
        'table class="properties|div class="(?:index|list-filter)|pre class="[^"]*(?:css-formal|example-[gb]))',
    ),
  },
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
  const html = linkStyles(articleHtml);
  linked.set(page, { from: articleHtml, html });
  return html;
}

/** A style sheet of a kind of part that some articles have. */
interface PartStyle {
  url: string;
  /** Start of such a part's HTML. */
  part: RegExp;
}

/**
 * Links the style sheet of each kind of part in front of the first such part of an article, so that
 * articles without it do not load the sheet, and browsers paint what comes before without waiting.
 */
export function linkStyles(
  articleHtml: string,
  styles: readonly PartStyle[] = ARTICLE_STYLES,
): string {
  const found = styles
    .map(({ url, part }) => ({ url, at: articleHtml.search(part) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  const starts = [0, ...found.map(({ at }) => at)];
  return starts
    .map((at, i) => toLink(found[i - 1]?.url) + articleHtml.slice(at, starts[i + 1]))
    .join("");
}

/** Attributes are in the order in which browser/loading/load-styles looks for them. */
function toLink(url: string | undefined): string {
  return url === undefined ? "" : `<link rel="stylesheet" href="${url}">`;
}
