import type { Locale } from "~/domain/locales/locale";
import { BRITISH_SPELLINGS, NOUN_ENDINGS } from "./language-words";

/** Shorter words, such as the Russian ones for "of" and "to", stay as they are. */
const SHORTEST_WORD = 3;

/** The rows of each language by their endings, a longer one before those that it ends with. */
const ROWS = new Map(
  Object.entries(NOUN_ENDINGS).map(([locale, rows]) => [
    locale,
    rows
      .flatMap((row) => row.map((ending) => ({ ending, row })))
      .sort((a, b) => b.ending.length - a.ending.length),
  ]),
);

/**
 * Lists the other forms of a folded word, singular for plural and the other way round: by the rules of English, whose
 * words are in pages of all languages, and by those of these languages; for British spellings those of pages, which are
 * American. Some of them are no words, which no page has.
 */
export function listWordForms(word: string, locales: readonly Locale[]): string[] {
  const declined = locales.flatMap((locale) => listDeclined(word, locale));
  const american = spellAmerican(word);
  const spelled = american === word ? [] : [american, ...listEnglish(american)];
  return [...listEnglish(word), ...spelled, ...declined];
}

function listDeclined(word: string, locale: Locale): string[] {
  if (word.length < SHORTEST_WORD) return [];
  const found = ROWS.get(locale)?.find(({ ending }) => word.endsWith(ending));
  if (!found) return [];
  const stem = word.slice(0, word.length - found.ending.length);
  return found.row.flatMap((ending) => (ending === found.ending ? [] : stem + ending));
}

/** Returns a folded word in the spelling of pages. */
export function spellAmerican(word: string): string {
  return BRITISH_SPELLINGS.reduce(
    (text, [british, american]) => text.replace(british, american),
    word,
  );
}

function listEnglish(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  if (/(?:ss|us|is)$/.test(word)) return [];
  if (/(?:[csz]h|[sxz])es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return word.endsWith("s") ? [word.slice(0, -1)] : [`${word}s`];
}
