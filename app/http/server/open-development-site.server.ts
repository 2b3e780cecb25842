import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { createRefresh } from "./refresh-browsers";

/** Where pages and files come from: built before, or made as they are asked for. */
export interface Site {
  serveFiles: RequestHandler;
  build: () => Promise<ServerBuild>;
  /** Has open browsers load their page again: its content is another one now. */
  refresh(): void;
  close(): Promise<void>;
}

/** The app as it is on disk, with hot reload. Vite is not installed in production. */
export async function openDevelopmentSite(): Promise<Site> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  return {
    serveFiles: vite.middlewares,
    build: () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>,
    refresh: createRefresh(vite.ws),
    close: () => vite.close(),
  };
}
