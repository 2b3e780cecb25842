import type { Locale } from "~/domain/locales/locale";
import { foldText, QUOTATION_MARKS } from "~/domain/search/fold-text";
import { writeKinds } from "./kind-words";
import { listWordForms } from "./word-forms";

/** A parsed query, folded. */
export interface ParsedQuery {
  /** The whole query without quotation marks, a possible page name. */
  text: string;
  /** The same with words for kinds of pages in English: `array methoden` as `array method`. */
  kindText: string;
  /** Words with punctuation, and whole phrases, to compare with titles. Each as a list of forms. */
  words: readonly (readonly string[])[];
  /** Words of letters and digits, to look up in texts. Each as a list of forms. */
  terms: readonly (readonly string[])[];
  /** Whether the last of the words is being typed, so that others may begin with it. */
  isLastBegun: boolean;
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

/** A letter that some readers and keyboards write as two. */
type Spelling = readonly [plain: string, letter: string];

/** Letters that stay when text is folded. */
const SPELLINGS: Readonly<Partial<Record<Locale, readonly Spelling[]>>> = {
  de: [["ss", "ß"]],
  fr: [
    ["oe", "œ"],
    ["ae", "æ"],
  ],
};
/** Umlauts, which are folded to their vowels. */
const UMLAUTS: readonly Spelling[] = [
  ["ae", "ä"],
  ["oe", "ö"],
  ["ue", "ü"],
];
/**
 * A word with `ue` is looked up as one with `ü` if so many times more pages have that one: `queue` and
 * `value` are other words.
 */
const TIMES_MORE = 10;

const MOST_WORDS = 32;
/** Places where a word may be spelled in two ways. */
const DOUBTFUL = /ss|ß|oe|œ|ae|æ|ue/g;
/** Beyond it, a word is only looked up as typed, because each place doubles its forms. */
const MOST_DOUBTFUL = 3;

/** Counts the pages with one of these forms of a word. */
export type CountTerm = (forms: readonly string[]) => number;

/**
 * Parses a query into words and quoted phrases, for pages in these languages.
 * @param countTerm Tells how German words are spelt; without it, they are looked up as typed.
 */
export function parseQuery(
  query: string,
  locales: readonly Locale[] = [],
  countTerm: CountTerm = () => 0,
): ParsedQuery {
  return parse(query, { locales, countTerm, isTyped: false });
}

/** Parses what is being typed: the last word, if nothing follows it, may be a beginning. */
export function parseTyped(
  query: string,
  locale: Locale,
  countTerm: CountTerm,
): ParsedQuery {
  const isTyped = /[\p{L}\p{N}]$/u.test(query);
  return parse(query, { locales: [locale], countTerm, isTyped });
}

interface ParseOptions {
  locales: readonly Locale[];
  countTerm: CountTerm;
  isTyped: boolean;
}

function parse(
  query: string,
  { locales, countTerm, isTyped }: ParseOptions,
): ParsedQuery {
  const isGerman = locales.includes("de");
  const spelled = isGerman ? splitParts(foldText(spellUmlauts(query))) : [];
  const parts = splitParts(foldText(query))
    .slice(0, MOST_WORDS)
    .map((part, at) => ({ ...part, spelled: spelled[at]?.text ?? part.text }));
  const begun = isTyped ? parts.at(-1) : undefined;
  const telling = parts.filter(
    (part) => part.isPhrase || part === begun || !STOP_WORDS.has(part.text),
  );
  const kept = telling.length > 0 ? telling : parts;
  const spellings = locales.flatMap((locale) => SPELLINGS[locale] ?? []);
  const words = kept.map((part) => {
    if ((part.spelled.match(DOUBTFUL)?.length ?? 0) > MOST_DOUBTFUL)
      return listForms(part, locales);
    const typed = [part.text, part.spelled].flatMap((text) =>
      listForms({ ...part, text }, locales),
    );
    const forms = spellings.reduce(addSpelling, [...new Set(typed)]);
    return isGerman ? addUmlauts(forms, countTerm) : forms;
  });
  const text = foldText(query.replace(QUOTATION_MARKS, " "));
  return {
    text,
    kindText: writeKinds(text, locales),
    words,
    terms: words.filter((forms) => forms.some((form) => /[\p{L}\p{N}]/u.test(form))),
    isLastBegun: begun !== undefined,
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
function listForms({ text, isPhrase }: Part, locales: readonly Locale[]): string[] {
  if (isPhrase) return [text];
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const forms = [
    text,
    bare,
    ...listWordForms(text, locales),
    ...(SYNONYMS.get(text) ?? []),
  ];
  return [...new Set(forms)].filter((form) => form !== "");
}

/** Writes `oe` for `ö` as in addresses and code, where pages may have it too. */
function spellUmlauts(query: string): string {
  return UMLAUTS.reduce(
    (text, [plain, letter]) => text.replaceAll(letter, plain),
    query.normalize("NFC").toLowerCase(),
  );
}

/** Adds the forms with the letter for the plain ones and the other way round. */
function addSpelling(forms: string[], [plain, letter]: Spelling): string[] {
  const separator = new RegExp(`${plain}|${letter}`);
  const ways = [letter, plain];
  return [
    ...new Set([...forms, ...forms.flatMap((form) => vary(form, separator, ways))]),
  ];
}

function addUmlauts(forms: string[], countTerm: CountTerm): string[] {
  const all = UMLAUTS.reduce(
    (list, [plain]) =>
      list.flatMap((form) => [form, ...vary(form, plain, [plain, plain.slice(0, 1)])]),
    forms,
  );
  const added = [...new Set(all)].filter((form) => !forms.includes(form));
  if (added.length === 0) return forms;
  const isMeant = countTerm(added) > TIMES_MORE * countTerm(forms);
  return isMeant ? [...forms, ...added] : forms;
}

/** Lists the forms of a word in which each part at the separator is written in one of these ways. */
function vary(
  word: string,
  separator: string | RegExp,
  ways: readonly string[],
): string[] {
  const [start = "", ...rest] = word.split(separator);
  return rest.reduce<string[]>(
    (heads, part) => heads.flatMap((head) => ways.map((way) => head + way + part)),
    [start],
  );
}
