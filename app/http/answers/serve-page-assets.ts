import type { RequestHandler } from "express";
import type { ContentStore, StoredAsset } from "~/content-store/content-store";
import { isFileEnding, readEnding } from "~/domain/documents/asset-types";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isOpened } from "../request-kinds";
import { parsePagePath } from "../redirects/page-path";
import { sendData, sendPart } from "./send-data";

/** Endings of what samples and programs ask for, and of some pages: `Node.js`, `manifest.json`. */
const OTHER_FILES: ReadonlySet<string> = new Set(["css", "html", "js", "json"]);

/** Prefix of shared files of the content, in the same path as built files. */
const SHARED_ASSETS = "/assets/";

type Assets = Pick<ContentStore, "findAsset" | "findCanonicalUrl">;

/**
 * Serves files next to a page, `{page url}/{file}`, and shared files, `/assets/{path}`. A
 * translation without its own file falls back to that of en-US.
 */
export function servePageAssets(store: Assets): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const { locale, rest } = parsePagePath(path);
    const isShared = path.startsWith(SHARED_ASSETS);
    if ((!locale && !isShared) || !isFileName(path)) return next();
    const asset = findAsset(
      store,
      isShared ? [path] : [path, `/${DEFAULT_LOCALE}${rest}`],
    );
    if (asset) {
      response.locals.isFile = true;
      // `*` because samples fetch these files, and a sandboxed frame has the origin "null".
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (!sendPart(request, response, asset)) sendData(request, response, asset);
      return;
    }
    // Passes on pages with names like files, such as `manifest.json`, and readers who look for one: the
    // screen for a page that is not translated, such as `Node.js`, suggests others.
    if (store.findCanonicalUrl(path) !== null || isOpened(request.headers)) return next();
    response
      .status(404)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt")
      .send("not found");
  };
}

function isFileName(path: string): boolean {
  const ending = readEnding(path);
  return isFileEnding(ending) || OTHER_FILES.has(ending);
}

function findAsset(store: Assets, urls: readonly string[]): StoredAsset | null {
  for (const url of urls) {
    const asset = store.findAsset(url);
    if (asset) return asset;
  }
  return null;
}
