import { createCookie } from "@remix-run/node";
import { toCookieName, type CreateCookie } from "~/domain/accounts/cookie";

/**
 * Creates the cookies of the site: HttpOnly, bound to this host, and Lax, so that a reader who
 * follows a link to the site is signed in; cross-site writes are refused by their origin
 * (http/security/check-origin).
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
