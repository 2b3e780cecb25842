import { urlKey } from "~/domain/documents/slug";
import type { AreasSource } from "../areas/area-source";
import { createAreaIndex } from "../core/area-index";
import type { History, Page } from "../core/page";
import type { DocsSource } from "../sources/docs/read-pages";
import type { Popularities } from "../sources/docs/popularities";
import type { Scan } from "../sources/scan";
import { addDifferences, addPageChanges, Changes } from "./list-changes";
import { toMemoryOfAssets, type CompileMemory } from "./memory";
import { recallFacts, hashPast } from "./page-memory";

/** Share of stale pages above which a whole compile in threads is faster than an update. */
const MOST_PAGES = 0.4;

/** The present sources, and the state of the last compile. */
interface UpdateSources {
  docs: DocsSource;
  areas: AreasSource;
  scan: Scan;
  history: History;
  popularities: Popularities;
  memory: CompileMemory | null;
  /** See CompileJob. */
  editedTexts: readonly string[] | null;
}

/** The work that an update has to do. */
export interface UpdatePlan {
  memory: CompileMemory;
  changes: Changes;
  /** Indexes of the pages to render. */
  stale: number[];
  /** URL keys of the pages that went. */
  gone: string[];
  assets: { before: ReadonlyMap<string, string>; after: ReadonlyMap<string, string> };
  /** True when only texts of pages changed, so that nothing beside pages has to be written. */
  isOfTexts: boolean;
}

/** Plans an update; null when too much changed, or nothing is remembered. */
export function planUpdate(job: UpdateSources): UpdatePlan | null {
  const { memory, docs } = job;
  if (!memory) return null;
  if (job.editedTexts) return planTexts(docs.pages, memory, new Set(job.editedTexts));
  const changes = new Changes();
  addPageChanges(changes, docs.pages, memory.pages);
  const redirects = new Map(docs.redirects.map(({ from, to }) => [urlKey(from), to]));
  addDifferences(memory.redirects, redirects, (key) => changes.addRedirect(key));
  const assets = { before: memory.assets, after: toMemoryOfAssets(job) };
  addDifferences(assets.before, assets.after, (file) => changes.addAsset(file));
  for (const page of docs.pages)
    if (memory.pages.get(urlKey(page.url))?.stamp !== (job.scan.get(page.file) ?? ""))
      changes.addBody(page.url);
  addAreaChanges(changes, job, memory);
  const stale = listStalePages(job, memory, changes);
  if (stale.length > docs.pages.length * MOST_PAGES) return null;
  const urls = new Set(docs.pages.map(({ url }) => urlKey(url)));
  const gone = [...memory.pages.keys()].filter((key) => !urls.has(key));
  return { memory, changes, stale, gone, assets, isOfTexts: false };
}

/** Plans an update of pages of which only the texts changed, and of those that show them. */
function planTexts(
  pages: readonly Page[],
  memory: CompileMemory,
  files: ReadonlySet<string>,
): UpdatePlan | null {
  const changes = new Changes();
  for (const { file, url } of pages) if (files.has(file)) changes.addBody(url);
  const hashes = [...changes.hashes];
  const showing = new Set<string>();
  for (const { url, dependencies } of memory.pages.values())
    // An array's own search is ten times faster than asking a set for each of its numbers.
    if (hashes.some((hash) => dependencies.includes(hash))) showing.add(url);
  const stale = pages.flatMap(({ file, url }, index) =>
    files.has(file) || showing.has(url) ? [index] : [],
  );
  if (stale.length > pages.length * MOST_PAGES) return null;
  const assets = { before: memory.assets, after: memory.assets };
  return { memory, changes, stale, gone: [], assets, isOfTexts: true };
}

/**
 * Records which area pages came or went. Links depend on their presence only, not on their
 * content.
 */
function addAreaChanges(
  changes: Changes,
  { areas }: Pick<UpdateSources, "areas">,
  memory: CompileMemory,
): void {
  const now = areas.pages.map(({ url }) => url);
  const { toKey } = createAreaIndex([]);
  const toPresence = (urls: Iterable<string>) =>
    new Map([...urls].map((url) => [toKey(url) ?? url, "is there"]));
  addDifferences(toPresence(memory.areas.keys()), toPresence(now), (key) =>
    changes.addArea(key),
  );
}

/** Lists pages that changed, and pages whose rendering used a changed fact. */
function listStalePages(
  job: UpdateSources,
  memory: CompileMemory,
  { hashes }: Changes,
): number[] {
  return job.docs.pages.flatMap((page, index) => {
    const before = memory.pages.get(urlKey(page.url));
    const isFresh =
      before?.stamp === (job.scan.get(page.file) ?? "") &&
      before.facts === recallFacts(page) &&
      before.past === hashPast(page, job) &&
      !before.dependencies.some((hash) => hashes.has(hash));
    return isFresh ? [] : [index];
  });
}
