import type Database from "better-sqlite3";
import { DEFAULT_LOCALE, LOCALES } from "~/domain/locales/locale";
import { Sqlite } from "~/sqlite.server";
import { createAreaWriter, type AreaWriter } from "./area-writer.server";
import { createDocumentWriter, type DocumentWriter } from "./document-writer.server";
import { explainWriteFailure } from "./errors";
import { createFlawWriter, type FlawWriter } from "./flaw-writer.server";
import { createFullTextTable, createFullTextWriter } from "./full-text-writer.server";
import { STORE_FORMAT, STORE_INDEXES, STORE_TABLES } from "./schema";
import { readMeta } from "./open-store-file.server";
import { createSiteWriter, type SiteWriter } from "./site-writer.server";
import {
  findEditable,
  isReadyForEdits,
  prepareDraft,
  publishDraft,
  removeStoreFile,
} from "./store-files.server";
import { writeTitleIndexes } from "./title-index-writer.server";
import { createVersion } from "./store-version";

export type { PackedCompatTable, StoreFingerprints } from "./site-writer.server";

const UPDATE_CACHE_KIBIBYTES = 65_536;

/** Fills or changes a store; readers see nothing of it before `finish`. */
export interface ContentStoreWriter
  extends AreaWriter, DocumentWriter, FlawWriter, SiteWriter {
  /**
   * Publishes everything that was written. `keepsNames`: no title or address of a page changed, so
   * that indexes of them stay valid. Returns the store's version.
   */
  finish(options?: { keepsNames?: boolean }): string;
  /** Drops everything that was written. */
  abort(): void;
}

/**
 * Where a writer begins: an empty store; a copy of the current one, which replaces it; or the current
 * one itself, in one transaction, if it is editable.
 */
export type WriterBasis = "empty" | "copy" | "edit";

/**
 * Opens a writer for the store at `file`, whose folder is created when missing.
 *
 * @throws FileWriteError when the disk refuses it.
 */
export function createContentStoreWriter(
  file: string,
  { basis = "empty" }: { basis?: WriterBasis } = {},
): ContentStoreWriter {
  try {
    return openWriter(openTarget(file, basis), basis);
  } catch (error) {
    throw explainWriteFailure(error, file);
  }
}

/** A database with an open transaction, and the way to the readers. */
interface Target {
  database: Database.Database;
  publish(): void;
  discard(): void;
}

function openTarget(file: string, basis: WriterBasis): Target {
  const editable = isReadyForEdits(file) ? findEditable(file) : null;
  return basis === "edit" && editable !== null
    ? openInPlace(editable)
    : openDraft(file, basis);
}

function openInPlace(editable: string): Target {
  const database = new Sqlite(editable, { fileMustExist: true });
  // An edit survives the end of this process; only a power cut may lose the last ones.
  database.pragma("synchronous = NORMAL");
  // Moving the log into the file would make the edit wait for the disk; a fresh copy does it.
  database.pragma("wal_autocheckpoint = 0");
  database.pragma(`cache_size = -${UPDATE_CACHE_KIBIBYTES}`);
  database.exec("BEGIN IMMEDIATE");
  return {
    database,
    publish() {
      database.exec("COMMIT");
      database.close();
    },
    discard() {
      if (database.inTransaction) database.exec("ROLLBACK");
      database.close();
    },
  };
}

function openDraft(file: string, basis: WriterBasis): Target {
  const draft = prepareDraft(file, basis === "empty" ? "empty" : "copy");
  const database = new Sqlite(draft);
  // No journal, because a draft is discarded after a crash.
  database.pragma("journal_mode = OFF");
  database.pragma("synchronous = OFF");
  if (basis === "empty") createTables(database);
  else database.pragma(`cache_size = -${UPDATE_CACHE_KIBIBYTES}`);
  database.exec("BEGIN");
  return {
    database,
    publish() {
      database.exec("COMMIT");
      if (basis === "empty") database.exec("ANALYZE");
      database.close();
      publishDraft(draft, file);
    },
    discard() {
      database.close();
      removeStoreFile(draft);
    },
  };
}

function createTables(database: Database.Database): void {
  database.pragma("page_size = 8192");
  database.pragma(`user_version = ${STORE_FORMAT}`);
  database.exec(STORE_TABLES);
  for (const locale of LOCALES) createFullTextTable(database, locale);
}

function openWriter(target: Target, basis: WriterBasis): ContentStoreWriter {
  const { database, publish, discard } = target;
  const fullText = createFullTextWriter(database);
  const meta = database.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)");
  const setMeta = (key: string, value: string): void => void meta.run(key, value);
  const documents = createDocumentWriter(database, fullText);
  return {
    ...documents,
    ...createSiteWriter(database, setMeta),
    ...createFlawWriter(database),
    ...createAreaWriter(database, {
      add: ({ id, title, text }) => fullText.add(DEFAULT_LOCALE, id, title, text),
      remove: (id) => fullText.remove(DEFAULT_LOCALE, id),
    }),
    finish({ keepsNames = false } = {}) {
      fullText.flush();
      if (basis === "empty") database.exec(STORE_INDEXES);
      writeTitleIndexes(database, documents.listRenamed());
      const fingerprint = readMeta(database, "fingerprint");
      const version = createVersion(Date.now(), process.pid, fingerprint);
      setMeta("version", version);
      if (basis === "empty" || !keepsNames) setMeta("names_version", version);
      publish();
      return version;
    },
    abort: discard,
  };
}
