import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { sendData, type DataBody } from "./send-data";

/** A picture or the style sheet of the operator's theme. */
export interface ThemeFileBody extends DataBody {
  /** Contains a hash of the contents. */
  path: string;
}

/** Serves the theme's files, which browsers keep because their paths name their contents. */
export function serveTheme(assets: readonly ThemeFileBody[]): RequestHandler {
  const files = new Map(assets.map((asset) => [asset.path, asset]));
  return (request, response, next) => {
    const file = files.get(request.path);
    if (!file) return next();
    response.locals.isFile = true;
    sendData(request, response, file, CACHE_POLICIES.immutable);
  };
}
