/**
 * Browsers that a reader hides from compatibility tables. The cookie stores the hidden
 * ones rather than the shown ones, so that browsers added later appear.
 */

/**
 * Cookie with browser ids, separated by dots. It does not identify the reader. Scripts may read it,
 * because the worker of a content package renders tables too.
 */
export const HIDDEN_BROWSERS_COOKIE = "compat-hidden";

const MAX_AGE_SECONDS = 31_536_000;
const MAX_BROWSERS = 40;
const ID = /^[a-z][a-z_]{1,39}$/;

/** Ids in a value of the cookie: valid, sorted and without duplicates. */
export function parseHiddenBrowsers(value: string | null | undefined): string[] {
  const ids = (value ?? "").split(".", MAX_BROWSERS).filter((id) => ID.test(id));
  return [...new Set(ids)].sort();
}

export interface OfferedBrowsers {
  /** Browsers hidden before the form. */
  hidden: readonly string[];
  /** Browsers that the form listed. */
  offered: readonly string[];
  /**
   * Offered browsers that the reader ticked. An empty list counts as all, because a table
   * without columns is useless.
   */
  chosen: readonly string[];
}

/** Hidden browsers after a form; browsers that it did not list keep their state. */
export function applyBrowserChoice({
  hidden,
  offered,
  chosen,
}: OfferedBrowsers): string[] {
  const others = hidden.filter((id) => !offered.includes(id));
  const dropped = chosen.length > 0 ? offered.filter((id) => !chosen.includes(id)) : [];
  return parseHiddenBrowsers([...others, ...dropped].join("."));
}

/** A table's columns without hidden browsers; all of them when none would remain. */
export function listShownBrowsers(
  columns: readonly string[],
  hidden: readonly string[],
): string[] {
  const shown = columns.filter((id) => !hidden.includes(id));
  return shown.length > 0 ? shown : [...columns];
}

/** Set-Cookie value; an empty list removes the cookie. */
export function toHiddenBrowsersCookie(
  hidden: readonly string[],
  { isSecure }: { isSecure: boolean },
): string {
  const age = hidden.length > 0 ? MAX_AGE_SECONDS : 0;
  const cookie = `${HIDDEN_BROWSERS_COOKIE}=${hidden.join(".")}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
