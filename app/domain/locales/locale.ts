interface LocaleRow {
  /** The language's name in that language. */
  name: string;
  /** Written in Latin letters; others need fonts of their own (styles/other-scripts.css). */
  isLatin?: true;
  /** Chinese, Japanese, Korean: set in the reader's own fonts, and cut into pieces for search. */
  isCjk?: true;
  /** Accents other than umlauts in nearly every sentence: set in the western fonts (styles/tokens.css). */
  hasAccents?: true;
  /** Its pages are machine translations, whose typical errors differ from those of people. */
  isMachineTranslated?: true;
}

/** The locales that the site is served in, in the order of menus (docs/guides/locale.md). */
const ROWS = {
  "en-US": { name: "English (US)", isLatin: true },
  de: { name: "Deutsch", isLatin: true, isMachineTranslated: true },
  es: { name: "Español", isLatin: true, hasAccents: true },
  fr: { name: "Français", isLatin: true, hasAccents: true },
  ja: { name: "日本語", isCjk: true },
  ko: { name: "한국어", isCjk: true },
  "pt-BR": { name: "Português (do Brasil)", isLatin: true, hasAccents: true },
  ru: { name: "Русский" },
  "zh-CN": { name: "中文 (简体)", isCjk: true },
  "zh-TW": { name: "正體中文 (繁體)", isCjk: true },
} as const satisfies Readonly<Record<string, LocaleRow>>;

export type Locale = keyof typeof ROWS;

export const DEFAULT_LOCALE: Locale = "en-US";

export const LOCALE_ROWS: Readonly<Record<Locale, LocaleRow>> = ROWS;
export const LOCALES = Object.keys(LOCALE_ROWS) as unknown as readonly [
  Locale,
  ...Locale[],
];

/** Codes of the languages in ISO 639-3, which archives want. Apart from the rows, because browsers have those. */
export const ISO3: Readonly<Record<Locale, string>> = {
  "en-US": "eng",
  de: "deu",
  es: "spa",
  fr: "fra",
  ja: "jpn",
  ko: "kor",
  "pt-BR": "por",
  ru: "rus",
  "zh-CN": "zho",
  "zh-TW": "zho",
};

/** Known languages without translations; their URLs redirect to the default locale. */
export const RETIRED_LOCALES = [
  "ar",
  "bg",
  "bn",
  "ca",
  "el",
  "fa",
  "fi",
  "he",
  "hi-IN",
  "hu",
  "id",
  "it",
  "kab",
  "ms",
  "my",
  "nl",
  "pl",
  "pt-PT",
  "sv-SE",
  "th",
  "tr",
  "uk",
  "vi",
] as const;

/** Retired locales that clients of the API may still name (server contract, 6.1 and 9.1). */
export const RETIRED_API_LOCALES = ["pl"] as const satisfies readonly RetiredLocale[];

type RetiredLocale = (typeof RETIRED_LOCALES)[number];

const BY_LOWER_CASE = new Map<string, Locale>(
  LOCALES.map((locale) => [locale.toLowerCase(), locale]),
);

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(LOCALE_ROWS, value);
}

/** The locale of a path segment or folder name, ignoring case (`pt-br`), or null. */
export function parseLocale(value: string): Locale | null {
  return BY_LOWER_CASE.get(value.toLowerCase()) ?? null;
}

/** The locale of an absolute path's first segment, or null. */
export function parsePathLocale(path: string): Locale | null {
  return parseLocale(path.split("/", 2)[1] ?? "");
}

/** The locale of a route's `$locale` parameter; the default one for any other value. */
export function readLocale(params: Readonly<Record<string, string | undefined>>): Locale {
  return parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE;
}

/** Replaces the locale of a path: `/de/docs/Web` becomes `/fr/docs/Web`, `/` becomes `/fr`. */
export function swapLocale(path: string, locale: Locale): string {
  return path.replace(/^\/[^/]*/, `/${locale}`);
}
