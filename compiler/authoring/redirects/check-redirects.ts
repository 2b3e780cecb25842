import { parseUrl } from "~/domain/site/parse-url";
import { urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { Redirect } from "../../core/site";
import { followMoves, splitHash, toMoves } from "./algebra";
import { compareFrom, type RedirectFile } from "./redirect-file";

/** Returns a page's address in its own case; null without such a page. */
export type FindUrl = (url: string) => string | null;

/** Returns the fault of an old path in a locale's file; null for a valid one. */
export function findFromFault(
  from: string,
  locale: Locale,
  findUrl: FindUrl,
): string | null {
  const parts = from.split("/");
  if (!from.startsWith("/")) return `"${from}" does not begin with /`;
  if (parts.length < 4 || parts[2] !== "docs" || !parts[3])
    return `"${from}" is not /{locale}/docs/…`;
  if (urlKey(parts[1] ?? "") !== urlKey(locale))
    return `"${from}" is not of the locale ${locale}`;
  if (/[\t\n\r]/.test(from)) return `"${from}" contains a tab or line end`;
  if (from.includes("#")) return `"${from}" contains #`;
  return findUrl(from) === null ? null : `"${from}" is a page`;
}

/** Returns the fault of a target in a locale's file; null for a valid one. */
export function findToFault(to: string, locale: Locale, findUrl: FindUrl): string | null {
  if (to.includes("://"))
    return to.startsWith("https://") && parseUrl(to)
      ? null
      : `"${to}": we only redirect to https://`;
  const [, written = "", docs] = to.split("/");
  const target = parseLocale(written);
  if (!to.startsWith("/") || target === null || /[\t\n\r]/.test(to))
    return `"${to}" has to be external (https://) or start with /{locale}/`;
  if (target !== locale && target !== DEFAULT_LOCALE)
    return `"${to}" leads into another locale than ${locale} or ${DEFAULT_LOCALE}`;
  if (docs === "") return null;
  const { path } = splitHash(to);
  return findUrl(path) === path ? null : `"${to}" is not the address of a page`;
}

/** Lists every fault of a locale's file; equal ones once. `all` holds the pairs of all locales. */
export function listRedirectFaults(
  { pairs, spacedLines }: RedirectFile,
  {
    locale,
    findUrl,
    all,
  }: { locale: Locale; findUrl: FindUrl; all: readonly Redirect[] },
): string[] {
  const moves = toMoves(all);
  const seen = new Set<string>();
  const faults = spacedLines.map(
    (line) => `line ${line} uses spaces instead of a tab as field separator`,
  );
  pairs.forEach((pair, index) => {
    const { from, to } = pair;
    const before = pairs[index - 1];
    if (seen.has(urlKey(from))) faults.push(`"${from}" is there twice`);
    seen.add(urlKey(from));
    if (before && compareFrom(before, pair) > 0)
      faults.push(
        `"${from}" is not in alphabetical order: "${before.from}" is before it`,
      );
    const end = followMoves(from, moves).to;
    if (end === null) faults.push(`"${from}" leads back to itself`);
    else if (end !== to) faults.push(`"${from}" leads to ${end} over ${to}`);
    const [first] = [
      findFromFault(from, locale, findUrl),
      end === to ? findToFault(to, locale, findUrl) : null,
    ].filter((fault) => fault !== null);
    if (first !== undefined) faults.push(first);
  });
  return [...new Set(faults)];
}
