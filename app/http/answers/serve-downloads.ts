import { basename, dirname } from "node:path";
import type { NextFunction, RequestHandler, Response } from "express";
import { ARCHIVE_TYPES, type Download } from "~/domain/site/downloads";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { refusePart, hasCurrentCopy } from "./send-data";
import { isRead } from "../request-kinds";

export interface DownloadFiles {
  /** Finds an archive by its file name. */
  find(name: string): { download: Download; path: string } | null;
}

const FOLDER = "/downloads/";
const TAG_CHARACTERS = 32;

/**
 * Serves archives at `/downloads/{file}` with ranges, so that readers can resume after a lost
 * connection. Only files with a description are found, by their exact name.
 */
export function serveDownloads(downloads: DownloadFiles | null): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    if (!path.startsWith(FOLDER) || !isRead(request)) return next();
    const found = downloads?.find(path.slice(FOLDER.length)) ?? null;
    if (found === null) return sendMissing(response);
    const { download, path: file } = found;
    // The file changes under the same name; a strong tag keeps two editions from being mixed.
    const etag = `"${download.sha256.slice(0, TAG_CHARACTERS)}"`;
    response.locals.isFile = true;
    response.set({ ETag: etag, "Cache-Control": CACHE_POLICIES.page });
    if (hasCurrentCopy(request, etag)) return void response.status(304).end();
    response.set({
      "Content-Type": ARCHIVE_TYPES[download.format].type,
      "Content-Disposition": `attachment; filename="${download.file}"`,
    });
    const options = {
      root: dirname(file),
      cacheControl: false,
      dotfiles: "deny",
    } as const;
    response.sendFile(basename(file), options, (error?: unknown) => {
      if (error === undefined) return;
      if (!response.headersSent) return refuse(response, error, next);
      response.locals.logger.debug({ err: error }, "a download was cut off");
    });
  };
}

/** Answers a part that the file does not have, or a file that was removed meanwhile. */
function refuse(response: Response, error: unknown, next: NextFunction): void {
  if (refusePart(error, response)) return;
  for (const name of ["ETag", "Content-Disposition"]) response.removeHeader(name);
  const isGone = error instanceof Error && "status" in error && error.status === 404;
  if (isGone) sendMissing(response);
  else next(error);
}

function sendMissing(response: Response): void {
  response
    .status(404)
    .set("Cache-Control", CACHE_POLICIES.never)
    .type("txt")
    .send("not found");
}
