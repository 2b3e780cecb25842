import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "./cache-policies";

/** Longer than any link to the site; a playground carries its code elsewhere. */
const MAX_URL_CHARACTERS = 8192;

/** Refuses URLs that nothing behind could read: too long, or not percent-encoded UTF-8. */
export function checkUrl(): RequestHandler {
  return (request, response, next) => {
    const status = findFault(request.originalUrl);
    if (status === null) return next();
    const text = status === 414 ? "URI too long" : "Bad request";
    response
      .status(status)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt")
      .send(text);
  };
}

function findFault(url: string): 400 | 414 | null {
  if (url.length > MAX_URL_CHARACTERS) return 414;
  if (!url.startsWith("/")) return 400;
  const path = decodePath(url.split("?", 1)[0] ?? "");
  return path === null || path.includes("\0") ? 400 : null;
}

/** The decoded path, or null when its percent-encoding is broken. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
