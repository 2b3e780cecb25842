import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import type { Locale } from "~/domain/locales/locale";
import { isLoopback } from "~/domain/http/loopback";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import type { SignInOutcome, SignInProblem } from "~/services/accounts/accounts-service";

interface StartOptions {
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
  const locale = getRequestLocale(request);
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

const STATUSES: Readonly<Record<SignInProblem, number>> = {
  refused: 401,
  provider: 503,
  database: 503,
};
/** Longer than for the database, because an accounts provider recovers more slowly. */
const PROVIDER_RETRY_SECONDS = "30";

/** Data of the page for a failed sign-in. */
export interface FailedSignIn {
  problem: SignInProblem;
  /** Path on this site. */
  next: string;
  /** Title of the page, in its language. */
  title: string;
}

/** Redirect after a sign-in, or data of the page that explains the failure. */
export function answerSignIn(outcome: SignInOutcome, locale: Locale) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of outcome.cookies) headers.append("Set-Cookie", cookie);
  // The status of the API (server contract, 3.1).
  if (outcome.problem === null) return redirect(outcome.to, { status: 307, headers });
  const { problem, next } = outcome;
  const status = STATUSES[problem];
  if (status === 503) headers.set("Retry-After", PROVIDER_RETRY_SECONDS);
  const title = getInterfaceText(locale)("sign-in-failed-title");
  return data({ problem, next, title } satisfies FailedSignIn, { status, headers });
}
