import type Database from "better-sqlite3";
import { FIRST_AREA_SEARCH_ID } from "~/content-store/schema";
import { unpackJson } from "~/content-store/packed-json.server";
import { readMeta } from "~/content-store/open-store-file.server";
import type { Section } from "~/domain/documents/document";
import { urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import {
  ROW_KEYS,
  type AreaRow,
  type DocumentRow,
} from "~/domain/offline/package-format";
import { PACKAGE_AREAS, type PackageArea } from "~/domain/offline/package-areas";
import { listDocPaths, readOutside, type NavigationPages } from "./read-outside";

/** A record of a package. */
export interface PackageRecord {
  key: string;
  /** JSON of the value. */
  json: string;
  /** Facts of its row, which lists need without the value. */
  facts: readonly unknown[];
  /** Position of a searched page in the full-text tables; null for other records. */
  searchId: number | null;
}

export interface PackageScope {
  locale: Locale;
  area: PackageArea;
}

export interface ReadScope extends PackageScope {
  navigation: NavigationPages;
}

/** Values of the `meta` table that pages show. */
const SITE_VALUES = ["browsers", "home", "contributions", "sample_areas"] as const;

interface DocumentFacts {
  id: number;
  url: string;
  title: string;
  popularity: number;
  modified: string | null;
  isSearchable: 0 | 1;
  sidebarId: number | null;
  newerEnglish: string | null;
  document: Uint8Array;
}

/** Reads the records of a language or area, documents first. */
export function* readRecords(
  database: Database.Database,
  scope: ReadScope,
): Generator<PackageRecord> {
  const readSamples = prepareSamples(database);
  const urls = new Set<string>();
  /** Documents that tables link, below the locale. */
  const paths = new Set<string>();
  const queries = new Set<string>();
  const sidebars = new Map<number, string>();
  for (const row of selectDocuments(database, scope)) {
    const document = unpackJson(row.document) as { body: readonly Section[] };
    urls.add(row.url);
    for (const query of listQueries(document.body)) queries.add(query);
    yield toDocumentRecord(row, document, sidebars);
    yield* readSamples(row);
  }
  yield* readSidebars(database, sidebars);
  for (const table of readCompatTables(database, queries)) {
    for (const path of listDocPaths(table.json)) paths.add(path);
    yield table;
  }
  const outside = readOutside(database, scope, { urls, paths });
  yield toRecord(ROW_KEYS.outside, JSON.stringify(outside));
  yield* readAssets(database, scope);
  yield readSite(database);
  if (scope.area !== "all") return;
  yield* readAreaPages(database);
  yield readRedirects(database, scope);
}

function selectDocuments(database: Database.Database, { locale, area }: PackageScope) {
  const slug = PACKAGE_AREAS.find(({ name }) => name === area)?.slug ?? null;
  const path = slug === null ? null : `/${locale}/docs/${slug}`;
  return database
    .prepare<[Record<string, unknown>], DocumentFacts>(
      `SELECT id, url, title, popularity, modified, is_searchable AS isSearchable,
         sidebar_id AS sidebarId, document,
         (SELECT english.modified FROM documents AS english
          WHERE english.url_key = @english || substr(documents.url_key, length(@locale) + 2)
          AND english.modified > documents.modified) AS newerEnglish
       FROM documents LEFT JOIN document_sidebars ON document_id = id
       WHERE locale = @locale AND (@path IS NULL OR url = @path OR url GLOB @path || '/*')
       ORDER BY url`,
    )
    .all({ locale, path, english: urlKey(`/${DEFAULT_LOCALE}`) });
}

/** A sidebar is named by the first page that has it, because its number changes with each compile. */
function toDocumentRecord(
  row: DocumentFacts,
  document: unknown,
  sidebars: Map<number, string>,
): PackageRecord {
  const { id, url, title, popularity, modified, isSearchable, sidebarId, newerEnglish } =
    row;
  if (sidebarId !== null && !sidebars.has(sidebarId)) sidebars.set(sidebarId, url);
  const sidebar = sidebarId === null ? null : (sidebars.get(sidebarId) ?? null);
  const [, , ...facts]: DocumentRow = [
    ...([0, 0] as const),
    ...([title, popularity, modified, isSearchable, sidebar, newerEnglish] as const),
  ];
  return { key: url, json: JSON.stringify(document), facts, searchId: id };
}

function listQueries(body: readonly Section[]): string[] {
  return body.flatMap((section) =>
    section.type === "browser_compatibility" ? [section.value.query] : [],
  );
}

function prepareSamples(database: Database.Database) {
  const select = database.prepare<[number], { data: string }>(
    "SELECT data FROM samples WHERE document_id = ? ORDER BY kind, sample_id",
  );
  return ({ id, url }: DocumentFacts): PackageRecord[] => {
    const rows = select.all(id);
    if (rows.length === 0) return [];
    const json = `[${rows.map(({ data }) => data).join(",")}]`;
    return [toRecord(ROW_KEYS.samples(urlKey(url)), json)];
  };
}

function* readSidebars(
  database: Database.Database,
  sidebars: ReadonlyMap<number, string>,
): Generator<PackageRecord> {
  const select = database.prepare<[number], { name: string; html: string }>(
    "SELECT name, html FROM sidebars WHERE id = ?",
  );
  for (const [id, name] of sidebars)
    yield toRecord(ROW_KEYS.sidebar(name), JSON.stringify(select.get(id)));
}

function* readCompatTables(
  database: Database.Database,
  queries: ReadonlySet<string>,
): Generator<PackageRecord> {
  const select = database.prepare<[string], { data: Uint8Array }>(
    "SELECT data FROM compat_tables WHERE query = ?",
  );
  for (const query of [...queries].sort()) {
    const row = select.get(query);
    if (row) yield toRecord(ROW_KEYS.compat(query), JSON.stringify(unpackJson(row.data)));
  }
}

interface Asset {
  key: string;
  contentType: string;
  etag: string;
  body: Buffer;
}

/** Files of the language's own pages and of the English ones, which stand in for them. */
function* readAssets(
  database: Database.Database,
  { locale, area }: PackageScope,
): Generator<PackageRecord> {
  const slug = PACKAGE_AREAS.find(({ name }) => name === area)?.slug ?? null;
  const folders = [locale, DEFAULT_LOCALE].map((each) =>
    slug === null ? `/${urlKey(each)}/` : urlKey(`/${each}/docs/${slug}/`),
  );
  const rows = database
    .prepare<[], Asset>(
      "SELECT url_key AS key, content_type AS contentType, etag, body FROM assets ORDER BY url_key",
    )
    .all();
  for (const { key, body, ...facts } of rows) {
    const isShared = key.startsWith("/assets/");
    if (!isShared && !folders.some((folder) => key.startsWith(folder))) continue;
    const json = JSON.stringify({ ...facts, body: body.toString("base64") });
    yield toRecord(ROW_KEYS.asset(key), json);
  }
}

function readSite(database: Database.Database): PackageRecord {
  const values = SITE_VALUES.map((name): [string, unknown] => [
    name,
    JSON.parse(readMeta(database, name) ?? "null"),
  ]);
  const locales = readLocales(database);
  const site = {
    ...Object.fromEntries(values),
    counts: Object.fromEntries(locales.map(({ locale, count }) => [locale, count])),
    latest: Object.fromEntries(locales.map(({ locale, latest }) => [locale, latest])),
  };
  return toRecord(ROW_KEYS.site, JSON.stringify(site));
}

/** Documents of each language, and their latest change: the home page shows their sum, and the day. */
function readLocales(
  database: Database.Database,
): { locale: string; count: number; latest: string | null }[] {
  return database
    .prepare<[], { locale: string; count: number; latest: string | null }>(
      "SELECT locale, count(*) AS count, max(modified) AS latest FROM documents GROUP BY locale ORDER BY locale",
    )
    .all();
}

interface StoredArea {
  id: number;
  url: string;
  kind: string;
  modified: string | null;
  facts: string;
  page: Uint8Array;
  title: string | null;
  outFrom: string | null;
}

/** Pages of the areas beside the documentation, which all languages have in English. */
function* readAreaPages(database: Database.Database): Generator<PackageRecord> {
  const rows = database
    .prepare<[], StoredArea>(
      `SELECT area_pages.id, url, kind, modified, facts, page, title, out_from AS outFrom
     FROM area_pages LEFT JOIN area_search ON page_id = area_pages.id ORDER BY url`,
    )
    .all();
  for (const { id, url, kind, modified, page, title, outFrom, ...row } of rows) {
    const [, , ...facts]: AreaRow = [
      ...([0, 0] as const),
      ...([kind, modified, JSON.parse(row.facts) as unknown, title, outFrom] as const),
    ];
    const json = JSON.stringify(unpackJson(page));
    const searchId = title === null ? null : FIRST_AREA_SEARCH_ID + id;
    yield { key: ROW_KEYS.area(url), json, facts, searchId };
  }
}

function readRedirects(
  database: Database.Database,
  { locale }: PackageScope,
): PackageRecord {
  const rows = database
    .prepare<[string, string], { key: string; target: string }>(
      `SELECT from_key AS key, target FROM redirects
     WHERE from_key GLOB ? || '*' OR from_key GLOB ? || '*' ORDER BY from_key`,
    )
    .all(`/${urlKey(locale)}/`, `/${urlKey(DEFAULT_LOCALE)}/`);
  const targets = Object.fromEntries(rows.map(({ key, target }) => [key, target]));
  return toRecord(ROW_KEYS.redirects, JSON.stringify(targets));
}

function toRecord(key: string, json: string): PackageRecord {
  return { key, json, facts: [], searchId: null };
}
