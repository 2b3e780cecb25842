import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { urlKey } from "~/domain/slug";
import type { Page } from "./page";
import { bundleModule } from "./bundle-module.mjs";
import { createRenderer, type RenderedPage, type RendererOptions } from "./render-page";
import type { PlatformData } from "./sources/platform/platform-data";

/** Below this, starting threads and loading the data sets in each costs more than it saves. */
const FEWEST_PAGES_FOR_THREADS = 600;
const BATCH_SIZE = 32;
/** Batches that wait in each thread, so that none idles while the store is written. */
const BATCHES_AHEAD = 2;

export interface RenderPagesOptions extends RendererOptions {
  /** Opens the data sets for rendering on this thread; other threads open their own. */
  platform: () => PlatformData;
  /** Which of the pages to render. */
  indexes: readonly number[];
  /** Runs on this thread for each page, in any order. */
  onPage: (page: RenderedPage) => void;
}

/** Renders every page: a small site on this thread, a large one on a thread per core. */
export async function renderPages({
  platform,
  indexes,
  onPage,
  ...options
}: RenderPagesOptions): Promise<void> {
  const threads = indexes.length < FEWEST_PAGES_FOR_THREADS ? 1 : availableParallelism();
  const batches = toBatches(orderBySlug(options.pages, indexes));
  if (threads > 1) return renderInThreads(options, { threads, batches, onPage });
  if (indexes.length === 0) return;
  const renderPage = createRenderer(options, platform());
  for (const batch of batches) for (const index of batch) onPage(renderPage(index));
}

interface ThreadsOptions {
  threads: number;
  batches: Iterator<number[]>;
  onPage: (page: RenderedPage) => void;
}

async function renderInThreads(
  options: RendererOptions,
  { threads, batches, onPage }: ThreadsOptions,
): Promise<void> {
  const module = await bundleModule(new URL("./render-worker.ts", import.meta.url));
  await Promise.all(
    Array.from({ length: threads }, () => {
      // No loader of this thread's: the bundle is plain JavaScript.
      const worker = new Worker(module, { workerData: options, execArgv: [] });
      return drain(worker, batches, onPage).finally(() => worker.terminate());
    }),
  );
}

/** Feeds one thread until no batch is left and all its answers are in. */
function drain(
  worker: Worker,
  batches: Iterator<number[]>,
  onPage: (page: RenderedPage) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const feed = (): void => {
      const batch = batches.next();
      if (!batch.done) {
        waiting++;
        worker.postMessage(batch.value);
      } else if (waiting === 0) resolve();
    };
    worker.on("error", reject);
    worker.on("message", (pages: RenderedPage[]) => {
      waiting--;
      feed();
      pages.forEach(onPage);
    });
    for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) feed();
  });
}

/** Translations of a page stand together: they share code that is then highlighted once. */
function orderBySlug(pages: readonly Page[], indexes: readonly number[]): number[] {
  const keys = pages.map(({ slug }) => urlKey(slug));
  return [...indexes].sort((a, b) => compareText(keys[a] ?? "", keys[b] ?? ""));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function* toBatches(indexes: readonly number[]): Generator<number[]> {
  for (let start = 0; start < indexes.length; start += BATCH_SIZE)
    yield indexes.slice(start, start + BATCH_SIZE);
}
