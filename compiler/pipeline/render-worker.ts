import { parentPort } from "node:worker_threads";
import { unpackPages, type PackedPages } from "../core/pack-pages";
import type { RendererOptions } from "./render-environment";
import { createRenderer, type RenderedPage } from "./render-page";
import { loadPlatformData } from "../sources/platform";

/** Messages to a thread: the site once, then page indexes. */
export type RenderRequest = SentOptions | number[];

type SentOptions = Omit<RendererOptions, "pages"> & { pages: PackedPages };

// Loads the data sets while the main thread still reads front matter.
const platform = loadPlatformData();
let renderPage: ((index: number) => RenderedPage) | null = null;

parentPort?.on("message", (request: RenderRequest) => {
  if (!Array.isArray(request)) {
    renderPage = createRenderer(
      { ...request, pages: unpackPages(request.pages) },
      platform,
    );
    return;
  }
  if (!renderPage) throw new Error("pages were requested before the site was sent");
  const rendered = request.map(renderPage);
  parentPort?.postMessage(
    rendered,
    rendered.map(({ packed }) => packed.buffer as ArrayBuffer),
  );
});
