import type Database from "better-sqlite3";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { foldGreekAndCyrillic } from "~/domain/search/fold-text";
import { fullTextTable, fullTextTableSql, isSegmentedLocale } from "./schema";
import { segmentText } from "./segment-text";

/** Per locale, all of which are filled at the same time; holds the words of 250 pages. */
const FULL_TEXT_MEMORY_BYTES = 2 * 2 ** 20;

/**
 * Creates the full-text table of a locale. A large `hashsize` buffers words in memory, because the
 * default spends most of the time on merging small segments.
 */
export function createFullTextTable(database: Database.Database, locale: Locale): void {
  const table = fullTextTable(locale);
  database.exec(fullTextTableSql(locale));
  database.exec(
    `INSERT INTO ${table} (${table}, rank) VALUES ('hashsize', ${FULL_TEXT_MEMORY_BYTES})`,
  );
}

/** Adds a page's title and plain text to its locale's table. */
export type FullTextWriter = (
  locale: Locale,
  id: number,
  title: string,
  text: string,
) => void;

export function prepareFullText(database: Database.Database): FullTextWriter {
  const statements = new Map(
    LOCALES.map((locale) => [
      locale,
      database.prepare(
        `INSERT INTO ${fullTextTable(locale)} (rowid, title, body) VALUES (?, ?, ?)`,
      ),
    ]),
  );
  return (locale, id, title, text) => {
    // Queries are folded (foldText); the tokenizer folds Latin letters alone.
    const prepare = isSegmentedLocale(locale) ? segmentText : foldGreekAndCyrillic;
    statements.get(locale)?.run(id, prepare(splitCase(title)), prepare(text));
  };
}

/** Splits camel case, so that `MediaQueryList` is also found by its parts. */
function splitCase(title: string): string {
  const parts = title.replace(/([a-z])([A-Z])/g, "$1 $2");
  return parts === title ? title : `${title} ${parts}`;
}
