/** With HTTPS the prefix makes browsers refuse the cookie from other hosts and other paths. */
const SECURE_NAME = "__Host-session";
const PLAIN_NAME = "session";

/** The name of the cookie that holds the session's id. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? SECURE_NAME : PLAIN_NAME;
}

/** All names there are: a request with one of them may be a signed-in reader's. */
export const SESSION_COOKIE_NAMES: readonly string[] = [SECURE_NAME, PLAIN_NAME];
