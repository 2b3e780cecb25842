import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOCALES, readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import { readSite } from "~/ui/head/read-site";
import { answerForm } from "./answer-form.server";
import { PlayPage } from "./play-page";
import { readAddress, serveRun } from "./read-play.server";

export { FormErrorBoundary as ErrorBoundary } from "~/ui/rejected-form/form-error-boundary";

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const locale = readLocale(params);
  const text = getInterfaceText(locale);
  const query = new URL(request.url).searchParams;
  const { loaded, problem, status } = await readAddress(query, context);
  const { siteName, siteOrigin, playgroundOrigin: origin } = context.config;
  return data(
    {
      loaded,
      problem,
      origin,
      siteOrigin,
      locale,
      served: await serveRun(loaded, origin),
      hasQuery: query.size > 0,
      title: toPageTitle(text("play-title"), siteName),
      description: text("play-description"),
    },
    // Code in the URL belongs to one reader, so it must not be cached.
    { status, headers: query.size > 0 ? { "Cache-Control": "no-store" } : {} },
  );
}

/** Native form submit: the same page with the code and the result of the action. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args);
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page
    ? describePage({
        site: readSite(matches),
        locale: page.locale,
        title: page.title,
        description: page.description,
        path: `/${page.locale}/play`,
        locales: LOCALES,
        robots: page.hasQuery ? "noindex, follow" : null,
      })
    : [];

/** Prevents the server's code from overwriting the reader's edits. */
export function shouldRevalidate() {
  return false;
}

export default function PlayRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { loaded, problem, served } = answer ?? page;
  const report = answer?.report ?? null;
  const { origin, siteOrigin } = page;
  return (
    <PlayPage
      loaded={loaded}
      problem={problem}
      served={served}
      report={report}
      siteOrigin={siteOrigin}
      origin={origin}
    />
  );
}
