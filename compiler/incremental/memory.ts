import { readCompileMemory } from "~/content-store/compile-state.server";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { urlKey } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import type { DocsSource } from "../sources/docs/read-pages";
import type { Scan } from "../sources/scan";
import type { AreaMemory } from "./area-memory";
import type { PageMemory } from "./page-memory";

/** State that the last compile left in the store. */
export interface CompileMemory {
  /** Pages by URL key. */
  pages: Map<string, PageMemory>;
  /** States of the files beside pages. */
  assets: Map<string, string>;
  /** Targets by URL key. */
  redirects: Map<string, string>;
  /** Areas' pages by URL. */
  areas: Map<string, AreaMemory>;
  /** Not stored: null when this process has not rendered those of the store yet. */
  sidebars: SidebarMemory[] | null;
}

/** A sidebar of the store, with hashes of the facts about pages that its rendering used. */
export interface SidebarMemory {
  key: string;
  locale: Locale;
  /** A page that shows it. */
  url: string;
  dependencies: Uint32Array;
}

const ASSETS_KEY = "assets";
const AREAS_KEY = "areas";

/** Reads the state; null without a store, or after another compiler or other settings. */
export function readMemory(
  storeFile: string,
  setups: readonly string[],
): CompileMemory | null {
  const stored = readCompileMemory(storeFile, setups);
  if (!stored) return null;
  const memory: CompileMemory = {
    pages: new Map(),
    assets: new Map(),
    redirects: stored.redirects,
    areas: new Map(),
    sidebars: null,
  };
  for (const [key, data] of stored.notes)
    if (key === ASSETS_KEY)
      memory.assets = new Map(JSON.parse(data) as [string, string][]);
    else if (key === AREAS_KEY)
      memory.areas = new Map(JSON.parse(data) as [string, AreaMemory][]);
    else memory.pages.set(key, parsePageMemory(data));
  return memory;
}

/** As it is stored: JSON has no typed arrays. */
type StoredPageMemory = Omit<PageMemory, "dependencies"> & { dependencies: number[] };

function parsePageMemory(json: string): PageMemory {
  const stored = JSON.parse(json) as StoredPageMemory;
  return { ...stored, dependencies: Uint32Array.from(stored.dependencies) };
}

/** Replaces what is remembered of a page. */
export function writePageMemory(writer: ContentStoreWriter, page: PageMemory): void {
  const stored: StoredPageMemory = { ...page, dependencies: [...page.dependencies] };
  writer.setMemory(urlKey(page.url), JSON.stringify(stored));
}

/** Replaces the states of all files beside pages. */
export function writeAssetMemory(
  writer: ContentStoreWriter,
  assets: ReadonlyMap<string, string>,
): void {
  writer.setMemory(ASSETS_KEY, JSON.stringify([...assets]));
}

/** Replaces what is remembered of all areas. */
export function writeAreaMemory(
  writer: ContentStoreWriter,
  areas: ReadonlyMap<string, AreaMemory>,
): void {
  writer.setMemory(AREAS_KEY, JSON.stringify([...areas]));
}

/**
 * Maps the absolute paths of files beside pages to their states, without those that were not read: stamps and
 * addresses, which come and go with the pages that name a file.
 */
export function toMemoryOfAssets(
  { docs, scan }: { docs: Pick<DocsSource, "assets">; scan: Scan },
  unread: readonly string[] = [],
): Map<string, string> {
  const states = new Map<string, string>();
  for (const { file, url } of docs.assets)
    states.set(file, `${states.get(file) ?? scan.get(file) ?? ""} ${url}`);
  for (const file of unread) states.delete(file);
  return states;
}

/** Lists remembered front matter by file, as JSON, with the stamp it is valid for. */
export function listKnownFrontMatter(
  memory: CompileMemory | null,
): Map<string, { stamp: string; frontMatter: string }> {
  return new Map(
    [...(memory?.pages.values() ?? [])].flatMap(({ file, stamp, frontMatter }) =>
      frontMatter ? [[file, { stamp, frontMatter }]] : [],
    ),
  );
}
