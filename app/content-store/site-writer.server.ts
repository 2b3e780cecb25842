import type Database from "better-sqlite3";
import { toEtag } from "~/domain/text/digest.server";
import type { AreaKind } from "~/domain/areas/area-page";
import type { HomeChoice, StoredContribution } from "~/domain/areas/home";
import type { CompatBrowsers } from "~/domain/compat/compat";
import { urlKey } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import type { NewPage, PageLink } from "./content-store";

export interface PackedCompatTable {
  query: string;
  /** The CompatTable, packed by packJson. */
  packed: Uint8Array;
}

/** Hashes of the inputs of a store: of all inputs, and of all except the pages. */
export interface StoreFingerprints {
  all: string;
  setup: string;
}

/** Writes everything of a site that belongs to no single page. */
export interface SiteWriter {
  addRedirect(from: string, target: string): void;
  removeRedirect(from: string): void;
  addAsset(asset: { url: string; contentType: string; body: Uint8Array }): void;
  clearAssets(): void;
  /** Ignores a query that has been added already. */
  addCompatTable(table: PackedCompatTable): void;
  setCompatBrowsers(browsers: CompatBrowsers): void;
  /** Changes of browsers (CompatUpdates), by packJson. */
  setUpdates(packed: Uint8Array): void;
  setSearchIndex(locale: Locale, entries: readonly PageLink[]): void;
  setContributions(contributions: readonly StoredContribution[]): void;
  setHomeChoice(choice: HomeChoice | null): void;
  setNewPages(pages: readonly NewPage[]): void;
  setSampleAreas(kinds: readonly AreaKind[]): void;
  /** Stores state for the next compile; null deletes it. */
  setMemory(key: string, data: string | null): void;
  setFingerprints(fingerprints: StoreFingerprints): void;
}

/** Writes a value of the `meta` table. */
export type MetaWriter = (key: string, value: string) => void;

export function createSiteWriter(
  database: Database.Database,
  setMeta: MetaWriter,
): SiteWriter {
  const insert = prepareInserts(database);
  const setJson = (key: string, value: unknown): void =>
    setMeta(key, JSON.stringify(value));
  return {
    addRedirect: (from, target) => void insert.redirect.run(urlKey(from), target),
    removeRedirect: (from) => void insert.removeRedirect.run(urlKey(from)),
    addAsset: ({ url, contentType, body }) =>
      void insert.asset.run(urlKey(url), contentType, toEtag(body), body),
    clearAssets: () => void database.exec("DELETE FROM assets"),
    addCompatTable: ({ query, packed }) => void insert.compat.run(query, packed),
    setUpdates: (packed) => void insert.updates.run(packed),
    setSearchIndex(locale, entries) {
      const json = JSON.stringify(entries);
      insert.searchIndex.run(locale, toEtag(json), json);
    },
    setCompatBrowsers: (browsers) => setJson("browsers", browsers),
    setHomeChoice: (choice) => setJson("home", choice),
    setNewPages: (pages) => setJson("new_pages", pages),
    setSampleAreas: (kinds) => setJson("sample_areas", kinds),
    setContributions: (contributions) => setJson("contributions", contributions),
    setMemory(key, data) {
      if (data === null) insert.forget.run(key);
      else insert.memory.run(key, data);
    },
    setFingerprints({ all, setup }) {
      setMeta("fingerprint", all);
      setMeta("setup", setup);
    },
  };
}

function prepareInserts(database: Database.Database) {
  return {
    redirect: database.prepare("INSERT OR IGNORE INTO redirects VALUES (?, ?)"),
    removeRedirect: database.prepare("DELETE FROM redirects WHERE from_key = ?"),
    asset: database.prepare(
      "INSERT OR IGNORE INTO assets (url_key, content_type, etag, body) VALUES (?, ?, ?, ?)",
    ),
    compat: database.prepare("INSERT OR IGNORE INTO compat_tables VALUES (?, ?)"),
    updates: database.prepare("INSERT OR REPLACE INTO compat_updates VALUES (1, ?)"),
    searchIndex: database.prepare(
      "INSERT OR REPLACE INTO search_indexes VALUES (?, ?, ?)",
    ),
    memory: database.prepare("INSERT OR REPLACE INTO compile_memory VALUES (?, ?)"),
    forget: database.prepare("DELETE FROM compile_memory WHERE key = ?"),
  };
}
