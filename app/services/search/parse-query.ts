import { foldText } from "~/domain/search/fold-text";

/** What a query asks for, folded. */
export interface ParsedQuery {
  /** The whole query without its quotation marks: perhaps the name of a page. */
  text: string;
  /** What titles are compared with: words with their signs, phrases whole. Each in its forms. */
  words: readonly (readonly string[])[];
  /** What texts must have: words of letters and digits only. Each in its forms. */
  terms: readonly (readonly string[])[];
}

/** They are in every text. Small words that carry a meaning here (not, of, in, is) stay. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as be but by into or such that the their then there these they was will".split(
    " ",
  ),
);

/** What people say, and what the pages say. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["a11y", ["accessibility"]],
  ["i18n", ["internationalization"]],
  ["js", ["javascript"]],
  ["l10n", ["localization"]],
  ["regex", ["regexp", "regular expression", "regular expressions"]],
  ["wasm", ["webassembly"]],
]);

const MOST_WORDS = 32;
const QUOTATION_MARKS = /["“”„]/;

/** Reads a query as a reader means it: words, and phrases in quotation marks. */
export function parseQuery(query: string): ParsedQuery {
  const parts = splitParts(foldText(query)).slice(0, MOST_WORDS);
  const telling = parts.filter((part) => part.isPhrase || !STOP_WORDS.has(part.text));
  const kept = telling.length > 0 ? telling : parts;
  const words = kept.map(listForms);
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

/** An unclosed quotation mark quotes nothing. */
function splitParts(folded: string): Part[] {
  const pieces = folded.split(QUOTATION_MARKS);
  return pieces.flatMap((piece, index): Part[] => {
    const isPhrase = index % 2 === 1 && index < pieces.length - 1;
    if (!isPhrase) return splitWords(piece).map((text) => ({ text, isPhrase: false }));
    const text = piece.trim();
    return text ? [{ text, isPhrase: true }] : [];
  });
}

/** At spaces, commas and periods; a period at either end is part of a name, as in `.map` or `...`. */
function splitWords(piece: string): string[] {
  const trimmed = piece.trim();
  const separators = /^\.|\.$/.test(trimmed) ? /[\s,、。]+/ : /[\s,.、。]+/;
  return trimmed
    .split(separators)
    .map((word) => word.replace(/(?<=[\p{L}\p{N}>)])[:;!?]+$/u, ""))
    .filter((word) => word !== "");
}

/** A word, and what is as good: without signs, its other number, other names of the thing. */
function listForms({ text, isPhrase }: Part): string[] {
  if (isPhrase) return [text];
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const forms = [text, bare, ...listNumbers(text), ...(SYNONYMS.get(text) ?? [])];
  return [...new Set(forms)].filter((form) => form !== "");
}

function listNumbers(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  if (/(?:ss|us|is)$/.test(word)) return [];
  if (/(?:[csz]h|[sxz])es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  return word.endsWith("s") ? [word.slice(0, -1)] : [`${word}s`];
}
