import type { RequestHandler } from "express";
import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { JsonText } from "~/domain/text/digest.server";
import { dropPartSuffix, isSidebarPath, PART_TYPE } from "~/domain/http/page-part";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { parsePagePath } from "../redirects/page-path";
import { sendData, type DataBody } from "./send-data";

const JSON_TYPE = "application/json; charset=utf-8";
const TEXT_TYPE = "text/plain; charset=utf-8";

/**
 * Data files of a document; each finds its page in any case, and returns null for a missing one.
 */
export interface DocumentFiles {
  findDocumentJson(url: string): JsonText | null;
  findDocumentMetadata(url: string): JsonText | null;
  /** Metadata of all documents of a locale. */
  readLocaleMetadata(locale: Locale): JsonText;
  findContributors(url: string): { text: string; etag: string } | null;
  /** HTML of the sidebar, marked for the page. */
  findSidebar(url: string): { html: string; etag: string } | null;
}

export interface PageDataSources {
  store: Pick<ContentStore, "readSearchIndex">;
  documents: DocumentFiles;
  /** Finds the data of a page that is no document, such as the home page. */
  findPageJson(path: string): JsonText | null;
}

/**
 * Serves the data of pages: `{page}/index.json`, for documents also `metadata.json`,
 * `contributors.txt` and `{page}.sidebar`, and `search-index.json` and `metadata.json` per locale.
 */
export function servePageData(sources: PageDataSources): RequestHandler {
  return (request, response, next) => {
    // The root is the English home page with HOMEPAGE, and has been redirected without.
    const path =
      response.locals.path === INDEX
        ? `/${DEFAULT_LOCALE}${INDEX}`
        : response.locals.path;
    const { locale, rest } = parsePagePath(path);
    if (!locale || !isDataPath(rest)) return next();
    const data = findData(sources, { path, locale, rest });
    if (rest.endsWith(CONTRIBUTORS) || isSidebarPath(rest))
      response.setHeader("X-Robots-Tag", "noindex, nofollow");
    // Cacheable for signed-in readers too, because the index is large and each quick search needs
    // it.
    response.locals.isFile = isSearchIndex(rest);
    if (data) return sendData(request, response, data);
    response.status(404).set("Cache-Control", CACHE_POLICIES.never);
    if (rest.endsWith(CONTRIBUTORS) || isSidebarPath(rest))
      response.type("txt").send("not found");
    else
      response.json({
        code: 404,
        error: "Document not found",
        message: "Document Not found",
      });
  };
}

const INDEX = "/index.json";
const METADATA = "/metadata.json";
const CONTRIBUTORS = "/contributors.txt";

function isDataPath(rest: string): boolean {
  const isOfDocument =
    rest.endsWith(METADATA) || rest.endsWith(CONTRIBUTORS) || isSidebarPath(rest);
  return (
    rest.endsWith(INDEX) ||
    rest === METADATA ||
    isSearchIndex(rest) ||
    (isOfDocument && rest.startsWith("/docs/"))
  );
}

function isSearchIndex(rest: string): boolean {
  return rest.toLowerCase() === "/search-index.json";
}

interface DataPath {
  path: string;
  locale: Locale;
  rest: string;
}

function findData(
  { store, documents, findPageJson }: PageDataSources,
  { path, locale, rest }: DataPath,
): DataBody | null {
  if (isSearchIndex(rest)) return toJsonBody(store.readSearchIndex(locale));
  if (rest === METADATA) return toJsonBody(documents.readLocaleMetadata(locale));
  if (isSidebarPath(rest)) {
    const found = documents.findSidebar(dropPartSuffix(path));
    return found && { body: found.html, contentType: PART_TYPE, etag: found.etag };
  }
  const page = path.slice(0, path.lastIndexOf("/"));
  if (rest.endsWith(CONTRIBUTORS)) {
    const found = documents.findContributors(page);
    return found && { body: found.text, contentType: TEXT_TYPE, etag: found.etag };
  }
  if (rest.endsWith(METADATA)) return toJsonBody(documents.findDocumentMetadata(page));
  return toJsonBody(
    rest.startsWith("/docs/") ? documents.findDocumentJson(page) : findPageJson(page),
  );
}

function toJsonBody(found: JsonText | null): DataBody | null {
  return found && { body: found.json, contentType: JSON_TYPE, etag: found.etag };
}
