const SPACE_OR_PUNCTUATION = /[\s\p{P}\p{S}]/u;

/** Splits a text into the white space at its start, what it says, and the white space at its end. */
export function splitEdges(text: string): { lead: string; inner: string; trail: string } {
  const lead = text.slice(0, text.length - text.trimStart().length);
  const inner = text.trim();
  return { lead, inner, trail: text.slice(lead.length + inner.length) };
}

/**
 * Tells whether CommonMark takes a delimiter between two characters for a mark. It ignores one between a letter
 * and punctuation, as in `**(a)**b`, which is common where words are not separated.
 *
 * @param outside character beyond the delimiter; "" at the end of the text
 */
export function canFlank(outside: string, inside: string): boolean {
  return outside === "" || !isWord(outside) || isWord(inside);
}

/** Tells whether a character is neither white space, punctuation nor a symbol; false for "". */
export function isWord(character: string): boolean {
  return character !== "" && !SPACE_OR_PUNCTUATION.test(character);
}
