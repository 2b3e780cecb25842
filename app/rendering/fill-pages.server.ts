import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, Response } from "express";
import type * as ServerEntry from "~/entry.server";
import { isEveryonesPage } from "~/http/caching/page-cookies";
import { encodeHtml } from "./encode-html.server";
import type { PageFrames } from "./page-frame/page-frames.server";
import "~/http/request-state";
import "~/load-context";

export interface FillPagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** What is the same for every request. */
  shared: Pick<AppLoadContext, "config" | "services">;
}

const DOCUMENT_PATH = /^\/[^/]+\/docs\/./;

/**
 * Answers requests for documents in a frame that was kept, without Remix, which would take most
 * of the time that a page takes.
 *
 * @returns A function that says whether it has answered.
 */
export function fillPages(
  { build, shared }: FillPagesOptions,
  readFrames: () => PageFrames | null,
): (request: Request, response: Response) => Promise<boolean> {
  const { config, services } = shared;
  return async (request, response) => {
    const frames = readFrames();
    const { nonce, fault } = response.locals;
    if (!frames || fault !== undefined || !isPlainRequest(request)) return false;
    const { entry } = typeof build === "function" ? await build() : build;
    // The server entry exports more than Remix knows of.
    const { fillDocument } = entry.module as unknown as typeof ServerEntry;
    const { documents } = services;
    const asked = { path: request.path, config, documents, frames, nonce };
    const page = tryTo(() => fillDocument(asked));
    if (!page) return false;
    response.statusCode = 200;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (page.links !== null) response.setHeader("Link", page.links);
    response.end(encodeHtml(page.pieces));
    return true;
  };
}

/** A document that can't be read is left to Remix: it fails there again, with the page of an error. */
function tryTo<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** For the page of a document as everyone gets it. */
function isPlainRequest({ method, originalUrl, path, headers }: Request): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !originalUrl.includes("?") &&
    DOCUMENT_PATH.test(path) &&
    !path.endsWith(".data") &&
    isEveryonesPage(headers.cookie, path)
  );
}
