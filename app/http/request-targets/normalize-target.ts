import type { IncomingMessage } from "node:http";
import { isHost } from "./check-url";

/** RFC 9112, 3.2.2: the form that clients use towards proxies, which servers must accept too. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;
/** No character here has two spellings: by far most requests. */
const PLAIN_PATH = /^\/[\w\-.~!$&'()*+,;=:@/]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/**
 * Gives a request's target its normal form, before anything looks at it: an absolute-form target
 * becomes path and Host, each character of the path has its one percent-encoding, and dot segments
 * are resolved. So limits, caches, redirects and routes can't take one address for two. A target
 * without a normal form stays as it is, and `checkUrl` refuses it.
 */
export function normalizeTarget(request: IncomingMessage): void {
  const { url = "", headers } = request;
  const [, authority, rest = ""] = ABSOLUTE_FORM.exec(url) ?? [];
  // A Host that is none is refused whatever the target says, so that proxies can't read it otherwise.
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
 * A path with each character in its one spelling; a slash within a segment stays escaped. Null for
 * a path that has no normal form: broken percent-encoding, a fragment, `*`.
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

/** Throws for what is not UTF-8. */
function respell(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /%(?:24|26|2B|2C|3A|3B|3D|40)/g,
    decodeURIComponent,
  );
}
