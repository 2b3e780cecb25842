import type { RequestHandler } from "express";

/**
 * Keeps all of a copy of the site out of search engines, files included. Pages that no copy
 * should have listed say so themselves (ui/head).
 */
export function forbidIndexing({
  isIndexable,
}: {
  isIndexable: boolean;
}): RequestHandler {
  return (_request, response, next) => {
    if (!isIndexable) response.setHeader("X-Robots-Tag", "noindex, nofollow");
    next();
  };
}
