import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { packJson, unpackJson } from "~/content-store/packed-json.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { writeTitleIndexes } from "~/content-store/title-index-writer.server";
import { PACKAGES_FOLDER } from "~/domain/offline/package-format";
import { Sqlite } from "~/sqlite.server";
import { LINKED_PAGES } from "~/ui/navigation/sort-navigation-pages";
import {
  writePackages,
  type WrittenPackage,
} from "../../compiler/packages/write-packages";
import { createRandom } from "./create-random";
import { SHIPPED_SITE, toDataDir } from "./e2e-servers";

/** Pages made from data, which the fixture site lacks. */
export const GENERATED_PAGES = [
  "/en-US/docs/Web/API/Element/after",
  "/en-US/docs/Web/API/Element/animate",
  "/en-US/docs/Web/API/Element/animationcancel_event",
];
const GENERATED_TABLES = "api.Element.a*";
/** Random files, so that a package is received in several transactions. */
const FILES = 16;
const FILE_BYTES = 80_000;

/** Adds generated pages and large files to the store of a folder, and packs it. */
export function preparePackages(dataDir: string): void {
  change(dataDir, (store) => {
    store.prepare("ATTACH ? AS shipped").run(toStoreFile(toDataDir(SHIPPED_SITE)));
    addGeneratedPages(store);
    writeTitleIndexes(store, ["en-US"]);
    addFiles(store);
  });
  pack(dataDir);
}

/** Makes another release: one page has another text. */
export function releaseText(
  dataDir: string,
  url: string,
  { from, to }: { from: string; to: string },
): void {
  releaseTexts(dataDir, [url], (json) => {
    if (!json.includes(from)) throw new Error(`${url} has no "${from}"`);
    return json.replaceAll(from, to);
  });
}

/** Makes another release, a day later, with these documents changed. Returns what was packed. */
export function releaseTexts(
  dataDir: string,
  urls: readonly string[],
  edit: (json: string) => string,
): WrittenPackage[] {
  change(dataDir, (store) => {
    const read = store.prepare<[string], { document: Uint8Array }>(
      "SELECT document FROM documents WHERE url = ?",
    );
    const write = store.prepare("UPDATE documents SET document = ? WHERE url = ?");
    for (const url of urls) {
      const json = JSON.stringify(
        unpackJson(read.get(url)?.document ?? packJson("null")),
      );
      write.run(packJson(edit(json)), url);
    }
    // In the form of the compiler's versions.
    store
      .prepare("UPDATE meta SET value = ? WHERE key = 'version'")
      .run(`${(Date.now() + 86_400_000).toString(36)}-new`);
  });
  return pack(dataDir);
}

/** Packs the store of a folder, and returns the packages that have changed. */
export function pack(dataDir: string): WrittenPackage[] {
  return writePackages({
    storeFile: toStoreFile(dataDir),
    outFolder: join(dataDir, PACKAGES_FOLDER),
    navigation: LINKED_PAGES,
    now: () => new Date(),
  });
}

function toStoreFile(dataDir: string): string {
  return join(dataDir, STORE_FILE_NAME);
}

/** Changes a copy, which takes the store's place like a compile: a server that runs reads the store. */
function change(dataDir: string, work: (store: Database.Database) => void): void {
  const file = toStoreFile(dataDir);
  const draft = `${file}.changed`;
  copyFileSync(file, draft);
  const store = new Sqlite(draft);
  try {
    work(store);
  } finally {
    store.close();
  }
  renameSync(draft, file);
}

function addGeneratedPages(store: Database.Database): void {
  const wanted = GENERATED_PAGES.map(() => "?").join(", ");
  const offset = 1_000_000;
  store
    .prepare(
      `INSERT INTO documents SELECT id + ${offset}, url_key, url, locale, leaf, title, summary,
         modified, popularity, is_searchable, path, source_commit, listed, document
       FROM shipped.documents WHERE url IN (${wanted})`,
    )
    .run(GENERATED_PAGES);
  store.exec(
    `INSERT INTO document_sidebars SELECT document_id + ${offset}, sidebar_id + ${offset}
       FROM shipped.document_sidebars WHERE document_id + ${offset} IN (SELECT id FROM documents);
     INSERT INTO sidebars SELECT id + ${offset}, name, html FROM shipped.sidebars
       WHERE id + ${offset} IN (SELECT sidebar_id FROM document_sidebars);
     INSERT OR IGNORE INTO compat_tables SELECT * FROM shipped.compat_tables
       WHERE query GLOB '${GENERATED_TABLES}';`,
  );
}

function addFiles(store: Database.Database): void {
  const random = createRandom(7);
  const insert = store.prepare(
    "INSERT INTO assets (url_key, content_type, etag, body) VALUES (?, 'image/png', ?, ?)",
  );
  for (let file = 0; file < FILES; file += 1) {
    const body = Buffer.from(
      Array.from({ length: FILE_BYTES }, () => Math.floor(random() * 256)),
    );
    insert.run(`/en-us/large-${file}.png`, `"${file}"`, body);
  }
}
