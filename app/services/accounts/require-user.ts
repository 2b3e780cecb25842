import { redirectDocument, type AppLoadContext } from "@remix-run/node";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { User } from "~/domain/accounts/user";

/** When the database may be back. */
const RETRY_AFTER_SECONDS = 10;

/**
 * The signed-in reader, for loaders and actions that need one.
 *
 * @throws Response that leads to sign-in and back here; 503 while nobody can tell who it is.
 */
export function requireUser(
  request: Request,
  { user, isUserUnknown }: Pick<AppLoadContext, "user" | "isUserUnknown">,
): User {
  if (user) return user;
  if (isUserUnknown)
    throw new Response(null, {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
    });
  const { pathname, search } = new URL(request.url);
  // A whole page load: the provider is another site, and the frame shows who is signed in.
  // Kept by nobody: after sign-in the same address has a page.
  throw redirectDocument(signInUrl(pathname + search), {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}
