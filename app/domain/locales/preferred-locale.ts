import { parseLocale, type Locale } from "./locale";

/** Cookie with the reader's remembered language; readable by scripts. */
export const PREFERRED_LOCALE_COOKIE = "preferredlocale";

/** Three years. */
const MAX_AGE_SECONDS = 94_608_000;

/**
 * Value for Set-Cookie and `document.cookie`; null deletes the cookie.
 * @param isSecure False only on plain HTTP, as on localhost.
 */
export function toPreferredLocaleCookie(
  locale: Locale | null,
  { isSecure }: { isSecure: boolean },
): string {
  const age = locale === null ? 0 : MAX_AGE_SECONDS;
  const cookie = `${PREFERRED_LOCALE_COOKIE}=${locale ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/**
 * The language in a cookie header or `document.cookie`; null when it is no locale of the
 * site.
 */
export function readPreferredLocale(cookies: string): Locale | null {
  const value = /(?:^|;)\s*preferredlocale=([^;]*)/.exec(cookies)?.[1];
  return parseLocale(value?.trim() ?? "");
}
