import { data, redirect } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import type { SignInOutcome, SignInProblem } from "~/services/accounts/accounts-service";

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
  if (outcome.problem === null) return redirect(outcome.to, { headers });
  const { problem, next } = outcome;
  const status = STATUSES[problem];
  if (status === 503) headers.set("Retry-After", PROVIDER_RETRY_SECONDS);
  const title = getInterfaceText(locale)("sign-in-failed-title");
  return data({ problem, next, title } satisfies FailedSignIn, { status, headers });
}
