/**
 * Cookie with the ids of notices that a reader has hidden without JavaScript, separated by
 * dots. With JavaScript, the browser's storage keeps them, so that pages stay the same for
 * everyone. It does not identify the reader.
 */
export const DISMISSED_COOKIE = "dismissed";

/** Ninety days; a notice that lives longer may be read again. */
const MAX_AGE_SECONDS = 7_776_000;
const MAX_NOTICES = 20;

/** Id of an announcement, and of a survey (its bucket). */
export const NOTICE_ID = /^[a-z0-9][a-z0-9_-]{0,39}$/i;

/** Ids in a value of the cookie: valid and without duplicates. */
export function parseDismissed(value: string | null | undefined): string[] {
  const ids = (value ?? "").split(".").filter((id) => NOTICE_ID.test(id));
  return [...new Set(ids)].slice(-MAX_NOTICES);
}

/** Set-Cookie value with one more id. */
export function toDismissedCookie(
  id: string,
  { dismissed, isSecure }: { dismissed: readonly string[]; isSecure: boolean },
): string {
  const ids = parseDismissed([...dismissed, id].join("."));
  const cookie = `${DISMISSED_COOKIE}=${ids.join(".")}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; HttpOnly`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Key of the browser's storage for a notice that was hidden with JavaScript. */
export function dismissedKey(id: string): string {
  return `dismissed.${id}`;
}
