import { createCookie } from "@remix-run/node";
import { toCookieName, type CreateCookie } from "~/domain/accounts/cookie";

/**
 * Makes the cookies of a site at this origin: out of reach for scripts, sent to this host alone, and
 * Lax, so that a reader who follows a link from elsewhere is signed in on the first page (writes of
 * other sites are refused by their origin, http/security/check-origin).
 */
export function createCookies(siteOrigin: string): CreateCookie {
  const isSecure = siteOrigin.startsWith("https:");
  return (name, { key, maxAgeSeconds } = {}) =>
    createCookie(toCookieName(name, isSecure), {
      secure: isSecure,
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      ...(key !== undefined && { secrets: [key] }),
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    });
}
