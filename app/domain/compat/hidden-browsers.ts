/**
 * The browsers that a reader does not want to see in compatibility tables. What is hidden is
 * kept, not what is shown: a browser that the reader was never asked about stays in sight.
 */

/** Name of the cookie: ids between dots. Nothing of it tells who the reader is. */
export const HIDDEN_BROWSERS_COOKIE = "compat-hidden";

const MAX_AGE_SECONDS = 31_536_000;
const MAX_BROWSERS = 40;
const ID = /^[a-z][a-z_]{1,39}$/;

/** The ids in a value of the cookie, sorted, each once; what can't be an id is left out. */
export function parseHiddenBrowsers(value: string | null | undefined): string[] {
  const ids = (value ?? "").split(".", MAX_BROWSERS).filter((id) => ID.test(id));
  return [...new Set(ids)].sort();
}

export interface OfferedBrowsers {
  /** Hidden so far. */
  hidden: readonly string[];
  /** The browsers that the form named. */
  offered: readonly string[];
  /** Those of them that the reader wants to see. None: a table without columns says nothing. */
  chosen: readonly string[];
}

/** What is hidden after a form; browsers that it did not name stay as they were. */
export function applyBrowserChoice({
  hidden,
  offered,
  chosen,
}: OfferedBrowsers): string[] {
  const others = hidden.filter((id) => !offered.includes(id));
  const dropped = chosen.length > 0 ? offered.filter((id) => !chosen.includes(id)) : [];
  return parseHiddenBrowsers([...others, ...dropped].join("."));
}

/** The columns of a table that are left for a reader; all when none would be. */
export function listShownBrowsers(
  columns: readonly string[],
  hidden: readonly string[],
): string[] {
  const shown = columns.filter((id) => !hidden.includes(id));
  return shown.length > 0 ? shown : [...columns];
}

/** As Set-Cookie takes it; nothing hidden removes the cookie. */
export function toHiddenBrowsersCookie(
  hidden: readonly string[],
  { isSecure }: { isSecure: boolean },
): string {
  const age = hidden.length > 0 ? MAX_AGE_SECONDS : 0;
  const cookie = `${HIDDEN_BROWSERS_COOKIE}=${hidden.join(".")}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
