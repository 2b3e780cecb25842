import { redirectDocument, type AppLoadContext } from "@remix-run/node";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { User } from "~/domain/accounts/user";
import { UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";

/**
 * Returns the signed-in reader, for loaders and actions that require one.
 *
 * @throws Response: redirect to sign-in and back; 503 while the session can't be looked up.
 */
export function requireUser(
  request: Request,
  { user, isUserUnknown }: Pick<AppLoadContext, "user" | "isUserUnknown">,
): User {
  if (user) return user;
  if (isUserUnknown) throw new Response(null, UNAVAILABLE_RESPONSE);
  const { pathname, search } = new URL(request.url);
  // A document redirect, because the provider is another site and the header shows the signed-in
  // reader. Not cached, because the same URL is a page after sign-in.
  throw redirectDocument(signInUrl(pathname + search), {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
