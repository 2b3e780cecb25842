import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

/** Longer than any link to the site; a playground carries its code elsewhere. */
const MAX_URL_CHARACTERS = 8192;
/** Six times the deepest page's. The router's work grows with the square of them: 4,000 take seconds. */
const MAX_SEGMENTS = 64;
/** No address of ours has one, and what matches paths does not look beyond the end of a line. */
const CONTROL_CHARACTER = /\p{Cc}/u;
/** A name or an address, perhaps with a port: nothing that could begin a path or a query. */
const HOST = /^[\w.:[\]-]+$/;

/** Refuses what nothing behind could read: URLs too long or not UTF-8, hosts that are none. */
export function checkUrl(): RequestHandler {
  return (request, response, next) => {
    const status = findFault(request.originalUrl) ?? findHostFault(request.headers.host);
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
  if (!url.startsWith("/") || url.includes("#")) return 400;
  const path = decodePath(url.split("?", 1)[0] ?? "");
  if (path === null || CONTROL_CHARACTER.test(path)) return 400;
  return path.split("/").length > MAX_SEGMENTS ? 414 : null;
}

/** HTTP asks for 400 here (RFC 9112, 3.2). A client of HTTP/1.0 may name no host at all. */
function findHostFault(host: string | undefined): 400 | null {
  return isHost(host) ? null : 400;
}

/** Whether a Host header names a host; true when there is none. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (HOST.test(host) && URL.canParse(`http://${host}/`));
}

/** The decoded path, or null when its percent-encoding is broken. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
