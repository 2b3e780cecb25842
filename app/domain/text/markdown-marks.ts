const SPACE_OR_PUNCTUATION = /[\s\p{P}\p{S}]/u;

/** A text between the white space at its start and at its end. */
interface Edges {
  lead: string;
  inner: string;
  trail: string;
}

/** Splits off the white space, which stays outside of delimiters and brackets. */
export function splitEdges(text: string): Edges {
  const lead = text.slice(0, text.length - text.trimStart().length);
  const inner = text.trim();
  return { lead, inner, trail: text.slice(lead.length + inner.length) };
}

interface MarkedText extends Edges {
  /** False where CommonMark would show the delimiters as characters. */
  takesDelimiters: boolean;
}

/**
 * Splits a text that is marked, and tells whether CommonMark takes delimiters around its middle for marks. It
 * ignores one between a letter and punctuation, as in `**(a)**b`, which is common where words are not separated.
 *
 * @param before the line in front of the text
 * @param next what follows it
 */
export function placeMarks(text: string, before: string, next: string): MarkedText {
  const edges = splitEdges(text);
  const { lead, inner, trail } = edges;
  const opens = lead !== "" || canFlank(before.slice(-1), inner.slice(0, 1));
  const closes = trail !== "" || canFlank(next.slice(0, 1), inner.slice(-1));
  return { ...edges, takesDelimiters: opens && closes };
}

/** Tells it of one delimiter; `outside` is "" at an end of the line. */
function canFlank(outside: string, inside: string): boolean {
  return outside === "" || !isWord(outside) || isWord(inside);
}

/** Tells whether a character is neither white space, punctuation nor a symbol; false for "". */
export function isWord(character: string): boolean {
  return character !== "" && !SPACE_OR_PUNCTUATION.test(character);
}
