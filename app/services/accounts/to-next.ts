import { toSafeNext } from "~/domain/accounts/safe-next";

const HOME = "/";
/** Back to the beginning of sign-in would lead round and round. */
const SIGN_IN = /^\/users\//;

/** Where to send a reader after sign-in or sign-out: a path of this site, or its home. */
export function toNext(next: unknown, siteOrigin: string): string {
  const own = `${siteOrigin}/`;
  const path =
    typeof next === "string" && next.startsWith(own)
      ? next.slice(siteOrigin.length)
      : next;
  const target = toSafeNext(path, HOME);
  return SIGN_IN.test(target) ? HOME : target;
}
