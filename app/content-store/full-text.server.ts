import type Database from "better-sqlite3";
import type { Locale } from "~/domain/locale";
import type { PageLink, TextMatch, TextQuery } from "./content-store";
import { fullTextTable, isSegmentedLocale } from "./schema";
import { segmentPhrase } from "./segment-text";

/** A title counts this many times as much as the body. */
const TITLE_WEIGHT = 12;
/** Nobody types more; an address could bring thousands, and each is looked up. */
const MOST_TERMS = 32;

/** How many pages have what the query asks for. */
export function countFullText(database: Database.Database, query: TextQuery): number {
  const match = toMatchExpression(query);
  if (match === null) return 0;
  const table = fullTextTable(query.locale);
  const row = database
    .prepare<[string], { total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE ${table} MATCH ?`,
    )
    .get(match);
  return row?.total ?? 0;
}

/** Ids of all these pages, in no order: many times quicker than to rate each. */
export function listFullText(database: Database.Database, query: TextQuery): number[] {
  const match = toMatchExpression(query);
  if (match === null) return [];
  const table = fullTextTable(query.locale);
  return database
    .prepare<[string], number>(`SELECT rowid FROM ${table} WHERE ${table} MATCH ?`)
    .pluck()
    .all(match) as number[];
}

/** The same pages with how well each fits, above 0, in no order. */
export function rateFullText(database: Database.Database, query: TextQuery): TextMatch[] {
  const match = toMatchExpression(query);
  if (match === null) return [];
  const table = fullTextTable(query.locale);
  return database
    .prepare<[string], TextMatch>(
      `SELECT rowid AS id, -bm25(${table}, ${TITLE_WEIGHT}, 1) AS score
       FROM ${table} WHERE ${table} MATCH ?`,
    )
    .all(match);
}

/** Pages with one of the words in their title, best first. */
export function listTitlesLike(
  database: Database.Database,
  { locale, words, limit }: { locale: Locale; words: readonly string[]; limit: number },
): PageLink[] {
  const match = toMatchExpression({ locale, terms: [words], need: "any" });
  if (match === null) return [];
  const table = fullTextTable(locale);
  return database
    .prepare<[string, number], PageLink>(
      `SELECT title, url
       FROM (SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?
             ORDER BY rank LIMIT ?) JOIN documents USING (id)`,
    )
    .all(`{title} : ${match}`, limit);
}

/** Words are quoted one by one: no operator of a reader's reaches the index. */
function toMatchExpression({ locale, terms, need }: TextQuery): string | null {
  const groups = terms
    .slice(0, MOST_TERMS)
    .map((alternatives) => alternatives.flatMap((phrase) => quote(phrase, locale)))
    .filter((alternatives) => alternatives.length > 0)
    .map((alternatives) => `(${alternatives.join(" OR ")})`);
  return groups.length > 0 ? groups.join(need === "all" ? " AND " : " OR ") : null;
}

/** Nothing for what has no letter or digit: the index holds no such words. */
function quote(phrase: string, locale: Locale): string[] {
  const words = phrase.match(/[\p{L}\p{N}\p{M}]+/gu)?.join(" ");
  if (words === undefined) return [];
  if (!isSegmentedLocale(locale)) return [`"${words}"`];
  const { text, isPrefix } = segmentPhrase(words);
  return [isPrefix ? `"${text}" *` : `"${text}"`];
}
