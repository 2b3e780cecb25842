import { toSafeNext } from "~/domain/accounts/safe-next";

const HOME = "/";
/** Paths of sign-in itself, which would cause a redirect loop. */
const SIGN_IN = /^\/users\//;
/** Browsers drop the cookie of a sign-in beyond 4,096 bytes, which holds it encrypted. */
const MOST_CHARACTERS = 1_900;

/**
 * Returns the path to redirect to after sign-in or sign-out: one of this site, else the home page. From a
 * sign-in page, whose header has a log-in link of its own, readers return to where that page would lead; to one with a
 * very long address, without its query.
 */
export function toNext(next: unknown, siteOrigin: string): string {
  const own = `${siteOrigin}/`;
  const path =
    typeof next === "string" && next.startsWith(own)
      ? next.slice(siteOrigin.length)
      : next;
  const target = toSafeNext(path, HOME);
  if (!SIGN_IN.test(target)) return shorten(target);
  const inner = new URL(target, siteOrigin).searchParams.get("next");
  const innerTarget = toSafeNext(inner, HOME);
  return SIGN_IN.test(innerTarget) ? HOME : shorten(innerTarget);
}

function shorten(target: string): string {
  if (target.length <= MOST_CHARACTERS) return target;
  const [path = HOME] = target.split("?");
  return path.length <= MOST_CHARACTERS ? path : HOME;
}
