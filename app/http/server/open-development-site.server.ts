import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import type { WorkerScripts } from "../answers/serve-worker.server";
import { createRefresh } from "./refresh-browsers";

/** The source of pages and files: a build, or Vite in development. */
export interface Site {
  /** Bundled service workers; null when they are not built. */
  worker: WorkerScripts | null;
  serveFiles: RequestHandler;
  build: () => Promise<ServerBuild>;
  /** Style sheets of document pages. */
  readStyles: () => Promise<readonly string[]>;
  /** Reloads open browsers after a change of the content. */
  refresh(): void;
  close(): Promise<void>;
}

/**
 * Opens the app from its sources, with hot reload. Imports Vite on demand, because production does
 * not install it.
 */
export async function openDevelopmentSite(): Promise<Site> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  return {
    worker: null,
    serveFiles: vite.middlewares,
    build: () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>,
    readStyles: () => Promise.resolve(["/app/styles/index.css"]),
    refresh: createRefresh(vite.ws),
    close: () => vite.close(),
  };
}
