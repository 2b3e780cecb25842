import type {
  AreaFacts,
  AreaPageEntry,
  ContentStore,
  StoredAsset,
} from "~/content-store/content-store";
import { findRedirect } from "~/content-store/find-redirect";
import { toSearchedArea, toSearchedPage } from "~/content-store/searched-page";
import type { AreaKind, AreaPages } from "~/domain/areas/area-page";
import type { HomeChoice, StoredContribution } from "~/domain/areas/home";
import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import { NO_UPDATES } from "~/domain/compat/updates";
import type { Document } from "~/domain/documents/document";
import { isIndexable } from "~/domain/documents/indexable";
import type { Sample } from "~/domain/documents/sample";
import { docUrl, toLeaf, urlKey } from "~/domain/documents/slug";
import { swapLocale, type Locale } from "~/domain/locales/locale";
import type { ContentPackage } from "~/domain/offline/package-areas";
import {
  ROW_KEYS,
  ROW_PARTS,
  type DocumentRow,
  type OutsidePages,
  type PackageIndex,
} from "~/domain/offline/package-format";
import { rankSlug } from "~/domain/search/page-importance";
import { packTitles } from "~/domain/search/titles/title-index";
import { openRows, type DocumentEntry, type RowReader } from "./package-rows";
import { openPackageText } from "./package-text";
import type { BlockReader } from "./read-blocks";

export interface InstalledContent extends Omit<PackageIndex, "rows">, ContentPackage {
  version: string;
}

/** Values of the server's `meta` table. */
interface SiteValues {
  browsers: CompatBrowsers | null;
  home: HomeChoice | null;
  contributions: StoredContribution[] | null;
  /** Null when no area has samples of the site. */
  sample_areas: AreaKind[] | null;
  /** Documents of each language. */
  counts: Partial<Record<Locale, number>>;
  /** Latest change of the documents of each language; packages of former releases have none. */
  latest?: Partial<Record<Locale, string | null>>;
}

export interface PackageContent extends ContentStore {
  /** Notes at once which blocks a document needs, because each look-up would wait for the one before. */
  noteDocument(url: string): void;
  /** Canonical URL of a document of the site that pages may link, here or outside of the package. */
  findLinkedUrl(url: string): string | null;
  /** Whether the site has a page at a path below the locale that the package lacks. */
  isOutside(path: string): boolean;
}

/** A content store over an installed package, for its one language. Look-ups may be pending (read-blocks). */
export function openPackageContent(
  content: InstalledContent,
  blocks: BlockReader,
  keepTitles: (packed: Uint8Array) => void,
): PackageContent {
  const rows = openRows(blocks, content.blocks.length);
  const read = (key: string): unknown => {
    const row = rows.findRow(key);
    return row ? blocks.read(row[0], row[1]) : null;
  };
  const text = openPackageText(content, { rows, read, blocks });
  const readSite = () => read(ROW_KEYS.site) as SiteValues | null;
  const findCanonicalUrl = (url: string) => rows.findDocument(url)?.url ?? null;
  let outside: { urls: Map<string, string>; paths: Set<string> } | null = null;
  /** Packages of former releases have no such record. */
  function readOutside() {
    if (outside) return outside;
    const pages = read(ROW_KEYS.outside) as OutsidePages | null;
    const urls = new Map(pages?.documents.map((url) => [urlKey(url), url]));
    return (outside = { urls, paths: new Set(pages?.areas) });
  }
  const findSamples = (url: string) =>
    read(ROW_KEYS.samples(urlKey(url))) as Sample[] | null;
  const isOwn = (locale: Locale) => locale === content.locale;
  // The form of the server's stores, because pages read the date from it.
  const titlesNumber = content.blocks.length + ROW_PARTS;
  const listSearchPages = (locale: Locale) =>
    isOwn(locale)
      ? rows
          .listDocuments()
          .filter(({ row }) => row[5] === 1)
          .map(({ id, url, row }) => ({ id, url, title: row[2], popularity: row[3] }))
      : [];
  const version = `${Date.parse(content.date).toString(36)}-${content.version}`;
  return {
    version,
    namesVersion: version,
    findCanonicalUrl,
    findDocument(url) {
      const entry = rows.findDocument(url);
      const document = entry && (read(entry.url) as Document | null);
      if (!entry || !document) return null;
      return { document, sidebarId: rows.findSidebarId(entry.row[6]) };
    },
    findModified(url) {
      const own = rows.findDocument(url);
      if (own) return own.row[4];
      // English pages are outside of a package in another language, whose pages know their dates.
      return rows.findDocument(swapLocale(url, content.locale))?.row[7] ?? null;
    },
    findLinkedUrl: (url) =>
      findCanonicalUrl(url) ?? readOutside().urls.get(urlKey(url)) ?? null,
    isOutside: (path) => readOutside().paths.has(path),
    noteDocument(url) {
      const row = rows.noteRow(url) as DocumentRow | undefined;
      const sidebar = row?.[6] ?? null;
      const others =
        sidebar === null ? undefined : rows.noteRow(ROW_KEYS.sidebar(sidebar));
      for (const noted of [row, others]) if (noted) blocks.readLater(noted[0], noted[1]);
    },
    findLiveSample: (url, id) => findSample(findSamples(url), "live", id),
    findInteractiveExample: (url, id) => findSample(findSamples(url), "interactive", id),
    findSidebar(id) {
      const key = rows.findSidebarKey(id);
      if (key === null) return null;
      const sidebar = read(ROW_KEYS.sidebar(key)) as {
        name: string;
        html: string;
      } | null;
      return sidebar && { id, ...sidebar };
    },
    findRedirect: (url) =>
      findRedirect(url, {
        findOwn: (from) =>
          (read(ROW_KEYS.redirects) as Record<string, string> | null)?.[urlKey(from)] ??
          null,
        findCanonicalUrl,
      }),
    findAsset: (url) => toAsset(read(ROW_KEYS.asset(urlKey(url))) as PackedAsset | null),
    findCompatTable: (query) => read(ROW_KEYS.compat(query)) as CompatTable | null,
    readCompatBrowsers: () => readSite()?.browsers ?? {},
    readUpdates: () => NO_UPDATES,
    readSearchIndex: (locale) => ({
      json: isOwn(locale) ? JSON.stringify(listTitles(rows, locale)) : "[]",
      etag: `"${content.version}"`,
    }),
    readTitleIndex(locale) {
      if (!isOwn(locale)) return null;
      const kept = blocks.read(titlesNumber, 0) as Uint8Array | null;
      if (kept) return kept;
      const packed = packTitles(listSearchPages(locale), { locale, isArea: false });
      keepTitles(packed);
      return packed;
    },
    listSearchPages,
    listSearchAreas: () =>
      rows
        .listAreas()
        .flatMap(({ id, url, row: [, , , , , title, outFrom] }) =>
          title === null ? [] : [{ id, url, title, popularity: 0, outFrom }],
        ),
    ...text,
    readDocument(id) {
      const entry = rows.findDocumentById(id);
      return entry ? (read(entry.url) as Document | null) : null;
    },
    readSearchedPage(id) {
      const area = rows.findAreaById(id);
      const { row } = area ?? rows.findDocumentById(id) ?? {};
      const value = row && blocks.readLater(row[0], row[1]);
      // The page of results is made again when all of them are in memory.
      if (!value) return null;
      const kind = area?.row[2];
      return kind === undefined
        ? toSearchedPage(value as Document)
        : toSearchedArea(kind as AreaKind, value);
    },
    listSimilarPages: (locale, slug, limit) =>
      isOwn(locale) ? listSimilarPages(rows.listDocuments(), slug, limit) : [],
    listDocumentUrls: (locale) =>
      isOwn(locale)
        ? rows.listDocuments().map(({ url, row }) => ({ url, modified: row[4] }))
        : [],
    // Tools read it, from the server.
    listMetadata: () => [],
    listChangedDocuments: () => [],
    countDocuments: (locale) => readSite()?.counts[locale] ?? 0,
    findLatestChange: (locale) => readSite()?.latest?.[locale] ?? null,
    countDocumentsBelow: (page) =>
      rows.listDocuments().filter(({ url }) => url === page || url.startsWith(`${page}/`))
        .length,
    findAreaPage<Kind extends AreaKind>(kind: Kind, url: string) {
      const entry = rows.findArea(url);
      if (entry?.row[2] !== kind) return null;
      return read(ROW_KEYS.area(entry.url)) as AreaPages[Kind] | null;
    },
    findAreaUrl: (url) => rows.findArea(url)?.url ?? null,
    listAreaPages: <Kind extends AreaKind>(wanted: Kind): AreaPageEntry<Kind>[] =>
      rows
        .listAreas()
        .filter(({ row: [, , kind] }) => kind === wanted)
        .map(({ url, row: [, , , modified, facts] }) => ({
          url,
          modified,
          facts: facts as AreaFacts[Kind],
        })),
    readContributions: () => readSite()?.contributions ?? [],
    readHomeChoice: () => readSite()?.home ?? null,
    // The page of changes alone lists them, and it needs the server.
    listNewPages: () => [],
    listSampleAreas: () => readSite()?.sample_areas ?? [],
    close: () => undefined,
  };
}

function findSample<Kind extends Sample["kind"]>(
  samples: readonly Sample[] | null,
  kind: Kind,
  id: string,
): Extract<Sample, { kind: Kind }> | null {
  const found = samples?.find((sample) => sample.kind === kind && sample.id === id);
  return (found as Extract<Sample, { kind: Kind }> | undefined) ?? null;
}

interface PackedAsset {
  contentType: string;
  etag: string;
  /** In Base64. */
  body: string;
}

function toAsset(stored: PackedAsset | null): StoredAsset | null {
  if (!stored) return null;
  const body = Uint8Array.from(atob(stored.body), (each) => each.charCodeAt(0));
  return { ...stored, body };
}

/** The quick-search index, in the order of the compiler's (compiler/output/write-search-indexes). */
function listTitles({ listDocuments }: RowReader, locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const start = docUrl(locale, "").length;
  return listDocuments()
    .filter(({ url }) => isIndexable(url.slice(start)))
    .map(({ url, row: [, , title, popularity] }) => ({
      title,
      url,
      popularity,
      rank: rankSlug(url.slice(start)),
      depth: url.split("/").length,
    }))
    .sort(
      (a, b) =>
        b.popularity - a.popularity ||
        a.rank - b.rank ||
        a.depth - b.depth ||
        compare(a.title, b.title),
    )
    .map(({ title, url }) => ({ title, url }));
}

/** Pages with the same last segment, shortest address first. */
function listSimilarPages(
  documents: readonly DocumentEntry[],
  slug: string,
  limit: number,
) {
  const leaf = toLeaf(slug).toLowerCase();
  return documents
    .filter(({ url }) => url.toLowerCase().endsWith(`/${leaf}`))
    .sort((a, b) => a.url.length - b.url.length)
    .slice(0, limit)
    .map(({ url, row: [, , title] }) => ({ url, title }));
}
