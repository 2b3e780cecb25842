import type { RequestHandler } from "express";
import type { ContentStore, StoredAsset } from "~/content-store/content-store";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { parsePagePath } from "../redirects/page-path";
import { sendData } from "./send-data";
import { sendPart } from "./send-part";

/** Kinds of files that writers put next to their pages. */
const ASSET_NAME =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp3|ogg|oga|wav|mp4|webm|ogv|pdf|woff2?|ttf|otf|txt|xml|css|js|json|html|zip|vtt)$/i;

/** Files that content refers to without a page, beside those of the build. */
const SHARED_ASSETS = "/assets/";

type Assets = Pick<ContentStore, "findAsset" | "findCanonicalUrl">;

/**
 * Pictures and other files next to a page, `{page url}/{file}`, and those that content shares,
 * `/assets/{path}`. A translation without a file
 * of its own shows the one of en-US.
 */
export function servePageAssets(store: Assets): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const { locale, rest } = parsePagePath(path);
    const isShared = path.startsWith(SHARED_ASSETS);
    if ((!locale && !isShared) || !ASSET_NAME.test(path)) return next();
    const asset = findAsset(
      store,
      isShared ? [path] : [path, `/${DEFAULT_LOCALE}${rest}`],
    );
    if (asset) {
      response.locals.isFile = true;
      // Samples fetch them, and in a sandbox have no origin that could be named here.
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (!sendPart(request, response, asset)) sendData(request, response, asset);
      return;
    }
    // Pages may be named like files: `manifest.json` is one.
    if (store.findCanonicalUrl(path) !== null) return next();
    response
      .status(404)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt")
      .send("not found");
  };
}

function findAsset(store: Assets, urls: readonly string[]): StoredAsset | null {
  for (const url of urls) {
    const asset = store.findAsset(url);
    if (asset) return asset;
  }
  return null;
}
