import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

/** Samples name them as if they were here; that repository publishes them itself. */
const SHARED_ASSETS = /^\/shared-assets\/[\w/.-]+$/;
const HOST = "https://mdn.github.io";

/** Pictures, fonts and recordings that many samples share. */
export function redirectSharedAssets(): RequestHandler {
  return (request, response, next) => {
    if (!SHARED_ASSETS.test(request.path)) return next();
    response
      .status(302)
      .set({ Location: HOST + request.path, "Cache-Control": CACHE_POLICIES.page })
      .set("Access-Control-Allow-Origin", "*")
      .end();
  };
}
