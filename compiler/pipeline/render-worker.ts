import { parentPort } from "node:worker_threads";
import { createUnpacker, type PackedPages } from "../core/pack-pages";
import type { RendererOptions } from "./render-environment";
import { createRenderer, type RenderedPage } from "./render-page";
import { loadPlatformData } from "../sources/platform";

/** Messages to a thread: the pages in parts, the other facts of the site, then page indexes. */
export type RenderRequest =
  | { part: PackedPages }
  | { options: Omit<RendererOptions, "pages"> }
  | number[];

// Loads the data sets while the main thread still reads front matter.
const platform = loadPlatformData();
const unpacker = createUnpacker();
let renderPage: ((index: number) => RenderedPage) | null = null;

parentPort?.on("message", (request: RenderRequest) => {
  if (Array.isArray(request)) return answer(request);
  if ("part" in request) return unpacker.add(request.part);
  const { pages } = unpacker;
  renderPage = createRenderer({ ...request.options, pages }, platform);
});

function answer(indexes: readonly number[]): void {
  if (!renderPage) throw new Error("pages were requested before the site was sent");
  const rendered = indexes.map(renderPage);
  parentPort?.postMessage(
    rendered,
    rendered.map(({ packed }) => packed.buffer as ArrayBuffer),
  );
}
