import type { RequestHandler } from "express";
import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locale";
import { CACHE_POLICIES } from "./cache-policies";
import { decodePath } from "./check-url";
import { parsePagePath } from "./redirects/page-path";
import { sendData } from "./send-data";

const JSON_TYPE = "application/json; charset=utf-8";

export interface JsonText {
  json: string;
  etag: string;
}

export interface PageDataSources {
  store: Pick<ContentStore, "readSearchIndex">;
  findDocumentJson(url: string): JsonText | null;
  /** Data of pages that are no documents, such as the home page; null when there is none. */
  findPageJson(path: string): JsonText | null;
}

/** The data behind pages: `{page}/index.json` and a locale's `search-index.json`. */
export function servePageData(sources: PageDataSources): RequestHandler {
  return (request, response, next) => {
    const path = decodePath(request.path) ?? "";
    const { locale, rest } = parsePagePath(path);
    if (!locale || !isDataPath(rest)) return next();
    const data = findData(sources, { path, locale, rest });
    if (data)
      return sendData(request, response, {
        body: data.json,
        contentType: JSON_TYPE,
        etag: data.etag,
      });
    response
      .status(404)
      .set("Cache-Control", CACHE_POLICIES.never)
      .json({ code: 404, error: "Document not found", message: "Document Not found" });
  };
}

function isDataPath(rest: string): boolean {
  return rest.endsWith("/index.json") || rest.toLowerCase() === "/search-index.json";
}

interface DataPath {
  path: string;
  locale: Locale;
  rest: string;
}

function findData(
  sources: PageDataSources,
  { path, locale, rest }: DataPath,
): JsonText | null {
  if (rest.toLowerCase() === "/search-index.json")
    return sources.store.readSearchIndex(locale);
  const page = path.slice(0, -"/index.json".length);
  return rest.startsWith("/docs/")
    ? sources.findDocumentJson(page)
    : sources.findPageJson(page);
}
