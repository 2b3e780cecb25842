import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { HtmlBlock, withHtml } from "~/ui/html-block/html-block";
import { describeOwnPage } from "~/ui/own-page/own-page";
import { renderOfflinePage } from "./offline-page.server";
import styles from "./offline.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/**
 * Explains offline reading, lists the kept pages, and stands in for a page that can't be shown
 * offline. The service worker writes the list (app/offline-worker/show-kept.ts).
 */
export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const text = getInterfaceText(locale);
  return withHtml(
    {
      locale,
      path: `/${locale}/offline`,
      title: text("offline-title"),
      description: text("settings-offline-pages"),
    },
    { articleHtml: renderOfflinePage(locale, context) },
    { isDataRequest: context.isDataRequest },
  );
}

export const meta: MetaFunction<typeof loader> = describeOwnPage;

export default function OfflineRoute() {
  const { articleHtml } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <HtmlBlock id="article-body" className="prose" html={articleHtml} />
    </main>
  );
}
