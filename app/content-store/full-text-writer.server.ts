import type Database from "better-sqlite3";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { fullTextTable, fullTextTableSql, isSegmentedLocale } from "./schema";
import { segmentText } from "./segment-text";

/** Per locale; holds the words of some thousand pages. */
const FULL_TEXT_MEMORY_BYTES = 32 * 2 ** 20;

/**
 * Words are collected in memory and written in few large pieces: in the small ones of the
 * default, most of the time goes into merging them again and again.
 */
export function createFullTextTable(database: Database.Database, locale: Locale): void {
  const table = fullTextTable(locale);
  database.exec(fullTextTableSql(locale));
  database.exec(
    `INSERT INTO ${table} (${table}, rank) VALUES ('hashsize', ${FULL_TEXT_MEMORY_BYTES})`,
  );
}

/** Returns what adds a page's title and plain text to the table of its locale. */
export function prepareFullText(database: Database.Database) {
  const statements = new Map(
    LOCALES.map((locale) => [
      locale,
      database.prepare(
        `INSERT INTO ${fullTextTable(locale)} (rowid, title, body) VALUES (?, ?, ?)`,
      ),
    ]),
  );
  return (locale: Locale, id: number, title: string, text: string): void => {
    const cut = isSegmentedLocale(locale) ? segmentText : (same: string) => same;
    statements.get(locale)?.run(id, cut(splitCase(title)), cut(text));
  };
}

/** `MediaQueryList` is found by its parts as well. */
function splitCase(title: string): string {
  const parts = title.replace(/([a-z])([A-Z])/g, "$1 $2");
  return parts === title ? title : `${title} ${parts}`;
}
