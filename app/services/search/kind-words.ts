import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import { foldText } from "~/domain/search/fold-text";
import { KIND_WORDS, type KindWords } from "./language-words";

interface KindRules {
  /** The English kind of each word. */
  kinds: ReadonlyMap<string, string>;
  /** Words between a kind and a name. */
  of: readonly string[];
  /** A name and a kind without a space between them, where the language needs none: `float属性`. */
  joined: RegExp | null;
}

const RULES: ReadonlyMap<string, KindRules> = new Map(
  Object.entries(KIND_WORDS).map(([locale, words]) => [
    locale,
    toRules(words, "isCjk" in LOCALE_ROWS[locale as Locale]),
  ]),
);

function toRules({ of = "", ...words }: KindWords, isCjk: boolean): KindRules {
  const kinds = new Map(
    Object.entries(words).flatMap(([kind, forms]) =>
      foldText(forms)
        .split(" ")
        .map((form) => [form, kind] as const),
    ),
  );
  // The longest first: of a word that ends with another, that other is no kind.
  const endings = [...kinds.keys()].sort((a, b) => b.length - a.length).join("|");
  const joined = isCjk ? new RegExp(`^(.*[!-~]) ?${of}? ?(${endings})$`, "u") : null;
  return { kinds, of: of.split(" "), joined };
}

/**
 * Writes the words for kinds at both ends of a folded query in English, as addresses and `rate-names` have them:
 * `methoden von array` is `method array`, `float属性` is `float properties`.
 */
export function writeKinds(text: string, locales: readonly Locale[]): string {
  return locales.reduce(writeKindsOf, text);
}

function writeKindsOf(text: string, locale: Locale): string {
  const rules = RULES.get(locale);
  if (!rules) return text;
  const { kinds, of, joined } = rules;
  const words = (joined ? text.replace(joined, "$1 $2") : text).split(" ");
  if (words.length === 1) return text;
  const begins = kinds.get(words[0] ?? "");
  const ends = kinds.get(words.at(-1) ?? "");
  const isOf = begins !== undefined && words.length > 2 && of.includes(words[1] ?? "");
  const name = words.slice(begins ? (isOf ? 2 : 1) : 0, ends ? -1 : undefined);
  return [begins, ...name, ends].filter((word) => word !== undefined).join(" ");
}
