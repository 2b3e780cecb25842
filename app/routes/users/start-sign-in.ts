import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { isLoopback } from "~/domain/site/loopback";
import { findRequestLocale } from "~/domain/locales/find-request-locale";
import { answerSignIn } from "./answer-sign-in";

export interface StartOptions {
  /** Sign in without any prompt by the provider. */
  isSilent: boolean;
}

/**
 * Redirects to the accounts provider.
 *
 * @throws Response: 403 to a script that follows the redirect of a page for signed-in readers, because its cookie would
 *   replace that of the sign-in which the reader is about to finish.
 */
export async function startSignIn(
  { request, context }: LoaderFunctionArgs,
  { isSilent }: StartOptions,
) {
  if (request.headers.get("sec-fetch-dest") === "empty")
    throw new Response(null, { status: 403 });
  const elsewhere = findOwnAddress(request.url, context.config.siteOrigin);
  if (elsewhere !== null) return redirect(elsewhere);
  const { searchParams } = new URL(request.url);
  const locale = findRequestLocale(request);
  const outcome = await context.services.accounts.startSignIn({
    next: searchParams.get("next"),
    cookieHeader: request.headers.get("cookie"),
    locale,
    isSilent,
    email: isSilent ? searchParams.get("email") : null,
  });
  return answerSignIn(outcome, locale);
}

/**
 * URL on the site's own host name, for local development, where the site has several
 * names. A cookie set under one name is not sent to another, so a sign-in begun at
 * 127.0.0.1 restarts at localhost, to which the provider returns.
 */
function findOwnAddress(url: string, siteOrigin: string): string | null {
  const here = new URL(url);
  const own = new URL(siteOrigin);
  const isOtherName = here.hostname !== own.hostname && here.port === own.port;
  const isLocal = isLoopback(here.origin) && isLoopback(siteOrigin);
  return isOtherName && isLocal ? siteOrigin + here.pathname + here.search : null;
}
