import { data, redirect } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import type { SignInOutcome, SignInProblem } from "~/services/accounts/accounts-service";

const STATUSES: Readonly<Record<SignInProblem, number>> = {
  refused: 401,
  provider: 503,
  database: 503,
};
const RETRY_AFTER_SECONDS = "30";

/** What the page of a sign-in that did not happen shows. */
export interface FailedSignIn {
  problem: SignInProblem;
  /** A path of this site. */
  next: string;
  /** Of the page, in its language. */
  title: string;
}

/** The way on, or the page that says why there is none. */
export function answerSignIn(outcome: SignInOutcome, locale: Locale) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of outcome.cookies) headers.append("Set-Cookie", cookie);
  if (outcome.problem === null) return redirect(outcome.to, { headers });
  const { problem, next } = outcome;
  const status = STATUSES[problem];
  if (status === 503) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  const title = getInterfaceText(locale)("sign-in-failed-title");
  return data({ problem, next, title } satisfies FailedSignIn, { status, headers });
}
