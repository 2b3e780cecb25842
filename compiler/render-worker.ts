import { parentPort, workerData } from "node:worker_threads";
import { createRenderer, type RendererOptions } from "./render-page";
import { loadPlatformData } from "./sources/platform";

/** A thread of the render pool: gets page numbers, answers with rendered pages. */
const renderPage = createRenderer(workerData as RendererOptions, loadPlatformData());

parentPort?.on("message", (pages: number[]) => {
  const rendered = pages.map(renderPage);
  parentPort?.postMessage(
    rendered,
    rendered.map(({ packed }) => packed.buffer as ArrayBuffer),
  );
});
