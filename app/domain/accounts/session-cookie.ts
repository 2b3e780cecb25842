/**
 * Over HTTPS: the prefix makes browsers refuse the cookie from other hosts and for other
 * paths.
 */
const SECURE_NAME = "__Host-session";
const PLAIN_NAME = "session";

/** Name of the session cookie. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? SECURE_NAME : PLAIN_NAME;
}

/** Both names: a request with either cookie may come from a signed-in reader. */
export const SESSION_COOKIE_NAMES: readonly string[] = [SECURE_NAME, PLAIN_NAME];
