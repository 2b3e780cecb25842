import { parentPort } from "node:worker_threads";
import { createUnpacker, type PackedPages } from "../core/pack-pages";
import { answerReadAhead, type ReadAheadRequest } from "./read-ahead";
import type { RendererOptions } from "./render-environment";
import { createRenderer, type RenderedPage } from "./render-page";
import { loadPlatformData } from "../sources/platform";

/**
 * Messages to a thread: files whose front matter to read ahead, a request for the updates, the pages in parts, the other
 * facts of the site, then page indexes.
 */
export type RenderRequest =
  | ReadAheadRequest
  | "updates"
  | { part: PackedPages }
  | { options: Omit<RendererOptions, "pages"> }
  | number[];

/** Messages from a thread: the pages of a request, or the updates (`PlatformData.packUpdates`). */
export type RenderAnswer = RenderedPage[] | Uint8Array;

// Loads the data sets while the main thread still reads front matter.
const platform = loadPlatformData();
const unpacker = createUnpacker();
let renderPage: ((index: number) => RenderedPage) | null = null;

parentPort?.on("message", (request: RenderRequest) => {
  if (Array.isArray(request)) return answer(request);
  if (request === "updates") return send(platform.packUpdates(), []);
  if ("part" in request) return unpacker.add(request.part);
  if ("files" in request) return answerReadAhead(request);
  const { pages } = unpacker;
  renderPage = createRenderer({ ...request.options, pages }, platform);
});

function send(answer: RenderAnswer, transferred: ArrayBuffer[]): void {
  parentPort?.postMessage(answer, transferred);
}

function answer(indexes: readonly number[]): void {
  if (!renderPage) throw new Error("pages were requested before the site was sent");
  const rendered = indexes.map(renderPage);
  send(
    rendered,
    rendered.map(({ packed }) => packed.buffer as ArrayBuffer),
  );
}
