import type Database from "better-sqlite3";
import type { Locale } from "~/domain/locales/locale";
import { packTitles } from "~/domain/search/titles/title-index";
import type { SearchPage } from "./content-store";
import { SEARCH_PAGES_SQL } from "./schema";

/** Packs the titles of these locales as they are in the documents table. */
export function writeTitleIndexes(
  database: Database.Database,
  locales: readonly Locale[],
): void {
  const pages = database.prepare<[string], SearchPage>(SEARCH_PAGES_SQL);
  const insert = database.prepare("INSERT OR REPLACE INTO title_indexes VALUES (?, ?)");
  for (const locale of locales)
    insert.run(locale, packTitles(pages.all(locale), { locale, isArea: false }));
}
