import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { urlKey } from "~/domain/documents/slug";
import { compareCodes } from "~/domain/text/compare-codes";
import { packPages } from "../core/pack-pages";
import type { Page } from "../core/page";
import type { Summaries } from "../incremental/track-site";
import { bundleModule } from "./bundle-module.mjs";
import { openReadAhead, type ReadAhead } from "./read-ahead";
import type { RendererOptions } from "./render-environment";
import { createRenderer, type RenderedPage } from "./render-page";
import type { RenderAnswer, RenderRequest } from "./render-worker";
import type { PlatformData } from "../sources/platform/platform-data";

/** For fewer pages, starting threads and loading data sets costs more than it saves. */
const FEWEST_PAGES_FOR_THREADS = 600;
/** Few, because rendered pages that wait for the rest of their batch outlive V8's collections of new objects. */
const BATCH_SIZE = 3;
/** Batches queued per thread, so that none idles while this thread renders or writes a batch. */
const BATCHES_AHEAD = 8;

export interface RenderPagesOptions extends RendererOptions {
  /** Opens the data sets on this thread; other threads open their own. */
  platform: () => PlatformData;
  /**
   * Threads that were started early, closed once all pages are rendered, because they keep the facts of all
   * pages; null otherwise.
   */
  pool: RenderPool | null;
  /** Indexes of the pages to render. */
  indexes: readonly number[];
  /** Called on this thread for each page, in any order. */
  onPage: (page: RenderedPage) => void;
  /** For this thread: see `trackSite`. */
  summaries?: Summaries | undefined;
}

/**
 * One thread per core but the first, on which this thread renders as well, because each further thread
 * keeps the facts of all pages once more. Threads load code and data as soon as the pool opens.
 */
export interface RenderPool {
  /** Has the threads read front matter, before they get pages. */
  readAhead(files: readonly string[]): ReadAhead;
  /** Packs the updates of browsers (`PlatformData.packUpdates`) on one thread, before it gets pages. */
  packUpdates(): Promise<Uint8Array>;
  render(options: RendererOptions, work: RenderWork): Promise<void>;
  /** Ends the threads; does nothing when they have ended. */
  close(): Promise<void>;
}

interface RenderWork {
  batches: Generator<number[], void>;
  onPage: (page: RenderedPage) => void;
}

/** True when a compile of about this many pages is faster with a pool. */
export function isWorthThreads(pages: number): boolean {
  return pages >= FEWEST_PAGES_FOR_THREADS && availableParallelism() > 1;
}

/** Renders few pages on this thread, many on one per core. */
export async function renderPages({
  platform,
  pool,
  indexes,
  onPage,
  summaries,
  ...options
}: RenderPagesOptions): Promise<void> {
  if (indexes.length === 0) return;
  const batches = toBatches(orderBySlug(options.pages, indexes));
  const threads = isWorthThreads(indexes.length)
    ? (pool ?? (await openRenderPool()))
    : null;
  const rendering = threads?.render(options, { batches, onPage });
  try {
    const renderPage = createRenderer(options, platform(), summaries);
    await Promise.all([rendering, renderHere(renderPage, { batches, onPage })]);
  } finally {
    // Ends the other threads' work when one has failed.
    batches.return(undefined);
    await threads?.close();
  }
}

async function renderHere(
  renderPage: (index: number) => RenderedPage,
  { batches, onPage }: RenderWork,
): Promise<void> {
  for (let batch = batches.next(); !batch.done; batch = batches.next()) {
    for (const index of batch.value) onPage(renderPage(index));
    // Lets other threads' pages in.
    await setImmediate();
  }
}

/**
 * Starts the threads of a pool. Await it before work that keeps this thread busy, because a thread that is not
 * started yet cannot load its data sets meanwhile. `render` throws their errors.
 */
export async function openRenderPool(): Promise<RenderPool> {
  const workers = await startWorkers();
  return {
    readAhead: (files) =>
      openReadAhead(
        files,
        workers.map(
          ({ thread }) =>
            (request) =>
              thread.postMessage(request satisfies RenderRequest, [request.port]),
        ),
      ),
    packUpdates: () => packUpdates(workers[0]),
    async render(options, work) {
      await Promise.all(workers.map((worker) => drain(worker, options, work)));
    },
    async close() {
      await Promise.all(workers.map(({ thread }) => thread.terminate()));
    },
  };
}

interface StartedWorker {
  thread: Worker;
  /** Rejects when the thread fails; never resolves. */
  failure: Promise<never>;
}

async function startWorkers(): Promise<StartedWorker[]> {
  const module = await bundleModule(new URL("./render-worker.ts", import.meta.url));
  return Array.from({ length: availableParallelism() - 1 }, () => {
    // No loader is needed, because the bundle is plain JavaScript.
    const thread = new Worker(module, { execArgv: [] });
    const failure = new Promise<never>((_resolve, reject) => thread.on("error", reject));
    failure.catch(() => undefined);
    return { thread, failure };
  });
}

async function packUpdates(worker: StartedWorker | undefined): Promise<Uint8Array> {
  if (!worker) throw new Error("the pool has no threads");
  const { thread, failure } = worker;
  const packed = new Promise<Uint8Array>((resolve) =>
    thread.on("message", (answer: RenderAnswer) => {
      if (!Array.isArray(answer)) resolve(answer);
    }),
  );
  thread.postMessage("updates" satisfies RenderRequest);
  return Promise.race([packed, failure]);
}

/** Sends batches to one thread until all are done and answered. */
function drain(
  { thread, failure }: StartedWorker,
  options: RendererOptions,
  { batches, onPage }: RenderWork,
): Promise<void> {
  const send = (request: RenderRequest): void => thread.postMessage(request);
  const done = new Promise<void>((resolve, reject) => {
    let waiting = 0;
    const feed = (): void => {
      const batch = batches.next();
      if (!batch.done) {
        waiting++;
        send(batch.value);
      } else if (waiting === 0) resolve();
    };
    thread.on("message", (answer: RenderAnswer) => {
      if (!Array.isArray(answer)) return;
      waiting--;
      feed();
      try {
        answer.forEach(onPage);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    const { pages, ...shared } = options;
    for (const part of packPages(pages)) send({ part });
    send({ options: shared });
    for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) feed();
  });
  return Promise.race([done, failure]);
}

/** Sorts by slug, so that translations, which share code, are rendered one after the other. */
function orderBySlug(pages: readonly Page[], indexes: readonly number[]): number[] {
  return indexes
    .map((index) => ({ index, key: urlKey(pages[index]?.slug ?? "") }))
    .sort((a, b) => compareCodes(a.key, b.key))
    .map(({ index }) => index);
}

function* toBatches(indexes: readonly number[]): Generator<number[], void> {
  for (let start = 0; start < indexes.length; start += BATCH_SIZE)
    yield indexes.slice(start, start + BATCH_SIZE);
}
