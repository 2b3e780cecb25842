/** Scripts written without spaces, and Korean, because its words take suffixes. */
const RUN =
  /[\u3005-\u3007\u3041-\u30ff\u3105-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{323af}]+/gu;
const CLOSING_RUN = new RegExp(`(?:${RUN.source})$`, "u");

/**
 * Splits each run of East Asian characters into overlapping bigrams for the full-text table, so
 * that any substring is found as a phrase. The last character is added alone too, because it starts
 * no bigram and a single character is looked up as a prefix.
 */
export function segmentText(text: string): string {
  return text.normalize("NFKC").replace(RUN, (run) => ` ${listPairs(run)} `);
}

function listPairs(run: string): string {
  const characters = /[\ud800-\udfff]/.test(run) ? Array.from(run) : run;
  let pairs = "";
  for (let at = 0; at < characters.length - 1; at += 1)
    pairs += `${characters[at] ?? ""}${characters[at + 1] ?? ""} `;
  return pairs + (characters[characters.length - 1] ?? "");
}

/** Segments a phrase of a query like the text; `isPrefix`: its last token is a prefix. */
export function segmentPhrase(phrase: string): { text: string; isPrefix: boolean } {
  const tokens = segmentText(phrase).trim().split(/\s+/);
  const [closing] = phrase.normalize("NFKC").match(CLOSING_RUN) ?? [];
  if (closing === undefined) return { text: tokens.join(" "), isPrefix: false };
  // Drops the single last character, because the run need not end there in the text.
  if (Array.from(closing).length > 1) tokens.pop();
  return { text: tokens.join(" "), isPrefix: Array.from(closing).length === 1 };
}
