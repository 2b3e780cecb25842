import { closeSync, openSync, writeSync } from "node:fs";
import { Zstd } from "@hpcc-js/wasm-zstd";
import type Database from "better-sqlite3";
import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import type { ArchiveFormat, Download } from "~/domain/site/downloads";
import type { ContentText } from "~/domain/text/strings";
import { describeArchive, toArchiveName } from "./describe-archive";
import { addAnchors } from "./docset/add-anchors";
import { toEntryType } from "./docset/entry-types";
import { writeDocset, type DocsetEntry } from "./docset/write-docset.server";
import { listBookFiles } from "./epub/list-book-files";
import { listChapters } from "./epub/list-chapters";
import type { ArchiveFacts, ArchiveFile } from "./files/archive-file";
import { listSiteFiles } from "./files/list-site-files";
import { OWN_FILES } from "./files/render-frame";
import { listPages, spellArea, type PageEntry, type Scope } from "./pages/scope";
import { publishFile } from "./publish-file.server";
import { describeZim } from "./zim/describe-zim";
import { writeZim } from "./zim/write-zim.server";
import { writeZip } from "./zip/write-zip.server";

export { ArchiveLimitError } from "./zip/write-zip.server";
export type { ArchiveFile } from "./files/archive-file";

export interface ExportOptions {
  store: ContentStore;
  /** Article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  siteName: string;
  /** Public address without a trailing slash; links out of the archive lead there. */
  siteOrigin: string;
  /** Texts about origin and licences. */
  notice: string;
  assets: ArchiveAssets;
  /** Creates an SQLite file, for docsets. */
  createDatabase: (file: string) => Database.Database;
  /** Called with the number of pages done. */
  onProgress?: (done: number, total: number) => void;
}

/** Files of the project that archives contain. */
export interface ArchiveAssets {
  /** Style sheet of HTML pages, its fonts, and the script of the search. */
  site: readonly ArchiveFile[];
  /** Style sheet of e-books. */
  epubStyles: string;
  /** PNG of 48 by 48 pixels. */
  icon: Uint8Array;
}

/** The scope has no page: an unknown area, or a locale without content. */
export class EmptyScopeError extends Error {
  override readonly name = "EmptyScopeError";
}

export interface ExportRequest extends Scope {
  format: ArchiveFormat;
  /** Folder of the archive; created when missing. */
  folder: string;
}

/** Arguments of a format's writer. */
export interface WriteOptions extends ExportOptions, Scope {
  entries: readonly PageEntry[];
  facts: ArchiveFacts;
  /** File name of the archive without its ending. */
  name: string;
  /** Path of the file to write, which exists and is empty. */
  file: string;
  /** Counts a page as done. */
  onPage: () => void;
  /** Says how many pages there will be, when not all of the entries. */
  setTotal: (pages: number) => void;
}

const ZSTD_LEVEL = 12;

type WriteArchive = (options: WriteOptions) => Promise<void> | void;

const WRITERS: Readonly<Record<ArchiveFormat, WriteArchive>> = {
  html: writeHtmlArchive,
  epub: writeBook,
  docset: writeDocsetArchive,
  zim: writeZimFile,
};

/**
 * Writes an archive of a locale or area and its description; an older archive of the same kind is
 * replaced.
 *
 * @throws EmptyScopeError, ArchiveLimitError
 */
export async function exportArchive(
  { format, folder, ...asked }: ExportRequest,
  options: ExportOptions,
): Promise<Download> {
  const { store, translate, siteName } = options;
  const entries = listPages(store, asked);
  if (entries.length === 0) throw new EmptyScopeError("there is no such page");
  const scope = { ...asked, area: spellArea(asked, entries) };
  const { areaTitle, ...facts } = describeArchive(scope, entries, {
    ...options,
    translate: translate(scope.locale),
  });
  const file = toArchiveName(format, scope, siteName);
  const description = {
    ...scope,
    format,
    file,
    title: areaTitle,
    date: new Date().toISOString(),
  };
  let pages = 0;
  let total = entries.length;
  return publishFile(folder, description, async (draft) => {
    await WRITERS[format]({
      ...options,
      ...scope,
      entries,
      facts,
      store,
      name: file.replace(/\.[a-z]+$/, ""),
      file: draft,
      onPage: () => options.onProgress?.(++pages, total),
      setTotal: (count) => void (total = count),
    });
    return { pages };
  });
}

function writeHtmlArchive({ file, name, assets, ...options }: WriteOptions): void {
  const parts = { hasHeader: true, hasSearch: true, hasSidebar: true };
  const files = listSiteFiles({ ...options, parts, assets: assets.site });
  writeChunks(file, (write) => writeZip(inFolder(name, files), write));
}

/** A book of a whole locale has the pages that are read from beginning to end. */
function writeBook({ file, assets, entries, ...options }: WriteOptions): void {
  const { store, area, translate, locale } = options;
  const curriculumTitle = translate(locale)("archive-curriculum");
  const chapters = listChapters(entries, {
    store,
    curriculumTitle,
    onlyGuides: area === null,
  });
  if (chapters.length === 0) throw new EmptyScopeError("there is no such page");
  options.setTotal(chapters.length);
  const files = listBookFiles({ ...options, chapters, styles: assets.epubStyles });
  writeChunks(file, (write) => writeZip(files, write));
}

/** Dash and Zeal have a search, lists and contents lists of their own. */
async function writeDocsetArchive(options: WriteOptions): Promise<void> {
  const { file, name, assets, facts, createDatabase, onPage } = options;
  const index: DocsetEntry[] = [];
  const files = listSiteFiles({
    ...options,
    parts: { hasHeader: false, hasSearch: false, hasSidebar: false },
    assets: assets.site,
    decorate: (_page, tree) => addAnchors(tree),
    onPage({ title, pageType, path }) {
      index.push({ name: title, type: toEntryType(pageType), path });
      onPage();
    },
  });
  const { icon } = assets;
  await writeDocset(file, {
    name,
    facts,
    files,
    icon,
    createDatabase,
    listEntries: () => index,
  });
}

/** Readers of ZIM files suggest titles; their own full-text index needs a library that we lack. */
async function writeZimFile(options: WriteOptions): Promise<void> {
  const { file, assets } = options;
  const parts = { hasHeader: true, hasSearch: false, hasSidebar: true };
  const zstd = await Zstd.load();
  writeZim(file, {
    files: listSiteFiles({ ...options, parts, assets: assets.site }),
    mainPage: OWN_FILES.home,
    metadata: describeZim(options, assets.icon),
    compress: (bytes) => zstd.compress(bytes, ZSTD_LEVEL),
  });
}

/** Puts files into a folder, so that unpacking the archive makes one folder. */
function* inFolder(name: string, files: Iterable<ArchiveFile>): Iterable<ArchiveFile> {
  for (const file of files) yield { ...file, path: `${name}/${file.path}` };
}

function writeChunks(
  file: string,
  run: (write: (chunk: Uint8Array) => void) => void,
): void {
  const descriptor = openSync(file, "w");
  try {
    run((chunk) => {
      for (let at = 0; at < chunk.length;) at += writeSync(descriptor, chunk, at);
    });
  } finally {
    closeSync(descriptor);
  }
}
