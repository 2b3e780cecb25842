import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LOCALES, readLocale } from "~/domain/locales/locale";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import { HtmlBlock, withHtml } from "~/ui/html-block/html-block";
import { renderContent } from "./content.server";
import styles from "./api-page.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const { siteName, siteOrigin, features } = context.config;
  const content = renderContent({ locale, siteOrigin, features });
  const path = `/${locale}/api`;
  const facts = {
    locale,
    path,
    address: siteOrigin + path,
    title: toPageTitle(content.title, siteName),
    description: content.description,
  };
  const { html } = content;
  return withHtml(facts, { html }, { isDataRequest: context.isDataRequest });
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (!data) return describeFailure(error, readSite(matches));
  const { locale, title, description, path } = data;
  return describePage({
    site: readSite(matches),
    locale,
    title,
    description,
    path,
    locales: LOCALES,
  });
};

export default function ApiRoute() {
  const { address, html } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`page-width ${styles.main ?? ""}`} tabIndex={-1}>
      <PrintAddress address={address} />
      <HtmlBlock id="api" className="prose" html={html} />
    </main>
  );
}
