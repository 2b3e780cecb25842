import { readCompileMemory } from "~/content-store/compile-state.server";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { urlKey } from "~/domain/documents/slug";
import type { DocsSource } from "../sources/docs/read-pages";
import type { ParsedFrontMatter } from "../sources/docs/front-matter";
import type { Scan } from "../sources/scan";
import type { AreaMemory } from "./area-memory";
import type { PageMemory } from "./page-memory";

/** What is remembered of the last compile. */
export interface CompileMemory {
  /** By URL key. */
  pages: Map<string, PageMemory>;
  /** Stamps of the files beside pages. */
  assets: Map<string, string>;
  /** Target by URL key. */
  redirects: Map<string, string>;
  /** Pages of the areas, by URL. */
  areas: Map<string, AreaMemory>;
}

const ASSETS_KEY = "assets";
const AREAS_KEY = "areas";

/** Null when there is no store, or one that was made by another compiler or other settings. */
export function readMemory(storeFile: string, setup: string): CompileMemory | null {
  const stored = readCompileMemory(storeFile);
  if (stored?.setup !== setup) return null;
  const memory: CompileMemory = {
    pages: new Map(),
    assets: new Map(),
    redirects: stored.redirects,
    areas: new Map(),
  };
  for (const [key, data] of stored.notes)
    if (key === ASSETS_KEY)
      memory.assets = new Map(JSON.parse(data) as [string, string][]);
    else if (key === AREAS_KEY)
      memory.areas = new Map(JSON.parse(data) as [string, AreaMemory][]);
    else memory.pages.set(key, JSON.parse(data) as PageMemory);
  return memory;
}

export function writePageMemory(writer: ContentStoreWriter, page: PageMemory): void {
  writer.setMemory(urlKey(page.url), JSON.stringify(page));
}

export function writeAssetMemory(
  writer: ContentStoreWriter,
  assets: ReadonlyMap<string, string>,
): void {
  writer.setMemory(ASSETS_KEY, JSON.stringify([...assets]));
}

export function writeAreaMemory(
  writer: ContentStoreWriter,
  areas: ReadonlyMap<string, AreaMemory>,
): void {
  writer.setMemory(AREAS_KEY, JSON.stringify([...areas]));
}

/** Stamps of the files beside pages, by absolute path. */
export function toMemoryOfAssets({
  docs,
  scan,
}: {
  docs: Pick<DocsSource, "assets">;
  scan: Scan;
}): Map<string, string> {
  return new Map(docs.assets.map(({ file }) => [file, scan.get(file) ?? ""]));
}

/** The front matter of files that have not changed since. */
export function listKnownFrontMatter(
  memory: CompileMemory | null,
): Map<string, { stamp: string; frontMatter: ParsedFrontMatter }> {
  return new Map(
    [...(memory?.pages.values() ?? [])].flatMap(({ file, stamp, frontMatter }) =>
      frontMatter ? [[file, { stamp, frontMatter }]] : [],
    ),
  );
}
