/** One cookie of the site. Its value is anything that JSON can hold. */
export interface Cookie {
  /** As browsers send it, with its prefix. */
  readonly name: string;
  /** The value in a Cookie header; null when there is none, or its signature is wrong. */
  parse(header: string | null): Promise<unknown>;
  /** A Set-Cookie header. Without `maxAge` (seconds) the cookie's own is used. */
  serialize(value: unknown, options?: { maxAge?: number }): Promise<string>;
}

export interface CookieOptions {
  /** Signs the value, so that the site reads only what it has written itself. */
  key?: string;
  maxAgeSeconds?: number;
}

/** Services get their cookies by this function, because they know nothing of HTTP. */
export type CreateCookie = (name: string, options?: CookieOptions) => Cookie;

/** Over HTTPS the prefix makes browsers refuse the cookie from other hosts and other paths. */
const SECURE_PREFIX = "__Host-";

/** The name that browsers send, with the prefix of HTTPS where the site has it. */
export function toCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${SECURE_PREFIX}${name}` : name;
}

/** The names that a cookie has on servers with and without HTTPS. */
export function listCookieNames(name: string): string[] {
  return [toCookieName(name, true), name];
}

export const SESSION_COOKIE = "session";

/** A request with one of these may be a signed-in reader's. */
export const SESSION_COOKIE_NAMES: readonly string[] = listCookieNames(SESSION_COOKIE);
