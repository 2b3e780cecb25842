import { LOCALES, RETIRED_LOCALES } from "~/domain/locale";
import type { Hop } from "../redirect-step";
import { EXTERNAL_FAMILIES } from "./external-families";
import { LANDING_FAMILIES } from "./landing-families";
import { findLocaleAlias, LOCALE_ALIAS_NAMES } from "./locale-aliases";
import type { FundamentalFamily, FundamentalRule } from "./rule";
import { SAMPLE_FAMILIES } from "./sample-families";
import { LATE_FAMILIES } from "./late-families";
import { ZONE_FAMILY } from "./zone-family";

type Family = FundamentalFamily | { name: string; find: (path: string) => Hop | null };

/** In order: the first family with a matching row wins. */
const FAMILIES: readonly Family[] = [
  ...SAMPLE_FAMILIES,
  ...LANDING_FAMILIES,
  ZONE_FAMILY,
  ...EXTERNAL_FAMILIES,
  { name: "locale aliases and retired locales", find: findLocaleAlias },
  ...LATE_FAMILIES,
];

const ANY_LOCALE = [...LOCALES, ...RETIRED_LOCALES, ...LOCALE_ALIAS_NAMES].join("|");
const LOCALE_PREFIX = new RegExp(`^/(${ANY_LOCALE})(?=/|$)`, "i");

/** Old URLs of the site, some of them from before it had documents. */
export function applyFundamentalRules(path: string): Hop | null {
  const locale = LOCALE_PREFIX.exec(path)?.[1] ?? "";
  for (const family of FAMILIES) {
    const hop = "find" in family ? family.find(path) : findRule(family, { path, locale });
    if (hop) return hop;
  }
  return null;
}

interface LocatedPath {
  path: string;
  locale: string;
}

function findRule({ rules }: FundamentalFamily, located: LocatedPath): Hop | null {
  for (const rule of rules) {
    const to = applyRule(rule, located);
    if (to !== null && to !== located.path)
      return { to, status: rule.status, cache: "long" };
  }
  return null;
}

function applyRule(rule: FundamentalRule, { path, locale }: LocatedPath): string | null {
  const prefix = rule.scope === "site" || locale === "" ? "/" : `/${locale}/`;
  if (rule.locales && !rule.locales.includes(locale)) return null;
  if (rule.exceptLocales?.includes(locale)) return null;
  if (!path.startsWith(prefix)) return null;
  const source = path.slice(prefix.length);
  if (!rule.pattern.test(source)) return null;
  // The part behind the match stays; no pattern is global.
  const target = (rule.colonsToSlashes ? source.replaceAll(":", "/") : source).replace(
    rule.pattern,
    rule.to,
  );
  if (target.startsWith("https://")) return target;
  return (rule.scope === "locale" ? prefix : "/") + target;
}
