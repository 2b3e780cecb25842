import { toSafeNext } from "~/domain/accounts/safe-next";

const HOME = "/";
/** Paths of sign-in itself, which would cause a redirect loop. */
const SIGN_IN = /^\/users\//;

/**
 * Returns the path to redirect to after sign-in or sign-out: one of this site, else the home page.
 */
export function toNext(next: unknown, siteOrigin: string): string {
  const own = `${siteOrigin}/`;
  const path =
    typeof next === "string" && next.startsWith(own)
      ? next.slice(siteOrigin.length)
      : next;
  const target = toSafeNext(path, HOME);
  return SIGN_IN.test(target) ? HOME : target;
}
