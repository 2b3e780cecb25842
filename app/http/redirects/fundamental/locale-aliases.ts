import { DEFAULT_LOCALE, RETIRED_LOCALES, type Locale } from "~/domain/locales/locale";
import type { Hop } from "../redirect-step";

/** Aliases of locales, in lower case. */
const ALIASES: ReadonlyMap<string, Locale> = new Map([
  ["en", "en-US"],
  ["en_us", "en-US"],
  ["pt", "pt-BR"],
  ["pt_br", "pt-BR"],
  ["cn", "zh-CN"],
  ["zh", "zh-CN"],
  ["zh-hans", "zh-CN"],
  ["zh_cn", "zh-CN"],
  ["zh-hant", "zh-TW"],
  ["zh_tw", "zh-TW"],
]);

/** Languages that are served without a region: `de-AT` becomes `de`. */
const LANGUAGES_WITH_ANY_REGION: readonly Locale[] = ["de", "es", "fr", "ja", "ko", "ru"];

const ANY_REGION = new RegExp(`^(${LANGUAGES_WITH_ANY_REGION.join("|")})-[a-z]{2}$`, "i");

const RETIRED: ReadonlySet<string> = new Set(
  RETIRED_LOCALES.map((name) => name.toLowerCase()),
);

export const LOCALE_ALIAS_NAMES: readonly string[] = [
  ...ALIASES.keys(),
  ...LANGUAGES_WITH_ANY_REGION.map((language) => `${language}-[a-z]{2}`),
];

/**
 * Redirects a locale alias permanently, `/pt/docs/Web` to pt-BR, and a retired locale temporarily
 * to en-US.
 */
export function findLocaleAlias(path: string): Hop | null {
  const [, name = "", rest = ""] = /^\/([^/]+)(.*)$/s.exec(path) ?? [];
  const locale =
    ALIASES.get(name.toLowerCase()) ?? ANY_REGION.exec(name)?.[1]?.toLowerCase();
  const to = rest === "" ? "/" : rest;
  if (locale !== undefined) return { to: `/${locale}${to}`, status: 301, cache: "long" };
  if (!RETIRED.has(name.toLowerCase())) return null;
  return { to: `/${DEFAULT_LOCALE}${to}`, status: 302, cache: "long" };
}
