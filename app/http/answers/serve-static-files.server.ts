import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import express from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { createNegotiation, type Encoding } from "../page-cache/negotiate-encoding";

/**
 * Built files under names that change with their content, and the files of public/. Of those that
 * the build has packed, clients get what they take.
 *
 * @param root Folder that holds build/client, with what was in public/.
 */
export function serveStaticFiles(root: string): express.RequestHandler {
  const client = resolve(root, "build/client");
  const files = listFiles(client);
  const router = express.Router();
  router.use(choosePacked(files));
  const options = { index: false, redirect: false, dotfiles: "ignore" } as const;
  router.use(
    "/assets",
    express.static(resolve(client, "assets"), {
      ...options,
      setHeaders: (response) => response.set("Cache-Control", CACHE_POLICIES.immutable),
    }),
  );
  router.use(
    express.static(client, {
      ...options,
      setHeaders: (response) => response.set("Cache-Control", CACHE_POLICIES.page),
    }),
  );
  return (request, response, next) => {
    // Pages are no files: the disk need not be asked for each of them.
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

/** Leads to the packed file beside the one that is asked for. */
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

/** Paths of all files that the build has made; they stay as long as the server runs. */
function listFiles(client: string): ReadonlySet<string> {
  if (!existsSync(client)) return new Set();
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  return new Set(names.map((name) => `/${join(name).replaceAll("\\", "/")}`));
}
