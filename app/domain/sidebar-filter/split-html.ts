/** A tag or a run of text of serialized HTML, as it stands there. */
export interface HtmlPiece {
  source: string;
  /** Lower-case name of the element; null for text. */
  tag: string | null;
  isEnd: boolean;
}

const PIECE = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</gi;

/** Cuts HTML at its tags. It has to be serialized HTML: every element that has an end has its tag. */
export function splitHtml(html: string): HtmlPiece[] {
  return Array.from(html.matchAll(PIECE), ([source, slash, name]) => ({
    source,
    tag: name?.toLowerCase() ?? null,
    isEnd: slash === "/",
  }));
}
