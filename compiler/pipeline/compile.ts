import { explainWriteFailure } from "~/content-store/errors";
import { createContentStoreWriter } from "~/content-store/writer.server";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/documents/flaw";
import { openJob, readInputs, recall, type CompileJob } from "./compile-job";
import {
  beginCompile,
  createCompileSession,
  endCompile,
  noteUnchanged,
  type CompileSession,
} from "./compile-session";
import { compareTranslations } from "../flaws/compare-translations";
import {
  toMemoryOfAssets,
  writeAreaMemory,
  writeAssetMemory,
} from "../incremental/memory";
import { planUpdate } from "../incremental/plan-update";
import { updateStore } from "./update-store";
import {
  checkRoots,
  findCurrentCompile,
  summariseWhole,
  type CompileOptions,
  type CompileSummary,
} from "./last-compile";
import { createKeptPages } from "./keep-pages";
import { storeAreas } from "./store-areas";
import { storePages } from "./store-pages";
import { isOfOtherMode } from "./writer-mode";
import { countPages, type Scan } from "../sources/scan";
import { isWorthThreads, openRenderPool, type RenderPool } from "./render-pool";
import { listAssetFlaws, writeAssets } from "../output/write-assets";
import { writeContributions } from "../output/write-contributions";
import { writeNewPages } from "../output/write-new-pages";
import { writeSearchIndexes } from "../output/write-search-indexes";
import { openSidebars, writeSidebars } from "../output/write-sidebars";

/** Estimate, because the exact number is known only after all front matter is read. */
const ABOUT_GENERATED_PAGES = 10_000;

/**
 * Compiles the content roots into the store file, unless the store is up to date. Renders only
 * the pages that a change concerns if the store remembers the last compile, else all. Throws
 * SourceRootError when a root can't be read; other problems become flaws. A `session` spares
 * later compiles in the same process the reading of unchanged sources.
 */
export async function compileContent(
  options: CompileOptions,
  session: CompileSession = createCompileSession(),
): Promise<CompileSummary> {
  const inputs = readInputs(options, session);
  const current = await findCurrentCompile(options, inputs.fingerprints);
  if (current) {
    noteUnchanged(session, inputs);
    return current;
  }
  const recalled = recall(options, session, inputs);
  if (!recalled.memory && isOfOtherMode(options, inputs)) options.onModeSwitched?.();
  const pool = recalled.memory ? null : await openPool(options, recalled.scan);
  try {
    const job = await openJob(options, session, {
      ...recalled,
      readAhead: pool?.readAhead,
    });
    const made = await compileJob(job, session, pool);
    endCompile(session, recalled, job.history);
    return made;
  } finally {
    // Open after a failure before the rendering, which closes it itself.
    await pool?.close();
  }
}

/** Opens threads for a large compile; null for a small one. */
async function openPool(
  { platformReference }: CompileOptions,
  scan: Scan,
): Promise<RenderPool | null> {
  const pages = countPages(scan) + (platformReference ? ABOUT_GENERATED_PAGES : 0);
  return isWorthThreads(pages) ? openRenderPool() : null;
}

async function compileJob(
  job: CompileJob,
  session: CompileSession,
  pool: RenderPool | null,
): Promise<CompileSummary> {
  const plan = planUpdate(job);
  beginCompile(session, plan);
  const documents = job.docs.pages.length + job.areas.pages.length;
  if (plan) {
    const { version, ...made } = await updateStore(job, plan, session.summaries);
    session.memory = { setup: job.fingerprints.setup, version, pages: plan.memory };
    return { documents, ...made, isUpdate: true, unchanged: false };
  }
  await makeStore(job, pool);
  return summariseWhole(job.options.storeFile, documents);
}

/** Fills a new store. */
async function makeStore(job: CompileJob, pool: RenderPool | null): Promise<void> {
  const writer = createContentStoreWriter(job.options.storeFile);
  try {
    await fillStore(writer, job, pool);
    checkRoots(job.options);
    writer.setFingerprints(job.fingerprints);
    writer.finish();
  } catch (error) {
    writer.abort();
    throw explainWriteFailure(error, job.options.storeFile);
  }
}

async function fillStore(
  writer: ContentStoreWriter,
  job: CompileJob,
  pool: RenderPool | null,
): Promise<void> {
  const { docs, platform, popularities, history } = job;
  const updates = pool?.packUpdates();
  // The rendering throws the error of a thread as well, and earlier.
  updates?.catch(() => undefined);
  const kept = createKeptPages();
  const report = (flaw: Flaw): void => writer.addFlaw(flaw);
  await storePages(writer, job, {
    indexes: [...docs.pages.keys()],
    pool,
    report,
    // The rest is read from the store by the compile that needs it.
    onStored(page, memory) {
      docs.frontMatter.delete(page.file);
      kept.add(page, memory);
    },
  });
  const areas = storeAreas(writer, job, { before: new Map(), changes: null });
  writeAreaMemory(writer, areas.memory);
  for (const { from, to } of docs.redirects) writer.addRedirect(from, to);
  const unread = writeAssets(writer, docs.assets);
  writeAssetMemory(writer, toMemoryOfAssets(job, unread));
  writeSearchIndexes(writer, docs.pages, popularities);
  await writeContributions(writer, job);
  writeNewPages(writer, job);
  writer.setCompatBrowsers(platform().browsers);
  writer.setUpdates((await updates) ?? platform().packUpdates());
  const sidebars = openSidebars(job, kept.find, report);
  writeSidebars(writer, { pages: docs.pages, findChoice: kept.find, sidebars });
  const compared = docs.pages.flatMap((page) => {
    const outline = kept.find(page)?.outline;
    return outline ? [{ page, outline }] : [];
  });
  for (const flaws of [
    docs.flaws,
    job.historyFlaws,
    areas.flaws,
    compareTranslations(compared, history),
    listAssetFlaws(docs.assets),
  ])
    flaws.forEach(report);
}
