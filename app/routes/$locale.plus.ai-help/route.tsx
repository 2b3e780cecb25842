import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { LOCALES } from "~/domain/locales/locale";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import rareStyles from "~/ui/article-styles/rare-parts.css?url";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage } from "~/ui/head/describe-page";
import { HtmlBlock } from "~/ui/html-block/html-block";
import styles from "./ai-help.module.css";
import { answerForm } from "./answer-form.server";
import form from "./ask-form.module.css";
import history from "./history.module.css";
import landing from "./landing.module.css";
import { loadPage } from "./load-page.server";
import turn from "./turn.module.css";

export { FormErrorBoundary as ErrorBoundary } from "~/ui/rejected-form/form-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args);
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args);
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: rareStyles }];

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

/** A sheet without a used class would not be sent to browsers. */
const SCREEN = [styles, form, history, landing, turn]
  .map(({ screen }) => screen)
  .join(" ");

interface AiHelpScreenProps {
  /** Absolute address of the page, for paper. */
  address: string;
  parents: readonly BreadcrumbLink[];
  /** Left out while React takes over the server's HTML (ui/html-block). */
  html?: string | undefined;
}

/** AI Help, as the server rendered it. */
function AiHelpScreen({ address, parents, html }: AiHelpScreenProps) {
  return (
    <>
      <ArticleBar parents={parents} hasSidebar={false} />
      <main id="content" className={`page-width ${styles.page ?? ""}`} tabIndex={-1}>
        <PrintAddress address={address} />
        <HtmlBlock id="ai-help" className={SCREEN} html={html} />
      </main>
    </>
  );
}
