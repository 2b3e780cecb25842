/** Scripts written without spaces, and Korean, whose words take endings. */
const RUN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3005\u30fc]+/gu;
const CLOSING_RUN = new RegExp(`(?:${RUN.source})$`, "u");

/**
 * Text for the full-text table: each run of East Asian characters as its overlapping pairs, so
 * that any part of it is found as a phrase. The last character stands alone too: it begins no
 * pair, and a single character is looked up as the beginning of one.
 */
export function segmentText(text: string): string {
  return text.normalize("NFKC").replace(RUN, (run) => ` ${listPairs(run)} `);
}

function listPairs(run: string): string {
  const characters = Array.from(run);
  return characters
    .map((character, index) => character + (characters[index + 1] ?? ""))
    .join(" ");
}

/** A phrase of a query, cut as the text is; `isPrefix`: its last token is the beginning of one. */
export function segmentPhrase(phrase: string): { text: string; isPrefix: boolean } {
  const tokens = segmentText(phrase).trim().split(/\s+/);
  const [closing] = phrase.normalize("NFKC").match(CLOSING_RUN) ?? [];
  if (closing === undefined) return { text: tokens.join(" "), isPrefix: false };
  // What closes the run here need not close it in the text.
  if (Array.from(closing).length > 1) tokens.pop();
  return { text: tokens.join(" "), isPrefix: Array.from(closing).length === 1 };
}
