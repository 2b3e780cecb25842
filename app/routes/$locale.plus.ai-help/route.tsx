import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOCALES } from "~/domain/locales/locale";
import queueStyles from "~/ui/article-styles/play-queue.css?url";
import { describeFailure } from "~/ui/head/describe-failure";
import { describePage } from "~/ui/head/describe-page";
import { readSite } from "~/ui/head/read-site";
import { AiHelpScreen } from "./ai-help-screen";
import { answerForm } from "./answer-form.server";
import { loadPage } from "./load-page.server";

export { FormErrorBoundary as ErrorBoundary } from "~/ui/rejected-form/form-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args);
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args);
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: queueStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) => {
  if (!page) return describeFailure(error, readSite(matches));
  const { locale, title, description, path, isPrivate } = page;
  return describePage({
    site: readSite(matches),
    locale,
    title,
    description,
    path,
    locales: LOCALES,
    robots: isPrivate ? "noindex, nofollow" : null,
  });
};

export default function AiHelpRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { address, parents } = page;
  // Named one by one, because properties that are not enumerable are not spread (ui/html-block).
  const html = answer ? answer.html : page.html;
  return <AiHelpScreen address={address} parents={parents} html={html} />;
}
