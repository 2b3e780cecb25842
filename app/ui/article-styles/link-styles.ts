/** A style sheet of a kind of part that some articles have. */
export interface PartStyle {
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
