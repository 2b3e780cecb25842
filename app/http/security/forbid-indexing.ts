import type { RequestHandler } from "express";

/**
 * Adds `noindex` to all responses of a copy of the site, files included. Single pages set it in
 * their head (ui/head).
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
