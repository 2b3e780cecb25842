/** Cookie of readers who opted out; public sites of the same publisher set it too. */
export const OPT_OUT_COOKIE = "moz-1st-party-data-opt-out";
const OPTED_OUT = "true";

/** Three years, as for the remembered language. */
const MAX_AGE_SECONDS = 94_608_000;

/** Signs of a request, or of a browser, that a reader wants no telemetry. */
export interface OptOutSigns {
  /** Cookie header or `document.cookie`. */
  cookies: string | null | undefined;
  /** Do Not Track: header DNT or `navigator.doNotTrack`. */
  doNotTrack: string | null | undefined;
  /** Global Privacy Control: header Sec-GPC or `navigator.globalPrivacyControl`. */
  globalPrivacyControl: string | boolean | null | undefined;
}

export type OptOutReason = "cookie" | "gpc" | "dnt";

/**
 * Returns how the reader said no, null when not at all. The reader's own choice on this site comes
 * first, because the page that offers it has to show it.
 */
export function findOptOut(signs: OptOutSigns): OptOutReason | null {
  if (hasOptOutCookie(signs.cookies ?? "")) return "cookie";
  const { globalPrivacyControl: control, doNotTrack } = signs;
  if (control === true || control === "1") return "gpc";
  return doNotTrack === "1" || doNotTrack === "yes" ? "dnt" : null;
}

function hasOptOutCookie(cookies: string): boolean {
  return new RegExp(`(?:^|;)\\s*${OPT_OUT_COOKIE}=${OPTED_OUT}\\s*(?:;|$)`).test(cookies);
}

/**
 * Value for Set-Cookie; opting in deletes the cookie.
 * @param isSecure False only on plain HTTP, as on localhost.
 */
export function toOptOutCookie(
  isOptOut: boolean,
  { isSecure }: { isSecure: boolean },
): string {
  const [value, age] = isOptOut ? [OPTED_OUT, MAX_AGE_SECONDS] : ["", 0];
  const cookie = `${OPT_OUT_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
