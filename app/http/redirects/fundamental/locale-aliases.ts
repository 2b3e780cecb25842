import {
  DEFAULT_LOCALE,
  LOCALES,
  RETIRED_LOCALES,
  type Locale,
} from "~/domain/locales/locale";
import type { Hop } from "../redirect-step";

/** Names that no rule makes. */
const ODD_NAMES: readonly (readonly [string, Locale])[] = [
  ["cn", "zh-CN"],
  ["zh-hans", "zh-CN"],
  ["zh-hant", "zh-TW"],
];

/**
 * Other names of a locale, lower-case: with an underscore (`pt_br`), and without its region, where
 * the first locale of a language stands for it (`zh`).
 */
const ALIASES: ReadonlyMap<string, Locale> = new Map([
  ...ODD_NAMES,
  ...LOCALES.filter(hasRegion).flatMap((locale): [string, Locale][] => {
    const name = locale.toLowerCase();
    const [language = ""] = name.split("-", 1);
    const isFirst = LOCALES.find((each) => each.startsWith(`${language}-`)) === locale;
    const underscored: [string, Locale] = [name.replace("-", "_"), locale];
    return isFirst ? [[language, locale], underscored] : [underscored];
  }),
]);

/** Languages that are served without a region: `de-AT` reads `de`. */
const LANGUAGES_WITH_ANY_REGION = LOCALES.filter((locale) => !hasRegion(locale));

const ANY_REGION = new RegExp(`^(${LANGUAGES_WITH_ANY_REGION.join("|")})-[a-z]{2}$`, "i");

const RETIRED: ReadonlySet<string> = new Set(
  RETIRED_LOCALES.map((name) => name.toLowerCase()),
);

export const LOCALE_ALIAS_NAMES: readonly string[] = [
  ...ALIASES.keys(),
  ...LANGUAGES_WITH_ANY_REGION.map((language) => `${language}-[a-z]{2}`),
];

function hasRegion(locale: Locale): boolean {
  return locale.includes("-");
}

/** `/pt/docs/Web` leads to pt-BR for good, a retired locale to en-US until it comes back. */
export function findLocaleAlias(path: string): Hop | null {
  const [, name = "", rest = ""] = /^\/([^/]+)(.*)$/s.exec(path) ?? [];
  const locale =
    ALIASES.get(name.toLowerCase()) ?? ANY_REGION.exec(name)?.[1]?.toLowerCase();
  const to = rest === "" ? "/" : rest;
  if (locale !== undefined) return { to: `/${locale}${to}`, status: 301, cache: "long" };
  if (!RETIRED.has(name.toLowerCase())) return null;
  return { to: `/${DEFAULT_LOCALE}${to}`, status: 302, cache: "long" };
}
