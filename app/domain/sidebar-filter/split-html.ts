/** A tag or a run of text in serialized HTML, unchanged. */
export interface HtmlPiece {
  source: string;
  /** Lower-case tag name; null for text. */
  tag: string | null;
  isEnd: boolean;
}

const PIECE = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</gi;

/**
 * Splits HTML at its tags. The input must be serialized HTML, in which every end tag is
 * written out.
 */
export function splitHtml(html: string): HtmlPiece[] {
  return Array.from(html.matchAll(PIECE), ([source, slash, name]) => ({
    source,
    tag: name?.toLowerCase() ?? null,
    isEnd: slash === "/",
  }));
}
