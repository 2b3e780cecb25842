/** Longer than any address of ours; a browser's own limit is far above. */
const MAX_LENGTH = 2048;
/** Only tells where a relative address would lead. */
const BASE = "https://site.invalid";

/**
 * Where to send a reader after a form: a path of this site, with its query and fragment, as a
 * Location header may hold it. Whatever could lead elsewhere becomes the fallback. Every
 * target that comes from outside passes here.
 */
export function toSafeNext(next: unknown, fallback: string): string {
  if (typeof next !== "string" || next.length > MAX_LENGTH) return fallback;
  if (!isPath(next) || hasStrangeCharacter(next)) return fallback;
  const target = URL.canParse(next, BASE) ? new URL(next, BASE) : null;
  if (target?.origin !== BASE) return fallback;
  // `/x/..//host` has become `//host`, and a proxy may decode `/%2Fhost` once more.
  if (!isPath(target.pathname) || !isPath(decodeSlashes(target.pathname)))
    return fallback;
  return target.pathname + target.search + target.hash;
}

/** Starts with one slash: a second one, or a backslash, would begin a host. */
function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value);
}

/** Browsers drop control characters and read backslashes as slashes. */
function hasStrangeCharacter(value: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(value);
}

/** Encoded slashes, backslashes and control characters, as often as they are encoded. */
function decodeSlashes(path: string): string {
  const decoded = path
    .replace(/%25/g, "%")
    .replace(/%(?:2f|5c)/gi, "/")
    .replace(/%[01][0-9a-f]|%7f|%20/gi, "");
  return decoded === path ? path : decodeSlashes(decoded);
}
