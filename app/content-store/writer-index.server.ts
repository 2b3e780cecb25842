import type { Flaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import { openStoreFile, readMeta } from "./open-store-file.server";

/** The facts of a page that lists for writers show. */
export interface IndexedPage {
  url: string;
  locale: Locale;
  title: string;
  /** ISO 8601; null when the history is unknown. */
  modified: string | null;
  /** 0 to 1. */
  popularity: number;
  /** The page's file below `files/`; null for a page without one. */
  path: string | null;
  /** The en-US commit that a translation was made from. */
  sourceCommit: string | null;
}

/** The flaws of one check in one file. */
export interface FlawCount {
  file: string;
  check: string;
  count: number;
  /** Flaws with a suggestion at a known line. */
  fixable: number;
}

/**
 * Pages and flaws of one compile, for writers. Each answer reads the rows of one locale alone: with
 * 30,000 pages, all rows as objects take longer than a screen may.
 */
export interface WriterIndex {
  readonly version: string;
  /** Pages of a locale in URL order. */
  listPages(locale: Locale): IndexedPage[];
  /** Number of pages with a file of their own, by locale. */
  countWritten(): ReadonlyMap<string, number>;
  /** In order of file and check. */
  countFlaws(locale: Locale): FlawCount[];
  listFlaws(locale: Locale, check?: string): Flaw[];
  findPage(url: string): IndexedPage | null;
  listFlawsOf(file: string): Flaw[];
  close(): void;
}

/** Opens a finished store for lists of pages and flaws. Throws ContentStoreError. */
export function openWriterIndex(file: string): WriterIndex {
  const database = openStoreFile(file);
  const page = database.prepare<[string], IndexedPage>(
    `SELECT ${PAGE_COLUMNS} FROM documents WHERE url_key = ?`,
  );
  const pages = database.prepare<[string], IndexedPage>(
    `SELECT ${PAGE_COLUMNS} FROM documents WHERE locale = ? ORDER BY url`,
  );
  const written = database.prepare<[], { locale: string; count: number }>(
    "SELECT locale, count(path) AS count FROM documents GROUP BY locale",
  );
  const counts = database.prepare<[string, string], FlawCount>(FLAW_COUNTS);
  const flaws = database.prepare<[string, string, string | null], Flaw>(
    `SELECT ${FLAW_COLUMNS} FROM flaws WHERE file >= ? AND file < ?
     AND check_name = ifnull(?, check_name) ORDER BY file, line, position`,
  );
  const ownFlaws = database.prepare<[string], Flaw>(
    `SELECT ${FLAW_COLUMNS} FROM flaws WHERE file = ? ORDER BY line, position`,
  );
  return {
    version: readMeta(database, "version") ?? "",
    listPages: (locale) => pages.all(locale),
    countWritten: () =>
      new Map(written.all().map(({ locale, count }) => [locale, count])),
    countFlaws: (locale) =>
      listFileRanges(locale).flatMap(([from, to]) => counts.all(from, to)),
    listFlaws: (locale, check) =>
      listFileRanges(locale).flatMap(([from, to]) => flaws.all(from, to, check ?? null)),
    findPage: (url) => page.get(urlKey(url)) ?? null,
    listFlawsOf: (path) => ownFlaws.all(path),
    close: () => database.close(),
  };
}

const PAGE_COLUMNS =
  "url, locale, title, modified, popularity, path, source_commit AS sourceCommit";
const FLAW_COLUMNS =
  "check_name AS 'check', severity, file, line, position AS 'column', message, suggestion";
const FLAW_COUNTS = `
  SELECT file, check_name AS 'check', count(*) AS count,
    sum(suggestion IS NOT NULL AND line IS NOT NULL) AS fixable
  FROM flaws WHERE file >= ? AND file < ? GROUP BY file, check_name`;
/** Follows every name of a file in the order of SQLite. */
const LAST_NAME = "\u{10FFFF}";

/**
 * The names of files that belong to a locale, as ranges of which the end is excluded. All files outside of
 * the other locales' folders are of the default locale, such as those of the blog.
 */
function listFileRanges(locale: Locale): [from: string, to: string][] {
  // "0" is the sign after "/".
  const toRange = (each: Locale): [string, string] => [
    `${each.toLowerCase()}/`,
    `${each.toLowerCase()}0`,
  ];
  if (locale !== DEFAULT_LOCALE) return [toRange(locale)];
  const others = LOCALES.filter((each) => each !== locale).map(toRange);
  const ends = others.toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
  const edges = ["", ...ends, LAST_NAME];
  return edges.flatMap((from, at): [string, string][] =>
    at % 2 === 0 ? [[from, edges[at + 1] ?? LAST_NAME]] : [],
  );
}
