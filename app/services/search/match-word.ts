import { EAST_ASIAN, isWhole } from "~/domain/search/list-word-ranges";
import type { ComparedTexts, TitledPage } from "~/domain/search/titles/indexed-pages";

/**
 * How well a word is in a title: as a word, as a part of a name (`element` in `getElementById`), at the
 * beginning of a word or a part, or inside one (`array` in `drawarrays`).
 */
export const FITS = { whole: 1, part: 0.9, start: 0.6, inside: 0.3, none: 0 } as const;
export type Fit = (typeof FITS)[keyof typeof FITS];

/** A title, as written and folded. */
export type FoldedTitle = Pick<TitledPage & ComparedTexts, "title" | "folded">;

/** Returns the best fit of a folded word or phrase in a title. */
export function matchWord({ title, folded }: FoldedTitle, word: string): Fit {
  let best: Fit = FITS.none;
  // If folding changed the length, places in the title as written are unknown.
  const written = title.length === folded.length ? title : folded;
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (isWhole(folded, at, end)) return FITS.whole;
    const starts = isBoundary(written, at);
    if (starts && isBoundary(written, end)) best = FITS.part;
    else if (best < FITS.start) best = starts ? FITS.start : FITS.inside;
  }
  return best !== FITS.none && EAST_ASIAN.test(word) ? FITS.whole : best;
}

/** Whether a word or a part of a name may begin or end here: `get|HTML|Element|By|Id`. */
function isBoundary(title: string, at: number): boolean {
  if (isWhole(title, at, at)) return true;
  if (!isCapital(title, at)) return false;
  return !isCapital(title, at - 1) || !isCapital(title, at + 1);
}

function isCapital(title: string, at: number): boolean {
  const code = title.charCodeAt(at);
  return code >= 65 && code <= 90;
}
