import { toSafeNext } from "~/domain/accounts/safe-next";

const HOME = "/";
/** Paths of sign-in itself, which would cause a redirect loop. */
const SIGN_IN = /^\/users\//;

/**
 * Returns the path to redirect to after sign-in or sign-out: one of this site, else the home page. From a
 * sign-in page, whose header has a log-in link of its own, readers return to where that page would lead.
 */
export function toNext(next: unknown, siteOrigin: string): string {
  const own = `${siteOrigin}/`;
  const path =
    typeof next === "string" && next.startsWith(own)
      ? next.slice(siteOrigin.length)
      : next;
  const target = toSafeNext(path, HOME);
  if (!SIGN_IN.test(target)) return target;
  const inner = new URL(target, siteOrigin).searchParams.get("next");
  const innerTarget = toSafeNext(inner, HOME);
  return SIGN_IN.test(innerTarget) ? HOME : innerTarget;
}
