import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { pipeline } from "node:stream/promises";
import type { RequestHandler, Response } from "express";
import type { ContentStore } from "~/content-store/content-store";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { toEtag } from "~/domain/text/digest.server";
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
  onRefused?: ((name: string) => void) | undefined;
}

const LIST = /\/(?:llms(?:-\d+)?\.txt|sitemap\.md)$/;
const FULL = /\/docs\/.+\/llms-full\.txt$/;
/** A slow reader keeps a download open for hours: it should not close them for other readers. */
const MAX_DOWNLOADS_PER_ADDRESS = 2;
/** Bounds the memory of compression, which may take 10 MB for each. */
const MAX_DOWNLOADS = 16;
const RETRY_SECONDS = 30;

/** Serves `llms.txt` and `sitemap.md`, and the whole text of an area as a download. */
export function servePageLists({
  pageLists,
  store,
  onRefused,
}: PageListsOptions): RequestHandler {
  const takeSlot = createSlots();
  const takeTurn = createTurns();
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
    const slot = takeSlot(response.locals.clientAddress);
    if (slot === 429) onRefused?.("page-list-downloads");
    if (typeof slot === "number") return refuse(response, slot);
    void send(pieces, response, takeTurn).finally(slot);
  };
}

/**
 * Creates a function that returns how to end a download, or the status of its refusal. An address
 * that has its share is told apart, because one client's haste is no failure of the server.
 */
function createSlots(): (address: string) => (() => void) | 429 | 503 {
  const running = new Map<symbol, string>();
  return (address) => {
    const own = [...running.values()].filter((each) => each === address);
    if (own.length >= MAX_DOWNLOADS_PER_ADDRESS) return 429;
    if (running.size >= MAX_DOWNLOADS) return 503;
    const slot = Symbol();
    running.set(slot, address);
    return () => void running.delete(slot);
  };
}

type TakeTurn = <Result>(work: () => Result) => Promise<Result>;

/**
 * Creates a function that runs the work of all downloads one after another, with other requests in
 * between: a whole area takes seconds of processor time.
 */
function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => setImmediate()).then(work);
    last = turn.catch(() => undefined);
    return turn;
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

function refuse(response: Response, status: 429 | 503): void {
  response.removeHeader("ETag");
  response.removeHeader("Content-Disposition");
  response
    .status(status)
    .set({ "Cache-Control": CACHE_POLICIES.never, "Retry-After": String(RETRY_SECONDS) })
    .send("Other downloads are running; try again later.\n");
}

/** Sends piece by piece, at the client's pace. */
async function send(
  pieces: Iterable<string>,
  response: Response,
  takeTurn: TakeTurn,
): Promise<void> {
  async function* read() {
    const iterator = pieces[Symbol.iterator]();
    for (;;) {
      const next = await takeTurn(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  }
  try {
    await pipeline(Readable.from(read()), response);
  } catch (err) {
    // A client that goes away is no failure of the server.
    response.locals.logger.debug({ err }, "a download was cut off");
  }
}
