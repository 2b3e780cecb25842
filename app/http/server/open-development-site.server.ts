import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { CONTENT_AGE_EVENT } from "~/domain/documents/content-age";
import type { WorkerScripts } from "../answers/serve-worker.server";

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

/** The part of Vite's WebSocket server that is used. */
export interface BrowserChannel {
  on(event: string, listener: (data: unknown, client: BrowserClient) => void): void;
  send(message: { type: "full-reload" }): void;
}

export interface BrowserClient {
  send(event: string, data: number): void;
}

/**
 * Creates a function that reloads all open browsers. A browser that is still loading misses the
 * message and asks for the content's age afterwards (browser/loading/reload-stale-page).
 *
 * @param now Milliseconds from any origin.
 */
export function createRefresh(
  browsers: BrowserChannel,
  now: () => number = () => performance.now(),
): () => void {
  let refreshedAt: number | null = null;
  browsers.on(CONTENT_AGE_EVENT, (_question, client) => {
    // Before the first refresh, the content is as old as the server.
    if (refreshedAt !== null) client.send(CONTENT_AGE_EVENT, now() - refreshedAt);
  });
  return () => {
    refreshedAt = now();
    browsers.send({ type: "full-reload" });
  };
}
