import { parseLocale, type Locale } from "./locale";

/** The language that a reader has had remembered. Scripts may read it. */
export const PREFERRED_LOCALE_COOKIE = "preferredlocale";

/** Three years. */
const MAX_AGE_SECONDS = 94_608_000;

/**
 * The cookie as Set-Cookie and `document.cookie` take it; null deletes it.
 *
 * @param isSecure False only where there is no https, as on localhost.
 */
export function toPreferredLocaleCookie(
  locale: Locale | null,
  { isSecure }: { isSecure: boolean },
): string {
  const age = locale === null ? 0 : MAX_AGE_SECONDS;
  const cookie = `${PREFERRED_LOCALE_COOKIE}=${locale ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** The language in a cookie header or `document.cookie`; null without one that the site has. */
export function readPreferredLocale(cookies: string): Locale | null {
  const value = /(?:^|;)\s*preferredlocale=([^;]*)/.exec(cookies)?.[1];
  return parseLocale(value?.trim() ?? "");
}
