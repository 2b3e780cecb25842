import type Database from "better-sqlite3";
import type { Locale } from "~/domain/locale";
import type { SearchHit } from "./content-store";
import { fullTextTable, isSubstringLocale } from "./schema";

/** A title counts this many times as much as the body. */
const TITLE_WEIGHT = 12;
/** The trigram index can't find shorter strings. */
const SHORTEST_SUBSTRING = 3;
/** Nobody types more; an address could bring thousands, and each is looked up. */
const MOST_WORDS = 32;

export interface FullTextOptions {
  locale: Locale;
  query: string;
  limit: number;
  offset: number;
  /** Any of the words in the title is enough. */
  titleOnly?: boolean;
}

/** Best first. The query's words are taken literally: no operator reaches the index. */
export function searchFullText(
  database: Database.Database,
  options: FullTextOptions,
): { total: number; hits: SearchHit[] } {
  const match = toMatchExpression(options);
  if (match === null) return { total: 0, hits: [] };
  const table = fullTextTable(options.locale);
  const count = database
    .prepare<[string], { total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE ${table} MATCH ?`,
    )
    .get(match);
  const hits = database
    .prepare<[string, number, number], SearchHit>(
      `SELECT title, url, summary
       FROM (SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?
             ORDER BY bm25(${table}, ${TITLE_WEIGHT}, 1) LIMIT ? OFFSET ?) JOIN documents USING (id)`,
    )
    .all(match, options.limit, options.offset);
  return { total: count?.total ?? 0, hits };
}

function toMatchExpression({ locale, query, titleOnly }: FullTextOptions): string | null {
  const substring = isSubstringLocale(locale);
  const words = (query.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []).filter(
    (word) => !substring || word.length >= SHORTEST_SUBSTRING,
  );
  if (words.length === 0) return null;
  const quoted = [...new Set(words)].slice(0, MOST_WORDS).map((word) => `"${word}"`);
  return titleOnly ? `{title} : (${quoted.join(" OR ")})` : quoted.join(" AND ");
}
