import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { getNextStep, toFeedbackUrl } from "~/domain/accounts/feedback";
import { readLocale } from "~/domain/locales/locale";
import { keepSidebarFilter } from "~/domain/sidebar-filter/keep-filter";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import {
  findVotedPage,
  renderFailedVote,
} from "~/ui/feedback-form/render-feedback-form.server";
import { submitFeedback } from "./submit-feedback";
import { FailedFeedbackPage, type FailedFeedbackPageProps } from "./failed-feedback-page";

/** The URL has no page of its own, because the form is at the end of every document. */
export function loader({ params }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const title = getInterfaceText(locale)("not-found-title");
  throw data({ title }, { status: 404, statusText: "Not Found" });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const result = await submitFeedback(request, context);
  if (result.isSaved) {
    const next = toFeedbackUrl(result.url, getNextStep(result.vote, result.reason));
    return redirect(keepSidebarFilter(next, request.headers.get("referer")), 303);
  }
  const locale = readLocale(params);
  const title = getInterfaceText(locale)("feedback-failed-title");
  const { status, headers } = result;
  const failure = {
    title,
    html: renderFailedVote(result, locale),
    page: findVotedPage(result),
  };
  // Thrown, so that this route's error boundary shows it; the loader has no page.
  throw data({ title, failure } satisfies FailureBody, { status, headers });
}

interface FailureBody {
  /** Read by describeFailure. */
  title: string;
  failure: FailedFeedbackPageProps;
}

export const meta: MetaFunction = ({ error, matches }) =>
  describeFailure(error, readSite(matches));

export default function FeedbackRoute() {
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      {isFailure(body) ? (
        <FailedFeedbackPage {...body.failure} />
      ) : (
        <ErrorBoundaryScreen />
      )}
    </main>
  );
}

function isFailure(body: unknown): body is FailureBody {
  return typeof body === "object" && body !== null && "failure" in body;
}
