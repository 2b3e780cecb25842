import type Database from "better-sqlite3";
import type { AreaKind } from "~/domain/areas/area-page";
import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import { NO_UPDATES, type CompatUpdates } from "~/domain/compat/updates";
import type { Document } from "~/domain/documents/document";
import type { HomeChoice, StoredContribution } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import type { Sample } from "~/domain/documents/sample";
import { urlKey } from "~/domain/documents/slug";
import type {
  ChangedDocument,
  ContentStore,
  ListedFacts,
  NewPage,
  PageLink,
  SearchPage,
  StoredAsset,
  StoredSidebar,
} from "./content-store";
import { openAreaPages } from "./area-reader.server";
import { ContentStoreError } from "./errors";
import { findRedirect } from "./find-redirect";
import { openFullText, type FullText } from "./full-text.server";
import { openStoreFile, readMeta } from "./open-store-file.server";
import { unpackJson } from "./packed-json.server";
import { SEARCH_PAGES_SQL, urlLeaf } from "./schema";
import { toSearchedPage } from "./searched-page";

/** Opens a finished store read-only. Throws ContentStoreError when it can't be used. */
export function openContentStore(file: string): ContentStore {
  const database = openStoreFile(file);
  const select = prepareOrClose(database, file);
  const fullText = openFullText(database);
  let browsers: CompatBrowsers | null = null;
  const findCanonicalUrl = keepLast((url) => select.url.get(urlKey(url))?.url ?? null);
  const readDocument = (id: number): Document | null => {
    const row = select.documentById.get(id);
    return row ? (unpackJson(row.document) as Document) : null;
  };
  const { readSearchedArea, ...areaPages } = select.areaPages;
  return {
    version: select.version,
    namesVersion: select.namesVersion,
    findCanonicalUrl,
    findDocument(url) {
      const row = select.document.get(urlKey(url));
      if (!row) return null;
      return {
        document: unpackJson(row.document) as Document,
        sidebarId: row.sidebar_id,
      };
    },
    findModified: (url) => select.modified.get(urlKey(url))?.modified ?? null,
    findLiveSample: (pageUrl, id) => findSample(select.sample, "live", { pageUrl, id }),
    findInteractiveExample: (pageUrl, id) =>
      findSample(select.sample, "interactive", { pageUrl, id }),
    findSidebar: (id) => select.sidebar.get(id) ?? null,
    findRedirect: (url) =>
      findRedirect(url, {
        findOwn: (from) => select.redirect.get(urlKey(from))?.target ?? null,
        findCanonicalUrl,
      }),
    findAsset: (url) => select.asset.get(urlKey(url)) ?? null,
    findCompatTable(query) {
      const row = select.compat.get(query);
      return row ? (unpackJson(row.data) as CompatTable) : null;
    },
    // Cached because all tables share one list and the store never changes.
    readCompatBrowsers: () =>
      (browsers ??= JSON.parse(readMeta(database, "browsers") ?? "{}") as CompatBrowsers),
    readUpdates() {
      const row = select.updates.get();
      return row ? (unpackJson(row.data) as CompatUpdates) : NO_UPDATES;
    },
    readSearchIndex: (locale) =>
      select.searchIndex.get(locale) ?? { json: "[]", etag: '"empty"' },
    readTitleIndex: (locale) => select.titleIndex.get(locale)?.data ?? null,
    listSearchPages: (locale) => select.searchPages.all(locale),
    countText: fullText.countText,
    listText: fullText.listText,
    rateText: fullText.rateText,
    readDocument,
    readSearchedPage(id) {
      const document = readDocument(id);
      return document ? toSearchedPage(document) : readSearchedArea(id);
    },
    listSimilarPages: (locale, slug, limit) =>
      listSimilarPages({ database, fullText }, { locale, slug, limit }),
    listDocumentUrls: (locale) => select.urls.all(locale),
    listMetadata: (locale) =>
      select.metadata.all(locale).map(({ url: mdn_url, listed, ...facts }) => ({
        mdn_url,
        locale,
        ...facts,
        ...(JSON.parse(listed) as ListedFacts),
      })),
    listChangedDocuments: (url, limit) => select.changed.all({ ...toRange(url), limit }),
    countDocuments: (locale) => select.count.get(locale)?.count ?? 0,
    findLatestChange: (locale) => select.latest.get(locale)?.latest ?? null,
    countDocumentsBelow: (url) => select.countBelow.get(toRange(url))?.count ?? 0,
    ...areaPages,
    readContributions: () =>
      JSON.parse(readMeta(database, "contributions") ?? "[]") as StoredContribution[],
    readHomeChoice: () =>
      JSON.parse(readMeta(database, "home") ?? "null") as HomeChoice | null,
    listNewPages: () => JSON.parse(readMeta(database, "new_pages") ?? "[]") as NewPage[],
    listSampleAreas: () =>
      JSON.parse(readMeta(database, "sample_areas") ?? "[]") as AreaKind[],
    close: () => database.close(),
  };
}

/** A page and its descendants, whose URLs start with its own and "/"; "0" follows "/" in ASCII. */
interface UrlRange {
  url: string;
  from: string;
  to: string;
}

function toRange(url: string): UrlRange {
  return { url, from: `${url}/`, to: `${url}0` };
}

/** Remembers the last result, because one request looks its page up several times. */
function keepLast<Found>(find: (url: string) => Found): (url: string) => Found {
  let last: { url: string; found: Found } | null = null;
  return (url) => {
    if (last?.url !== url) last = { url, found: find(url) };
    return last.found;
  };
}

/** Closes the file when tables are missing or broken in spite of the right format. */
function prepareOrClose(database: Database.Database, file: string) {
  try {
    return prepareSelects(database);
  } catch (error) {
    database.close();
    throw new ContentStoreError(file, "is not a content store", { cause: error });
  }
}

function prepareSelects(database: Database.Database) {
  return {
    version: readMeta(database, "version") ?? "",
    namesVersion: readMeta(database, "names_version") ?? "",
    areaPages: openAreaPages(database),
    document: database.prepare<
      [string],
      { document: Uint8Array; sidebar_id: number | null }
    >(
      `SELECT document, sidebar_id FROM documents
       LEFT JOIN document_sidebars ON document_id = id WHERE url_key = ?`,
    ),
    documentById: database.prepare<[number], { document: Uint8Array }>(
      "SELECT document FROM documents WHERE id = ?",
    ),
    searchPages: database.prepare<[string], SearchPage>(SEARCH_PAGES_SQL),
    titleIndex: database.prepare<[string], { data: Uint8Array }>(
      "SELECT data FROM title_indexes WHERE locale = ?",
    ),
    modified: database.prepare<[string], { modified: string | null }>(
      "SELECT modified FROM documents WHERE url_key = ?",
    ),
    url: database.prepare<[string], { url: string }>(
      "SELECT url FROM documents WHERE url_key = ?",
    ),
    sample: database.prepare<[SampleName], { data: string }>(
      `SELECT data FROM documents JOIN samples ON document_id = id
       WHERE url_key = @page AND kind = @kind AND sample_id = @id
       UNION ALL
       SELECT data FROM area_pages JOIN area_samples AS sample ON page_id = area_pages.id
       WHERE url_key = @page AND sample.kind = @kind AND sample_id = @id`,
    ),
    sidebar: database.prepare<[number], StoredSidebar>(
      "SELECT id, name, html FROM sidebars WHERE id = ?",
    ),
    redirect: database.prepare<[string], { target: string }>(
      "SELECT target FROM redirects WHERE from_key = ?",
    ),
    asset: database.prepare<[string], StoredAsset>(
      "SELECT content_type AS contentType, etag, body FROM assets WHERE url_key = ?",
    ),
    compat: database.prepare<[string], { data: Uint8Array }>(
      "SELECT data FROM compat_tables WHERE query = ?",
    ),
    updates: database.prepare<[], { data: Uint8Array }>(
      "SELECT data FROM compat_updates",
    ),
    searchIndex: database.prepare<[string], { json: string; etag: string }>(
      "SELECT json, etag FROM search_indexes WHERE locale = ?",
    ),
    urls: database.prepare<[string], { url: string; modified: string | null }>(
      "SELECT url, modified FROM documents WHERE locale = ? ORDER BY url",
    ),
    metadata: database.prepare<
      [string],
      Pick<Document, "title" | "summary" | "modified" | "popularity"> & {
        url: string;
        listed: string;
      }
    >(
      `SELECT url, title, summary, modified, popularity, listed
       FROM documents WHERE locale = ? ORDER BY url`,
    ),
    changed: database.prepare<[UrlRange & { limit: number }], ChangedDocument>(
      `SELECT url, title, summary, modified FROM documents
       WHERE ${IN_RANGE} AND modified IS NOT NULL
       ORDER BY modified DESC, url LIMIT @limit`,
    ),
    countBelow: database.prepare<[UrlRange], { count: number }>(
      `SELECT count(*) AS count FROM documents WHERE ${IN_RANGE}`,
    ),
    count: database.prepare<[string], { count: number }>(
      "SELECT count(*) AS count FROM documents WHERE locale = ?",
    ),
    latest: database.prepare<[string], { latest: string | null }>(
      "SELECT max(modified) AS latest FROM documents WHERE locale = ?",
    ),
  };
}

/** Names the locale as well, because the index of addresses begins with it. */
const IN_RANGE = `locale = substr(@url, 2, instr(substr(@url, 2), '/') - 1)
  AND (url = @url OR (url >= @from AND url < @to))`;

interface SampleName {
  page: string;
  kind: Sample["kind"];
  id: string;
}

function findSample<Kind extends Sample["kind"]>(
  statement: Database.Statement<[SampleName], { data: string }>,
  kind: Kind,
  { pageUrl, id }: { pageUrl: string; id: string },
): Extract<Sample, { kind: Kind }> | null {
  const row = statement.get({ page: urlKey(pageUrl), kind, id });
  return row ? (JSON.parse(row.data) as Extract<Sample, { kind: Kind }>) : null;
}

/** Lists pages with the same last segment first, then pages whose title has all its words. */
function listSimilarPages(
  { database, fullText }: { database: Database.Database; fullText: FullText },
  { locale, slug, limit }: { locale: Locale; slug: string; limit: number },
): PageLink[] {
  const leaf = urlLeaf(slug);
  const same = database
    .prepare<[string, string, number], PageLink>(
      "SELECT title, url FROM documents WHERE locale = ? AND leaf = ? ORDER BY length(url) LIMIT ?",
    )
    .all(locale, leaf, limit);
  if (same.length >= limit) return same;
  const known = new Set(same.map((page) => page.url));
  const words = leaf.split(/[_\-.]+/);
  const close = fullText.listTitlesLike({ locale, words, limit });
  return [...same, ...close.filter((page) => !known.has(page.url))].slice(0, limit);
}
