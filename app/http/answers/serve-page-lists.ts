import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { pipeline } from "node:stream/promises";
import type { RequestHandler, Response } from "express";
import type { ContentStore } from "~/content-store/content-store";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { toEtag } from "../caching/to-etag.server";
import { hasCurrentCopy, sendData } from "./send-data";

/** Lists of pages for programs, by decoded path. */
export interface PageListFiles {
  /** Finds an `llms.txt` or `sitemap.md`. */
  findList(path: string): string | null;
  /** Returns the pieces of an `llms-full.txt`, rendered as they are read. */
  findFullText(path: string): Iterable<string> | null;
}

export interface PageListsOptions {
  pageLists: PageListFiles;
  store: Pick<ContentStore, "version">;
}

const LIST = /\/(?:llms(?:-\d+)?\.txt|sitemap\.md)$/;
const FULL = /\/docs\/.+\/llms-full\.txt$/;
/** A whole area takes seconds of processor time, which other requests need too. */
const MAX_DOWNLOADS = 2;
const RETRY_SECONDS = 30;

/** Serves `llms.txt` and `sitemap.md`, and the whole text of an area as a download. */
export function servePageLists({ pageLists, store }: PageListsOptions): RequestHandler {
  let downloads = 0;
  return (request, response, next) => {
    const { path } = response.locals;
    if (LIST.test(path)) {
      const body = pageLists.findList(path);
      if (body === null) return next();
      const type = path.endsWith(".md") ? "text/markdown" : "text/plain";
      response.set("Access-Control-Allow-Origin", "*");
      const contentType = `${type}; charset=utf-8`;
      return sendData(request, response, { body, contentType, etag: toEtag(body) });
    }
    const pieces = FULL.test(path) ? pageLists.findFullText(path) : null;
    if (pieces === null) return next();
    setDownloadHeaders(response, path, store.version);
    if (hasCurrentCopy(request, toDownloadEtag(path, store.version)))
      return void response.status(304).end();
    if (request.method === "HEAD") return void response.end();
    if (downloads >= MAX_DOWNLOADS) return refuse(response);
    downloads++;
    void send(pieces, response).finally(() => downloads--);
  };
}

function setDownloadHeaders(response: Response, path: string, version: string): void {
  const [, locale = "", , ...slug] = path.split("/");
  const name = [...slug.slice(0, -1), locale].join("-").replace(/[^\w-]/g, "_");
  response.set({
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.txt"`,
    "Cache-Control": CACHE_POLICIES.page,
    ETag: toDownloadEtag(path, version),
  });
}

/** A tag of the content's version, because the text is not known before it is sent. */
function toDownloadEtag(path: string, version: string): string {
  return toEtag(`${version} ${path}`);
}

function refuse(response: Response): void {
  response.removeHeader("ETag");
  response.removeHeader("Content-Disposition");
  response
    .status(503)
    .set({ "Cache-Control": CACHE_POLICIES.never, "Retry-After": String(RETRY_SECONDS) })
    .send("Other downloads are running; try again later.\n");
}

/** Sends piece by piece; the client's pace and other requests come first. */
async function send(pieces: Iterable<string>, response: Response): Promise<void> {
  async function* read() {
    for (const piece of pieces) {
      yield piece;
      await setImmediate();
    }
  }
  try {
    await pipeline(Readable.from(read()), response);
  } catch (err) {
    // A client that goes away is no failure of the server.
    response.locals.logger.debug({ err }, "a download was cut off");
  }
}
