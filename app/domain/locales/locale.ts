/** The locales of the site, in menu order. */
export const LOCALES = [
  "en-US",
  "de",
  "es",
  "fr",
  "ja",
  "ko",
  "pt-BR",
  "ru",
  "zh-CN",
  "zh-TW",
] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en-US";

/** Each language's name in that language. */
export const NATIVE_NAMES: Readonly<Record<Locale, string>> = {
  "en-US": "English (US)",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  ko: "한국어",
  "pt-BR": "Português (do Brasil)",
  ru: "Русский",
  "zh-CN": "中文 (简体)",
  "zh-TW": "正體中文 (繁體)",
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

const BY_LOWER_CASE = new Map<string, Locale>(
  LOCALES.map((locale) => [locale.toLowerCase(), locale]),
);

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

/** The locale of a path segment or folder name, ignoring case (`pt-br`), or null. */
export function parseLocale(value: string): Locale | null {
  return BY_LOWER_CASE.get(value.toLowerCase()) ?? null;
}
