import { getAreaTopic, getSearchTopic, type SearchTopic } from "../search-topics";
import { foldText } from "../fold-text";
import { LAST_SLUG_RANK, rankSlug } from "../page-importance";
import type { Locale } from "../../locales/locale";
import type { Columns, NamedColumns, Texts } from "./columns";

/** A page as the store lists it. */
export interface TitledPage {
  /** The page's id in the store. */
  id: number;
  title: string;
  url: string;
  popularity: number;
}

/** The pages of one index: documents, or the pages of areas, of one locale. */
export interface IndexedKind {
  locale: Locale;
  isArea: boolean;
}

/** Texts that searches compare. */
export interface ComparedTexts {
  /** The title, folded in place. */
  folded: string;
  /** The slug in lower case with spaces, whose words describe the page's place. */
  place: string;
  /** Lower case; for a page of an area, the path after the locale. */
  slug: string;
}

export interface IndexedPage extends TitledPage, IndexedKind, ComparedTexts {
  topic: SearchTopic;
  /** Rank of the page type (rankSlug); areas come last. */
  slugRank: number;
}

/** Derives what searches compare of a page. */
function toIndexed(
  { id, title, url, popularity }: TitledPage,
  { locale, isArea }: IndexedKind,
): IndexedPage {
  const { folded, place, slug } = toComparedTexts({ title, url }, { locale, isArea });
  return {
    id,
    title,
    url,
    popularity,
    locale,
    isArea,
    slug,
    topic: isArea ? getAreaTopic(url) : getSearchTopic(url),
    folded,
    slugRank: isArea ? LAST_SLUG_RANK : rankSlug(toPath(url, { locale, isArea })),
    place,
  };
}

/** Derives the texts alone, which is all that packing needs of 25,000 pages. */
export function toComparedTexts(
  { title, url }: Pick<TitledPage, "title" | "url">,
  kind: IndexedKind,
): ComparedTexts {
  const slug = toPath(url, kind).toLowerCase();
  return { folded: foldText(title), place: slug.replace(/[/_]/g, " "), slug };
}

function toPath(url: string, { locale, isArea }: IndexedKind): string {
  return url.slice((isArea ? `/${locale}/` : `/${locale}/docs/`).length);
}

/** Packs pages in columns; a page has the same place in each. */
export function packPages(pages: readonly TitledPage[]): NamedColumns {
  return {
    ids: Uint32Array.from(pages, ({ id }) => id),
    titles: pages.map(({ title }) => title),
    urls: pages.map(({ url }) => url),
    popularities: Float64Array.from(pages, ({ popularity }) => popularity),
  };
}

export interface IndexedPages {
  count: number;
  /** Returns the same object each time, made at the first call. */
  read(at: number): IndexedPage;
  find(id: number): IndexedPage | undefined;
  /** Lists the pages directly below this URL, of the first MOST_BELOW pages there. */
  listBelow(url: string): IndexedPage[];
}

/** More pages are below areas alone: limits the cost of a query. */
const MOST_BELOW = 1_000;

/** Opens packed pages; each is made at its first read, because a query needs few of them. */
export function openPages(columns: Columns, kind: IndexedKind): IndexedPages {
  const ids = columns.numbers("ids");
  const titles = columns.texts("titles");
  const urls = columns.texts("urls");
  const popularities = columns.fractions("popularities");
  const places = indexIds(ids);
  const made: (IndexedPage | undefined)[] = [];
  const read = (at: number): IndexedPage =>
    (made[at] ??= toIndexed(
      {
        id: ids[at] ?? 0,
        title: titles.read(at),
        url: urls.read(at),
        popularity: popularities[at] ?? 0,
      },
      kind,
    ));
  return {
    count: ids.length,
    read,
    listBelow(url) {
      const start = `${url}/`;
      const found: IndexedPage[] = [];
      let at = findFirst(urls, start);
      for (const end = at + MOST_BELOW; at < end; at += 1) {
        const below = at < urls.length ? urls.read(at) : "";
        if (!below.startsWith(start)) break;
        if (!below.includes("/", start.length)) found.push(read(at));
      }
      return found;
    },
    find(id) {
      const place = places.table[id - places.first] ?? 0;
      return place === 0 ? undefined : read(place - 1);
    },
  };
}

/** Returns the number of the first of these texts, which are in ascending order, that is not before `text`. */
function findFirst({ length, read }: Texts, text: string): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (read(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Maps ids, which are dense, to places: 0 for an id of no page, else the place plus one. */
function indexIds(ids: Uint32Array): { first: number; table: Uint32Array } {
  let first = Infinity;
  let last = 0;
  for (const id of ids) {
    first = Math.min(first, id);
    last = Math.max(last, id);
  }
  const table = new Uint32Array(ids.length === 0 ? 0 : last - first + 1);
  for (const [at, id] of ids.entries()) table[id - first] = at + 1;
  return { first, table };
}
