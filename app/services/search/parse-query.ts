import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import { foldText } from "~/domain/search/fold-text";

/** A parsed query, folded. */
export interface ParsedQuery {
  /** The whole query without quotation marks, a possible page name. */
  text: string;
  /** Words with punctuation, and whole phrases, to compare with titles. Each as a list of forms. */
  words: readonly (readonly string[])[];
  /** Words of letters and digits, to look up in texts. Each as a list of forms. */
  terms: readonly (readonly string[])[];
}

/**
 * Words that occur in every text. Words with a meaning in queries (not, of, in, is) are not listed.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as be but by into or such that the their then there these they was will".split(
    " ",
  ),
);

/** Abbreviations and the terms that pages use. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["a11y", ["accessibility"]],
  ["i18n", ["internationalization"]],
  ["js", ["javascript"]],
  ["l10n", ["localization"]],
  ["regex", ["regexp", "regular expression", "regular expressions"]],
  ["wasm", ["webassembly"]],
]);

const MOST_WORDS = 32;
/** Beyond it, a word is only looked up as typed. */
const MOST_SHARP_S = 3;
/** Marks of all languages of the site; apostrophes stand in code. */
const QUOTATION_MARKS = /["“”„«»「」『』]/;

/** Parses a query into words and quoted phrases, for pages in these languages. */
export function parseQuery(query: string, locales: readonly Locale[] = []): ParsedQuery {
  const parts = splitParts(foldText(query)).slice(0, MOST_WORDS);
  const telling = parts.filter((part) => part.isPhrase || !STOP_WORDS.has(part.text));
  const kept = telling.length > 0 ? telling : parts;
  const hasSharpS = locales.some((locale) => LOCALE_ROWS[locale].hasSharpS);
  const words = kept.map((part) =>
    hasSharpS ? addSpellings(listForms(part)) : listForms(part),
  );
  return {
    text: foldText(query.replace(new RegExp(QUOTATION_MARKS, "g"), " ")),
    words,
    terms: words.filter((forms) => forms.some((form) => /[\p{L}\p{N}]/u.test(form))),
  };
}

interface Part {
  text: string;
  isPhrase: boolean;
}

/** Ignores an unclosed quotation mark. */
function splitParts(folded: string): Part[] {
  const pieces = folded.split(QUOTATION_MARKS);
  return pieces.flatMap((piece, index): Part[] => {
    const isPhrase = index % 2 === 1 && index < pieces.length - 1;
    if (!isPhrase) return splitWords(piece).map((text) => ({ text, isPhrase: false }));
    const text = piece.trim();
    return text ? [{ text, isPhrase: true }] : [];
  });
}

/**
 * Splits at spaces, commas and periods; a period at either end belongs to a name (`.map`, `...`).
 */
function splitWords(piece: string): string[] {
  const trimmed = piece.trim();
  const separators = /^\.|\.$/.test(trimmed) ? /[\s,、。]+/ : /[\s,.、。]+/;
  return trimmed
    .split(separators)
    .map((word) => word.replace(/(?<=[\p{L}\p{N}>)])[:;!?]+$/u, ""))
    .filter((word) => word !== "");
}

/** Lists the forms of a word: as typed, without punctuation, singular or plural, synonyms. */
function listForms({ text, isPhrase }: Part): string[] {
  if (isPhrase) return [text];
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const forms = [text, bare, ...listNumbers(text), ...(SYNONYMS.get(text) ?? [])];
  return [...new Set(forms)].filter((form) => form !== "");
}

/** Adds the forms with ß for ss and the other way round. */
function addSpellings(forms: readonly string[]): string[] {
  return [...new Set([...forms, ...forms.flatMap(listSpellings)])];
}

function listSpellings(word: string): string[] {
  const [start = "", ...rest] = word.split(/ss|ß/);
  if (rest.length > MOST_SHARP_S) return [];
  return rest.reduce<string[]>(
    (heads, part) => heads.flatMap((head) => [`${head}ß${part}`, `${head}ss${part}`]),
    [start],
  );
}

function listNumbers(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  if (/(?:ss|us|is)$/.test(word)) return [];
  if (/(?:[csz]h|[sxz])es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return word.endsWith("s") ? [word.slice(0, -1)] : [`${word}s`];
}
