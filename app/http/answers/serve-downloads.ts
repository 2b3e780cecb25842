import { basename, dirname } from "node:path";
import type { RequestHandler, Response } from "express";
import { ARCHIVE_TYPES, type Download } from "~/domain/site/downloads";
import { CACHE_POLICIES } from "../caching/cache-policies";

export interface DownloadFiles {
  /** Finds an archive by its file name. */
  find(name: string): { download: Download; path: string } | null;
}

const FOLDER = "/downloads/";
const READ_METHODS = ["GET", "HEAD"];

/**
 * Serves archives at `/downloads/{file}` with ranges, so that readers can resume after a lost
 * connection. Only files with a description are found, by their exact name.
 */
export function serveDownloads(downloads: DownloadFiles | null): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    if (!path.startsWith(FOLDER) || !READ_METHODS.includes(request.method)) return next();
    const found = downloads?.find(path.slice(FOLDER.length)) ?? null;
    if (found === null) return sendMissing(response);
    const { download } = found;
    response.locals.isFile = true;
    response.set({
      "Content-Type": ARCHIVE_TYPES[download.format].type,
      "Content-Disposition": `attachment; filename="${download.file}"`,
      // The file changes under the same name; a strong tag keeps two editions from being mixed.
      ETag: `"${download.sha256.slice(0, 32)}"`,
      "Cache-Control": CACHE_POLICIES.page,
    });
    const options = {
      root: dirname(found.path),
      cacheControl: false,
      dotfiles: "deny",
    } as const;
    response.sendFile(basename(found.path), options, (err?: Error) => {
      if (!err) return;
      if (response.headersSent)
        response.locals.logger.debug({ err }, "a download was cut off");
      else next(err);
    });
  };
}

function sendMissing(response: Response): void {
  response
    .status(404)
    .set("Cache-Control", CACHE_POLICIES.never)
    .type("txt")
    .send("not found");
}
