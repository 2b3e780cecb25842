import { LOCALES, RETIRED_LOCALES } from "~/domain/locales/locale";
import { splitFragment } from "../encode-location";
import type { Hop } from "../redirect-step";
import { EXTERNAL_FAMILIES } from "./external-families";
import { LANDING_FAMILIES, ZONE_FAMILY } from "./landing-families";
import { findLocaleAlias, LOCALE_ALIAS_NAMES } from "./locale-aliases";
import type { FundamentalFamily, FundamentalRule } from "./rule";
import { SAMPLE_FAMILIES } from "./sample-families";
import { LATE_FAMILIES } from "./late-families";

/** In order of precedence: the first family with a matching rule wins. */
const FAMILIES: readonly ((located: LocatedPath) => Hop | null)[] = [
  ...[...SAMPLE_FAMILIES, ...LANDING_FAMILIES, ZONE_FAMILY].map(toSearch),
  ...EXTERNAL_FAMILIES.map(toSearch),
  ({ path }) => findLocaleAlias(path),
  ...LATE_FAMILIES.map(toSearch),
];

const ANY_LOCALE = [...LOCALES, ...RETIRED_LOCALES, ...LOCALE_ALIAS_NAMES].join("|");
const LOCALE_PREFIX = new RegExp(`^/(${ANY_LOCALE})(?=/|$)`, "i");

/** Redirects old URLs of the site, some of them older than the `docs` section. */
export function applyFundamentalRules(path: string): Hop | null {
  const locale = LOCALE_PREFIX.exec(path)?.[1] ?? "";
  for (const find of FAMILIES) {
    const hop = find({ path, locale });
    if (hop) return hop;
  }
  return null;
}

interface LocatedPath {
  path: string;
  locale: string;
}

/** Tests one joined pattern per family first, because nearly no request matches. */
function toSearch(family: FundamentalFamily): (located: LocatedPath) => Hop | null {
  const anyPattern = joinPatterns(family.rules.map(({ pattern }) => pattern));
  return (located) => {
    const sources = [readSource(located, "site"), readSource(located, "locale")];
    const isCandidate = sources.some(
      (source) => source !== null && anyPattern.test(source),
    );
    return isCandidate ? findRule(family, located) : null;
  };
}

/** Returns a pattern that matches whenever one of the patterns does. */
function joinPatterns(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), "i");
}

function findRule({ rules }: FundamentalFamily, located: LocatedPath): Hop | null {
  for (const rule of rules) {
    const target = applyRule(rule, located);
    if (target === null || target === located.path) continue;
    const [to, fragment] = rule.to.includes("#") ? splitFragment(target) : [target];
    return { to, fragment, status: rule.status, cache: "long" };
  }
  return null;
}

function applyRule(rule: FundamentalRule, located: LocatedPath): string | null {
  const { locale } = located;
  if (rule.locales && !rule.locales.includes(locale)) return null;
  if (rule.exceptLocales?.includes(locale)) return null;
  const source = readSource(located, rule.scope);
  if (source === null || !rule.pattern.test(source)) return null;
  // Replaces the match only; the rest of the path stays because no pattern is global.
  const target = (rule.colonsToSlashes ? source.replaceAll(":", "/") : source).replace(
    rule.pattern,
    rule.to,
  );
  if (target.startsWith("https://")) return target;
  return (rule.scope === "locale" ? toPrefix(located, rule.scope) : "/") + target;
}

/**
 * Returns the part of the path that patterns of this scope test; null when the path ends after its
 * locale.
 */
function readSource(
  located: LocatedPath,
  scope: FundamentalRule["scope"],
): string | null {
  const prefix = toPrefix(located, scope);
  return located.path.startsWith(prefix) ? located.path.slice(prefix.length) : null;
}

function toPrefix({ locale }: LocatedPath, scope: FundamentalRule["scope"]): string {
  return scope === "site" || locale === "" ? "/" : `/${locale}/`;
}
