import type { Locale } from "~/domain/locales/locale";
import { ENGLISH_QUESTION_WORDS, INFLECTIONS, QUESTION_WORDS } from "./language-words";

const SHORTEST_STEM = 4;

/** Returns the words to leave out of a question; English ones are left out in all languages. */
export function readQuestionWords(locale: Locale): ReadonlySet<string> {
  return new Set(
    `${QUESTION_WORDS[locale] ?? ""} ${ENGLISH_QUESTION_WORDS}`
      .split(" ")
      .flatMap((word) => [
        word,
        word.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC"),
      ]),
  );
}

/** Returns the beginning that a word's inflections share; null for names and short words. */
export function findStem(word: string, locale: Locale): string | null {
  if (!/^\p{L}{5,}$/u.test(word)) return null;
  const stem = word.replace(INFLECTIONS[locale] ?? /$/, "");
  return stem.length >= SHORTEST_STEM ? stem : null;
}
