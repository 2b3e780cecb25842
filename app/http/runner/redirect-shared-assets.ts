import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

/** Path of shared assets in samples; the repository of that name publishes them. */
const SHARED_ASSETS = /^\/shared-assets\/[\w/.-]+$/;
const HOST = "https://mdn.github.io";

/** Redirects requests for images, fonts and media that many samples share. */
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
