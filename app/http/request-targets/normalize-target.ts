import type { IncomingMessage } from "node:http";
import { isHost } from "./check-url";

/**
 * Absolute form of a target (RFC 9112, 3.2.2), which proxies receive and servers must accept too.
 */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;
/** Paths without any character that has two spellings; most requests match. */
const PLAIN_PATH = /^\/[\w\-.~!$&'()*+,;=:@/]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/**
 * Normalises a request's target before all other code: converts the absolute form to path and Host,
 * applies one percent-encoding, and resolves dot segments, so that limits, caches, redirects and
 * routes treat equivalent URLs alike. Leaves a malformed target unchanged for `checkUrl` to refuse.
 */
export function normalizeTarget(request: IncomingMessage): void {
  const { url = "", headers } = request;
  const [, authority, rest = ""] = ABSOLUTE_FORM.exec(url) ?? [];
  // Ignores the target's authority when Host is invalid, so that the request is refused; a proxy
  // might interpret it differently.
  if (authority !== undefined && isHost(headers.host)) headers.host = authority;
  const target = authority === undefined ? url : rest.replace(/^(?![/#])/, "/");
  request.url = normalizePathOf(target);
}

function normalizePathOf(target: string): string {
  const at = target.indexOf("?");
  if (at === -1) return normalizePath(target) ?? target;
  const path = normalizePath(target.slice(0, at));
  return path === null ? target : path + target.slice(at);
}

/**
 * Returns the normal form of a path; an encoded slash stays encoded. Null for a malformed path:
 * broken percent-encoding, a fragment, `*`.
 */
export function normalizePath(path: string): string | null {
  const spelled = PLAIN_PATH.test(path) ? path : respellPath(path);
  if (spelled === null || !DOT_SEGMENT.test(spelled)) return spelled;
  return new URL(`http://localhost${spelled}`).pathname;
}

function respellPath(path: string): string | null {
  if (!path.startsWith("/") || path.includes("#")) return null;
  try {
    return path.split("/").map(respell).join("/");
  } catch {
    return null;
  }
}

/** Throws URIError when a segment is not valid UTF-8. */
function respell(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /%(?:24|26|2B|2C|3A|3B|3D|40)/g,
    decodeURIComponent,
  );
}
