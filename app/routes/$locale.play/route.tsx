import {
  data,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOCALES, readLocale } from "~/domain/locales/locale";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import type { FormDrafts } from "~/services/form-drafts/index.server";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import { readSite } from "~/ui/head/read-site";
import { answerForm } from "./answer-form.server";
import { PlayPage } from "./play-page";
import { readAddress, readForm, serveRun } from "./read-play.server";

export { FormErrorBoundary as ErrorBoundary } from "~/ui/rejected-form/form-error-boundary";

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const locale = readLocale(params);
  const text = getInterfaceText(locale);
  const query = new URL(request.url).searchParams;
  const kept = await takeDraft(request, context);
  const { loaded, problem, status } = kept.form
    ? readForm(kept.form, context)
    : await readAddress(query, context);
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
    {
      status,
      headers: {
        ...(query.size > 0 && { "Cache-Control": "no-store" }),
        ...(kept.clear !== null && { "Set-Cookie": kept.clear }),
      },
    },
  );
}

const NO_DRAFT = { form: null, clear: null };

/** Code that a reader without a script wanted to share before they had logged in. Pages of others are public. */
async function takeDraft(
  request: Request,
  { user, services }: AppLoadContext,
): ReturnType<FormDrafts["take"]> {
  if (!user || request.url.includes("?")) return NO_DRAFT;
  try {
    return await services.formDrafts.take(request);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return NO_DRAFT;
  }
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
