/** Pages that the service worker keeps in a browser. */
export const KEPT_PAGES = 200;

/** Start of the names of their caches, in each version. */
export const KEPT_CACHES = "kept";

/** Cookie with the reader's choice about kept pages; readable by scripts, which carry it out. */
export const OFFLINE_COOKIE = "offline";

const CHOICES = ["on", "off", "clear"] as const;
/** `clear` deletes what is kept once, and goes on keeping pages. */
export type OfflineChoice = (typeof CHOICES)[number];

const MAX_AGE_SECONDS = 31_536_000;

/** The choice in a form or a cookie; null for anything else. */
export function parseOfflineChoice(value: unknown): OfflineChoice | null {
  return CHOICES.find((choice) => choice === value) ?? null;
}

/**
 * Value for Set-Cookie and `document.cookie`. `on` deletes the cookie, because it is the default.
 * @param isSecure False only on plain HTTP, as on localhost.
 */
export function toOfflineCookie(
  choice: OfflineChoice,
  { isSecure }: { isSecure: boolean },
): string {
  const age = choice === "on" ? 0 : MAX_AGE_SECONDS;
  const cookie = `${OFFLINE_COOKIE}=${choice}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
