/** Limit, because the cookie of a sign-in in progress, of 4 kB at most, contains the target. */
export const MAX_NEXT_CHARACTERS = 2048;
/** Placeholder origin that reveals where a relative URL would lead. */
const BASE = "https://site.invalid";

/**
 * Safe redirect target after a form: a path of this site with query and fragment, encoded
 * for a Location header. Any target that could lead off-site becomes the fallback, and one that is too
 * long loses its query first, so that the reader comes back to the page. Every user-given target passes
 * through here.
 */
export function toSafeNext(given: unknown, fallback: string): string {
  if (typeof given !== "string") return fallback;
  const next = given.length > MAX_NEXT_CHARACTERS ? given.replace(/[?#].*/s, "") : given;
  if (next.length > MAX_NEXT_CHARACTERS) return fallback;
  if (!isPath(next) || hasStrangeCharacter(next)) return fallback;
  const target = URL.canParse(next, BASE) ? new URL(next, BASE) : null;
  if (target?.origin !== BASE) return fallback;
  // URL parsing turns `/x/..//host` into `//host`, and a proxy may decode `/%2Fhost` once
  // more.
  if (!isPath(target.pathname) || !isPath(decodeSlashes(target.pathname)))
    return fallback;
  return target.pathname + target.search + target.hash;
}

/**
 * Starts with exactly one slash, because a second one or a backslash would begin a host.
 */
function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value);
}

/** Browsers drop control characters and read backslashes as slashes. */
function hasStrangeCharacter(value: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(value);
}

/**
 * Decodes slashes and backslashes and drops control characters, at every level of
 * encoding.
 */
function decodeSlashes(path: string): string {
  const decoded = path
    .replace(/%25/g, "%")
    .replace(/%(?:2f|5c)/gi, "/")
    .replace(/%[01][0-9a-f]|%7f|%20/gi, "");
  return decoded === path ? path : decodeSlashes(decoded);
}
