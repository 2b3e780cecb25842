import type Database from "better-sqlite3";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { foldGreekAndCyrillic } from "~/domain/search/fold-text";
import { fullTextTable, fullTextTableSql, isSegmentedLocale } from "./schema";
import { segmentText } from "./segment-text";

/** Per locale, all of which are filled at the same time; holds the words of 120 pages. */
const FULL_TEXT_MEMORY_BYTES = 2 ** 20;

/** Per locale; the texts of about 60 pages in Latin letters. A longer text waits alone. */
const WAITING_BYTES = 2 ** 18;

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

/** Adds titles and plain texts of pages to the tables of their locales, and deletes them. */
export interface FullTextWriter {
  /** Adds a page at the latest with `flush`. */
  add(locale: Locale, id: number, title: string, text: string): void;
  /** Deletes a page, if the table has it. */
  remove(locale: Locale, id: number): void;
  /** Adds the pages that wait. */
  flush(): void;
}

/**
 * Opens a writer that adds the texts of a locale many at once. A whole compile writes pages of all locales in
 * turn, and the rendering in between drives a locale's words, which wait in memory, out of the processor's
 * caches: one at a time, texts took half as long again.
 */
export function createFullTextWriter(database: Database.Database): FullTextWriter {
  const tables = new Map(
    LOCALES.map((locale) => [locale, openTable(database, locale)] as const),
  );
  return {
    add: (locale, ...text) => tables.get(locale)?.add(...text),
    remove: (locale, id) => tables.get(locale)?.remove(id),
    flush: () => tables.forEach((table) => table.flush()),
  };
}

function openTable(database: Database.Database, locale: Locale) {
  const table = fullTextTable(locale);
  const insert = database.prepare(
    `INSERT INTO ${table} (rowid, title, body) VALUES (?, ?, ?)`,
  );
  const remove = database.prepare(`DELETE FROM ${table} WHERE rowid = ?`);
  // Queries are folded (foldText); the tokenizer folds Latin letters alone.
  const prepare = isSegmentedLocale(locale) ? segmentText : foldGreekAndCyrillic;
  let waiting: { id: number; title: string; end: number }[] = [];
  /** Texts of the pages that wait, because strings that wait become garbage which V8 has to mark whole heaps for. */
  let bytes = Buffer.alloc(0);
  function flush(): void {
    let start = 0;
    for (const { id, title, end } of waiting) {
      insert.run(
        id,
        prepare(splitCase(title)),
        prepare(bytes.toString("utf8", start, end)),
      );
      start = end;
    }
    waiting = [];
  }
  return {
    add(id: number, title: string, text: string): void {
      const size = Buffer.byteLength(text);
      let start = waiting.at(-1)?.end ?? 0;
      if (start + size > bytes.length) {
        flush();
        start = 0;
        if (size > bytes.length)
          bytes = Buffer.allocUnsafeSlow(Math.max(size, WAITING_BYTES));
      }
      bytes.write(text, start);
      waiting.push({ id, title, end: start + size });
    },
    remove(id: number): void {
      flush();
      remove.run(id);
    },
    flush,
  };
}

/** Splits camel case, so that `MediaQueryList` is also found by its parts. */
function splitCase(title: string): string {
  const parts = title.replace(/([a-z])([A-Z])/g, "$1 $2");
  return parts === title ? title : `${title} ${parts}`;
}
