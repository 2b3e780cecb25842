import { explainWriteFailure } from "~/content-store/errors";
import {
  createContentStoreWriter,
  type ContentStoreWriter,
} from "~/content-store/writer.server";
import { AREA_KINDS } from "~/domain/areas/area-page";
import type { Flaw } from "~/domain/documents/flaw";
import { urlKey } from "~/domain/documents/slug";
import type { CompileJob } from "./compile-job";
import { checkRoots } from "./last-compile";
import { createSite } from "../core/create-site";
import { compareTranslations } from "../flaws/compare-translations";
import { SOURCE_CHECKS, type SourceFlaw } from "../flaws/source-checks";
import { TRANSLATION_CHECK } from "../flaws/translation-difference";
import { listAssetFlaws, writeAssets } from "../output/write-assets";
import { writeContributions } from "../output/write-contributions";
import { writeNewPages } from "../output/write-new-pages";
import { writeSearchIndexes } from "../output/write-search-indexes";
import { storeAreas } from "./store-areas";
import { storePages } from "./store-pages";
import { addDifferences } from "../incremental/list-changes";
import {
  writeAreaMemory,
  writeAssetMemory,
  type CompileMemory,
} from "../incremental/memory";
import type { PageMemory } from "../incremental/page-memory";
import type { PageEdits, UpdatePlan } from "../incremental/plan-update";
import type { Summaries } from "../incremental/track-site";
import { updateSidebars, type StoredPages } from "./update-sidebars";

/** Result of an update. */
interface Updated {
  /** New flaws. */
  flaws: Flaw[];
  rendered: number;
}

interface UpdatedStore extends Updated {
  /** False when titles, addresses or ids of pages may have changed. */
  keepsNames: boolean;
}

/** Updates the store in one step. Returns new flaws. `summaries`: those that are still right; others are added. */
export async function updateStore(
  job: CompileJob,
  plan: UpdatePlan,
  summaries: Summaries,
): Promise<Updated & { version: string }> {
  const { storeFile, editsInPlace = false } = job.options;
  const basis = editsInPlace ? "edit" : "copy";
  const writer = createContentStoreWriter(storeFile, { basis });
  try {
    const { keepsNames, ...made } = await applyPlan(writer, job, { plan, summaries });
    checkRoots(job.options);
    writer.setFingerprints(job.fingerprints);
    return { ...made, version: writer.finish({ keepsNames }) };
  } catch (error) {
    writer.abort();
    throw explainWriteFailure(error, storeFile);
  }
}

async function applyPlan(
  writer: ContentStoreWriter,
  job: CompileJob,
  { plan, summaries }: { plan: UpdatePlan; summaries: Summaries },
): Promise<UpdatedStore> {
  const { memory, gone, stale } = plan;
  const files = listTouchedFiles(job, plan);
  const slugs = listTouchedSlugs(job, plan);
  for (const url of gone) removePage(writer, memory, url);
  const shown = removeStale(writer, job, stale);
  const stored: StoredPages = { memory: new Map(), ids: new Map() };
  const pageFlaws: Flaw[] = [];
  await storePages(writer, job, {
    indexes: stale,
    summaries,
    report: (flaw) => void pageFlaws.push(flaw),
    onStored({ url }, state, id) {
      stored.memory.set(urlKey(url), state);
      stored.ids.set(urlKey(url), id);
    },
  });
  const chose = choseOtherSidebars(stored, memory);
  for (const [key, page] of stored.memory) memory.pages.set(key, page);
  const checks = new Set([...files].flatMap((file) => writer.removeFlaws({ file })));
  const ofSite = plan.edits
    ? await updateEdited(writer, job, { plan, edits: plan.edits, files })
    : await updateSite(writer, job, plan);
  const areas = concernsAreas(plan) ? updateAreas(writer, job, plan) : NO_AREAS;
  const update = { stored, shown, chose, files, checks };
  const sidebarFlaws = updateSidebars(writer, job, plan, update);
  const compared = compareTouched(writer, job, { memory, slugs });
  const found = [...ofSite, ...pageFlaws, ...sidebarFlaws, ...compared];
  for (const flaw of [...found, ...areas.flaws]) writer.addFlaw(flaw);
  return {
    flaws: [...found.filter(({ file }) => files.has(file)), ...areas.flaws],
    rendered: stale.length + areas.rendered,
    keepsNames: plan.edits?.replaced.size === 0 && areas.rendered === 0,
  };
}

const NO_AREAS: Updated = { flaws: [], rendered: 0 };

/**
 * Writes what shows titles of edited pages. Returns the flaws that the reading of these files found; all others stay
 * in the store.
 */
async function updateEdited(
  writer: ContentStoreWriter,
  job: CompileJob,
  {
    plan,
    edits,
    files,
  }: { plan: UpdatePlan; edits: PageEdits; files: ReadonlySet<string> },
): Promise<Flaw[]> {
  const { docs, popularities } = job;
  if (plan.changes.hasNewFacts) {
    const titled = [...edits.replaced].filter(
      ([before, now]) => before.title !== now.title,
    );
    const locales = new Set(titled.map(([, { locale }]) => locale));
    writeSearchIndexes(writer, docs.pages, popularities, locales);
    await writeContributions(writer, job);
  }
  return docs.flaws.filter(({ file }) => files.has(file));
}

/** Writes what belongs to no single page. Returns the flaws of the sources. */
async function updateSite(
  writer: ContentStoreWriter,
  job: CompileJob,
  plan: UpdatePlan,
): Promise<SourceFlaw[]> {
  const { docs, popularities, historyFlaws } = job;
  updateRedirects(writer, job, plan.memory);
  // Replaced as a whole, because they are few and every compile finds all of them.
  removeChecks(writer, SOURCE_CHECKS);
  updateAssets(writer, job, plan);
  if (plan.changes.hasNewFacts) writeSearchIndexes(writer, docs.pages, popularities);
  await writeContributions(writer, job);
  writeNewPages(writer, job);
  return [...docs.flaws, ...historyFlaws, ...listAssetFlaws(docs.assets)];
}

function removeChecks(writer: ContentStoreWriter, checks: readonly string[]): void {
  for (const check of checks) writer.removeFlaws({ check });
}

/** False when no page of an area shows anything of edited pages. */
function concernsAreas({ edits, memory, changes }: UpdatePlan): boolean {
  return (
    !edits ||
    [...memory.areas.values()].some(({ dependencies }) => changes.concern(dependencies))
  );
}

/** Reports all flaws of the areas again, because they may depend on other pages. */
function updateAreas(
  writer: ContentStoreWriter,
  job: CompileJob,
  { memory, changes }: UpdatePlan,
): Updated {
  for (const kind of AREA_KINDS) writer.removeFlaws({ folder: kind });
  const before = memory.areas;
  const areas = storeAreas(writer, job, { before, changes });
  memory.areas = areas.memory;
  writeAreaMemory(writer, areas.memory);
  return areas;
}

function removePage(
  writer: ContentStoreWriter,
  memory: CompileMemory,
  url: string,
): void {
  writer.removeDocument(url);
  writer.setMemory(url, null);
  memory.pages.delete(url);
}

/**
 * Lists the files whose flaws are reported again, including a file that had the page's URL
 * before.
 */
function listTouchedFiles(
  { docs }: CompileJob,
  { memory, stale, gone }: UpdatePlan,
): Set<string> {
  const pages = stale.flatMap((index) => docs.pages[index] ?? []);
  const keys = [...gone, ...pages.map(({ url }) => urlKey(url))];
  return new Set([
    ...pages.map(({ path }) => path),
    ...keys.flatMap((key) => memory.pages.get(key)?.path ?? []),
  ]);
}

/** Lists the lower-cased slugs of pages that came, went or are rendered again. */
function listTouchedSlugs(
  { docs }: CompileJob,
  { stale, gone }: Pick<UpdatePlan, "stale" | "gone">,
): Set<string> {
  const keys = [...gone, ...stale.map((index) => urlKey(docs.pages[index]?.url ?? ""))];
  return new Set(keys.map((key) => key.replace(/^\/[^/]+\/docs\//, "")));
}

/** Removes stale pages; returns each one's sidebar by URL key. */
function removeStale(
  writer: ContentStoreWriter,
  { docs }: CompileJob,
  stale: readonly number[],
): Map<string, number> {
  const shown = new Map<string, number>();
  for (const index of stale) {
    const url = docs.pages[index]?.url ?? "";
    const sidebar = writer.removeDocument(url);
    if (sidebar !== null) shown.set(urlKey(url), sidebar);
  }
  return shown;
}

/**
 * True when pages chose other sidebars, because groups in other sidebars depend on the choices.
 */
function choseOtherSidebars(stored: StoredPages, memory: CompileMemory): boolean {
  return differs(stored, memory, (page) => [page.sidebars, page.quickLinksHtml]);
}

function differs(
  stored: StoredPages,
  memory: CompileMemory,
  read: (page: PageMemory) => unknown,
): boolean {
  return [...stored.memory].some(([key, page]) => {
    const before = memory.pages.get(key);
    return !before || JSON.stringify(read(before)) !== JSON.stringify(read(page));
  });
}

function updateRedirects(
  writer: ContentStoreWriter,
  { docs }: CompileJob,
  memory: CompileMemory,
): void {
  const now = new Map(docs.redirects.map(({ from, to }) => [urlKey(from), to]));
  addDifferences(memory.redirects, now, (key) => {
    writer.removeRedirect(key);
    const target = now.get(key);
    if (target !== undefined) writer.addRedirect(key, target);
  });
  memory.redirects = now;
}

function updateAssets(
  writer: ContentStoreWriter,
  { docs }: CompileJob,
  { assets: { before, after }, memory }: UpdatePlan,
): void {
  const changed = new Set<string>();
  addDifferences(before, after, (file) => changed.add(file));
  if (changed.size === 0) return;
  writer.clearAssets();
  memory.assets = new Map(after);
  for (const file of writeAssets(writer, docs.assets)) memory.assets.delete(file);
  writeAssetMemory(writer, memory.assets);
}

/** Compares the translations of these slugs with their en-US pages again. */
function compareTouched(
  writer: ContentStoreWriter,
  { docs, history }: CompileJob,
  { memory, slugs }: { memory: CompileMemory; slugs: ReadonlySet<string> },
): Flaw[] {
  const site = createSite(docs.pages, docs.redirects);
  const touched = [...slugs].flatMap((slug) => site.listTranslations(slug));
  const pages = touched.flatMap((page) => {
    writer.removeFlaws({ file: page.path, check: TRANSLATION_CHECK });
    const outline = memory.pages.get(urlKey(page.url))?.outline;
    return outline ? [{ page, outline }] : [];
  });
  return compareTranslations(pages, history);
}
