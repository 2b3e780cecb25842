import { dirname } from "node:path";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { INHERITED_FACTS, type Page } from "./page";

type SharedFacts = Pick<Page, (typeof INHERITED_FACTS)[number]>;

/** A page without the texts that others of its texts contain. */
interface PackedPage extends Omit<
  Page,
  keyof SharedFacts | "slug" | "folder" | "fallbackFolder" | "path"
> {
  /** Null: those of the en-US page of the same slug. */
  shared: SharedFacts | null;
  /** Null: the rest of the address. */
  slug: string | null;
  /** Null: the file's. */
  folder: string | null;
  /** A number: the file from this character on. */
  path: string | number;
  /** True: that of the en-US page of the same slug. */
  fallbackFolder: string | true | null;
}

export type PackedPages = readonly PackedPage[];

/** Pages per part; a thread holds one as bytes beside its pages. */
const PART_SIZE = 4_000;

/**
 * Packs pages for a thread in parts, because all threads together would keep several times their
 * memory: half of a page's texts are parts of its address and its file.
 */
export function* packPages(pages: readonly Page[]): Generator<PackedPages> {
  const english = indexEnglish(pages);
  for (let from = 0; from < pages.length; from += PART_SIZE)
    yield pages
      .slice(from, from + PART_SIZE)
      .map((page) => packPage(page, english.get(urlKey(page.slug))));
}

function packPage(page: Page, english: Page | undefined): PackedPage {
  const { pageType, status, browserCompat, specUrls, sidebar, ...own } = page;
  const { file, path, folder, fallbackFolder } = page;
  const isShared =
    english !== undefined &&
    english !== page &&
    INHERITED_FACTS.every((name) => page[name] === english[name]);
  const isFallback = fallbackFolder === english?.folder;
  return {
    ...own,
    shared: isShared ? null : { pageType, status, browserCompat, specUrls, sidebar },
    slug: page.url === docUrl(page.locale, page.slug) ? null : page.slug,
    folder: folder === dirname(file) ? null : folder,
    path: file.endsWith(`/${path}`) ? file.length - path.length : path,
    fallbackFolder: isFallback || fallbackFolder,
  };
}

/**
 * Unpacks the parts, en-US pages first. V8 keeps their texts as slices of address and file, and equal
 * words are one string.
 */
export function createUnpacker(): { add(part: PackedPages): void; pages: Page[] } {
  const words = new Map<string, string>();
  const share = (word: string): string => getOrCreate(words, word, () => word);
  const english = new Map<string, Page>();
  const pages: Page[] = [];
  return {
    pages,
    add(part) {
      for (const packed of part) {
        const slug = packed.slug ?? packed.url.slice(docUrl(packed.locale, "").length);
        const page = unpackPage(packed, {
          slug,
          english: english.get(urlKey(slug)),
          share,
        });
        if (page.locale === DEFAULT_LOCALE) english.set(urlKey(slug), page);
        pages.push(page);
      }
    },
  };
}

interface UnpackContext {
  slug: string;
  english: Page | undefined;
  share: (word: string) => string;
}

function unpackPage(
  { shared, ...packed }: PackedPage,
  { slug, english, share }: UnpackContext,
): Page {
  const { file, path, fallbackFolder } = packed;
  const facts = shared ?? english;
  if (!facts) throw new Error(`${packed.url} comes before its en-US page`);
  // Each field by name: with a spread, V8 makes a hidden class for each page, half of its memory.
  return {
    locale: share(packed.locale) as Locale,
    slug,
    url: packed.url,
    title: packed.title,
    shortTitle: packed.shortTitle === packed.title ? packed.title : packed.shortTitle,
    pageType: share(facts.pageType),
    status: facts.status,
    browserCompat: facts.browserCompat,
    specUrls: facts.specUrls,
    sidebar: facts.sidebar,
    banners: packed.banners.length > 0 ? packed.banners : NO_BANNERS,
    generatedFrom: packed.generatedFrom,
    file,
    folder: packed.folder ?? dirname(file),
    fallbackFolder: fallbackFolder === true ? (english?.folder ?? null) : fallbackFolder,
    path: typeof path === "number" ? file.slice(path) : path,
    sourceCommit: packed.sourceCommit,
  };
}

const NO_BANNERS: Page["banners"] = [];

function indexEnglish(pages: readonly Page[]): Map<string, Page> {
  const english = pages.filter(({ locale }) => locale === DEFAULT_LOCALE);
  return new Map(english.map((page) => [urlKey(page.slug), page]));
}
