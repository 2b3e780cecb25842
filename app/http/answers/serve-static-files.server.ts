import { existsSync, readdirSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import express, { type Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { createNegotiation, type Encoding } from "../negotiation/negotiate-encoding";
import { isPackable } from "./compress-responses.server";
import { refusePart } from "./send-data";

/** The build's names of files, `name-HASH.js`; the files of public/assets have none. */
const HASHED = /-[\w-]{7,}\.\w+$/;

/**
 * Serves built files, whose names contain a hash, and the files of public/. Sends the precompressed
 * variant that the client accepts.
 *
 * @param root Folder that contains build/client, into which the build copies public/.
 */
export function serveStaticFiles(root: string): express.RequestHandler {
  const client = resolve(root, "build/client");
  const files = listFiles(client);
  const router = express.Router();
  router.use(choosePacked(files));
  const options = { index: false, redirect: false, dotfiles: "ignore" } as const;
  const hashed = express.static(resolve(client, "assets"), {
    ...options,
    // Browsers never ask whether a file with a hash in its name has changed, or for a part of it.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(response) {
      response.set("Cache-Control", CACHE_POLICIES.immutable);
      // A page has some fifteen of these files: the log alone tells their requests apart.
      response.removeHeader("X-Request-Id");
    },
  });
  router.use("/assets", (request, response, next) => {
    if (HASHED.test(response.locals.path)) hashed(request, response, next);
    else next();
  });
  router.use(
    express.static(client, {
      ...options,
      setHeaders(response: Response, file) {
        response.set("Cache-Control", CACHE_POLICIES.page);
        // Express has not set it yet, and removes it from a 304.
        if (!response.hasHeader("Content-Type")) response.type(extname(file));
        response.locals.fileType = response.get("Content-Type") ?? "";
        if (isPackable(response.req, response)) response.vary("Accept-Encoding");
      },
    }),
  );
  router.use(((error: unknown, _request, response, next) => {
    if (!refusePart(error, response)) next(error);
  }) satisfies express.ErrorRequestHandler);
  return (request, response, next) => {
    // Skips the disk for pages, because all files are known.
    if (!files.has(response.locals.path)) return next();
    response.locals.isFile = true;
    router(request, response, next);
  };
}

const SUFFIXES: Readonly<Record<Encoding, string>> = {
  br: ".br",
  gzip: ".gz",
  identity: "",
};

/** Rewrites the URL to the precompressed variant. */
function choosePacked(files: ReadonlySet<string>): express.RequestHandler {
  const negotiate = createNegotiation();
  return (request, response, next) => {
    const { path } = request;
    if (!files.has(path + SUFFIXES.br)) return next();
    response.vary("Accept-Encoding");
    const encoding = negotiate(request.headers["accept-encoding"]);
    const packed = path + SUFFIXES[encoding];
    if (packed !== path && files.has(packed)) {
      response.type(path.slice(path.lastIndexOf(".")));
      response.set("Content-Encoding", encoding);
      request.url = packed;
    }
    next();
  };
}

/** Lists the paths of all built files; they do not change while the server runs. */
function listFiles(client: string): ReadonlySet<string> {
  if (!existsSync(client)) return new Set();
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  return new Set(names.map((name) => `/${join(name).replaceAll("\\", "/")}`));
}
