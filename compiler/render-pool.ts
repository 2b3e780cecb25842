import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
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
  /** Runs on this thread for each page, in any order. */
  onPage: (page: RenderedPage) => void;
}

/** Renders every page: a small site on this thread, a large one on a thread per core. */
export async function renderPages({
  platform,
  onPage,
  ...options
}: RenderPagesOptions): Promise<void> {
  const count = options.pages.length;
  const threads = count < FEWEST_PAGES_FOR_THREADS ? 1 : availableParallelism();
  if (threads > 1) return renderInThreads(options, threads, onPage);
  const renderPage = createRenderer(options, platform());
  for (let index = 0; index < count; index++) onPage(renderPage(index));
}

async function renderInThreads(
  options: RendererOptions,
  threads: number,
  onPage: (page: RenderedPage) => void,
): Promise<void> {
  const batches = toBatches(options.pages.length);
  await Promise.all(
    Array.from({ length: threads }, () => {
      const start = new URL("./start-render-worker.mjs", import.meta.url);
      const worker = new Worker(start, { workerData: options });
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

function* toBatches(count: number): Generator<number[]> {
  for (let start = 0; start < count; start += BATCH_SIZE)
    yield Array.from(
      { length: Math.min(BATCH_SIZE, count - start) },
      (_, at) => start + at,
    );
}
