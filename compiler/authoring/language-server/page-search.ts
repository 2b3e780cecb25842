import { countSegments, docUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { memoizeByObject } from "../../core/memoize";
import type { Page } from "../../core/page";
import type { Site } from "../../core/site";

/** A page that a locale links to by an address of its own, also where English has it alone. */
interface ListedPage {
  page: Page;
  url: string;
  /** Slug in lower case. */
  key: string;
}

const openLists = memoizeByObject(
  (_pages: readonly Page[]) => new Map<Locale, ListedPage[]>(),
);

/** Lists all pages of a locale, those near to the root first; kept until the pages are read anew. */
function listPages({ pages }: Pick<Site, "pages">, locale: Locale): ListedPage[] {
  return getOrCreate(openLists(pages), locale, () => {
    const bySlug = new Map<string, Page>();
    for (const page of pages)
      if (page.locale === DEFAULT_LOCALE) bySlug.set(urlKey(page.slug), page);
    if (locale !== DEFAULT_LOCALE)
      for (const page of pages)
        if (page.locale === locale) bySlug.set(urlKey(page.slug), page);
    return sortByDepth([...bySlug.keys()]).flatMap((key) => {
      const page = bySlug.get(key);
      if (!page) return [];
      const url = page.locale === locale ? page.url : docUrl(locale, page.slug);
      return [{ key, page, url }];
    });
  });
}

/** Sorts slugs in groups, because texts without a comparison of their own are sorted three times as fast. */
function sortByDepth(keys: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const key of keys) (groups[countSegments(key)] ??= []).push(key);
  return groups.flatMap((group) => group.sort());
}

/** Lists the pages of a locale ahead, so that the first completion need not wait for it. */
export function preparePages(site: Pick<Site, "pages">, locale: Locale): void {
  listPages(site, locale);
}

/** Lists the pages below a slug; all for an empty one. */
export function listSectionPages(site: Site, locale: Locale, folder: string): Page[] {
  const prefix = folder === "" ? "" : `${urlKey(folder)}/`;
  return listPages(site, locale)
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ page }) => page);
}

export interface FoundPages {
  found: { url: string; page: Page }[];
  isComplete: boolean;
}

/**
 * Finds pages by the beginning of an address, with or without `/{locale}/docs/`, else by that of its
 * last part at any depth below the others, else by any part.
 */
export function searchPages(
  site: Pick<Site, "pages">,
  { written, locale, most }: { written: string; locale: Locale; most: number },
): FoundPages {
  const [, named = "", rest] =
    /^\/([a-z]{2,3}(?:-[a-z]{2})?)\/docs\/(.*)$/is.exec(written) ?? [];
  const wanted = parseLocale(named) ?? locale;
  const query = urlKey(rest ?? readQuery(written, locale));
  const folder = query.slice(0, query.lastIndexOf("/") + 1);
  const leaf = query.slice(folder.length);
  const findRank = (key: string): 0 | 1 | 2 | null => {
    if (key.startsWith(query)) return 0;
    const isBelow = key.startsWith(folder);
    if (isBelow && key.startsWith(leaf, key.lastIndexOf("/") + 1)) return 1;
    return key.includes(query) ? 2 : null;
  };
  const groups: [ListedPage[], ListedPage[], ListedPage[]] = [[], [], []];
  let count = 0;
  for (const listed of listPages(site, wanted)) {
    const rank = findRank(listed.key);
    if (rank === null) continue;
    count++;
    const group = groups[rank];
    if (group.length < most) group.push(listed);
  }
  const found = groups.flat().slice(0, most);
  return { found, isComplete: count <= found.length };
}

/** Reads a slug; the beginning of `/{locale}/docs/` says nothing yet. */
function readQuery(written: string, locale: Locale): string {
  if (urlKey(docUrl(locale, "")).startsWith(urlKey(written))) return "";
  return written.replace(/^\/(?:docs\/)?/, "");
}
