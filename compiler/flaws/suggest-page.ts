import { toLeaf } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { memoizeByObject } from "../core/memoize";
import type { Page } from "../core/page";
import type { Site } from "../core/site";

/** Pages move by a level or two; a page farther away only shares the name. */
const MAX_LEVELS_MOVED = 2;

type PagesByName = Map<string, Page[]>;

/**
 * Finds the page that a broken documentation link (decoded, without fragment) most likely
 * means: one with the same last segment, ignoring case, and the most other segments in common.
 */
export function suggestPage(url: string, site: Site): Page | null {
  const segments = url.toLowerCase().split("/").filter(Boolean);
  site.noteNameUse(segments.at(-1) ?? "");
  const locale = parseLocale(segments[0] ?? "") ?? DEFAULT_LOCALE;
  const candidates = [...new Set([DEFAULT_LOCALE, locale])].flatMap(
    (each) => indexByName(site.listLocale(each)).get(segments.at(-1) ?? "") ?? [],
  );
  const reachable = candidates.filter(
    (page) => Math.abs(countLevels(page) - (segments.length - 2)) <= MAX_LEVELS_MOVED,
  );
  return pickBest(reachable, (page) => rate(page, segments, locale));
}

/** Built at the first broken link, and again when a page of the locale has changed. */
const indexByName = memoizeByObject((pages: readonly Page[]) => {
  const index: PagesByName = new Map();
  for (const page of pages) {
    const name = toLeaf(page.slug).toLowerCase();
    getOrCreate(index, name, () => []).push(page);
  }
  return index;
});

/** Rates shared segments highest, then the locale, then the shorter path. */
function rate(page: Page, segments: readonly string[], locale: Locale): number {
  const own = page.slug.toLowerCase().split("/");
  const shared = own.filter((segment) => segments.includes(segment)).length;
  return shared * 100 + (page.locale === locale ? 50 : 0) - own.length;
}

function countLevels(page: Page): number {
  return page.slug.split("/").length;
}

function pickBest(pages: readonly Page[], rate: (page: Page) => number): Page | null {
  let best: Page | null = null;
  let bestRating = -Infinity;
  for (const page of pages) {
    const rating = rate(page);
    if (rating > bestRating) [best, bestRating] = [page, rating];
  }
  return best;
}
