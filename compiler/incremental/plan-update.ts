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
  edits: PageEdits | null;
}

/** Changes within pages that stay at their addresses. */
export interface PageEdits {
  /** Files with another text or front matter. */
  files: ReadonlySet<string>;
  /** New states by the former ones, of pages whose facts may have changed. */
  replaced: ReadonlyMap<Page, Page>;
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
  /** All that changed; null when pages, redirects or files beside them may have come or gone. */
  edits: PageEdits | null;
}

/** Plans an update; null when too much changed, or nothing is remembered. */
export function planUpdate(job: UpdateSources): UpdatePlan | null {
  const { memory, docs } = job;
  if (!memory) return null;
  if (job.edits) return planEdits(docs.pages, memory, job.edits);
  const changes = new Changes();
  const urls = new Set(docs.pages.map(({ url }) => urlKey(url)));
  const gone = [...memory.pages.keys()].filter((key) => !urls.has(key));
  addPageChanges(changes, docs.pages, memory.pages);
  for (const key of gone) changes.addPage(key, true);
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
  return { memory, changes, stale, gone, assets, edits: null };
}

/** Plans an update of edited pages, and of those that show something of them. */
function planEdits(
  pages: readonly Page[],
  memory: CompileMemory,
  edits: PageEdits,
): UpdatePlan | null {
  const changes = new Changes();
  const renewed = new Set<string>();
  for (const { file, url } of pages)
    if (edits.files.has(file)) {
      changes.addBody(url);
      renewed.add(url);
    }
  addPageChanges(changes, edits.replaced.values(), memory.pages);
  for (const page of edits.replaced.values())
    if (memory.pages.get(urlKey(page.url))?.facts !== recallFacts(page))
      renewed.add(page.url);
  for (const { url, dependencies } of memory.pages.values())
    if (changes.concern(dependencies)) renewed.add(url);
  const stale: number[] = [];
  for (const [index, { url }] of pages.entries()) if (renewed.has(url)) stale.push(index);
  if (stale.length > pages.length * MOST_PAGES) return null;
  const assets = { before: memory.assets, after: memory.assets };
  return { memory, changes, stale, gone: [], assets, edits };
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
  changes: Changes,
): number[] {
  return job.docs.pages.flatMap((page, index) => {
    const before = memory.pages.get(urlKey(page.url));
    const isFresh =
      before?.stamp === (job.scan.get(page.file) ?? "") &&
      before.facts === recallFacts(page) &&
      before.past === hashPast(page, job) &&
      !changes.concern(before.dependencies);
    return isFresh ? [] : [index];
  });
}
