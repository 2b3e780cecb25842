import {
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { useEffect } from "react";
import { loadStyles } from "~/browser/loading/load-styles";
import { createDocumentKeeper } from "~/browser/loading/keep-last-document";
import { loadSidebar, readSidebarKey } from "~/browser/sidebar/load-sidebar";
import { openKeptPage, toLoadingError } from "~/browser/loading/loading-error";
import type { User } from "~/domain/accounts/user";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { docUrl, toHref } from "~/domain/documents/slug";
import { readLocale } from "~/domain/locales/locale";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { loader as rootLoader } from "~/root";
import { useReader } from "~/ui/account-area/reader-context";
import { toNotFound } from "~/ui/error-screen/error-responses.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import type { DocumentFacts } from "./document-facts";
import { describeDocument } from "./document-meta";
import { DocumentPage } from "./document-page";
import { type DocumentData, toDocumentData } from "./to-document-data.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { services, config, isDataRequest, isPart, reader } = context;
  const locale = readLocale(params);
  const url = docUrl(locale, (params["*"] ?? "").replace(/\/$/, ""));
  const page = services.documents.findDocumentPage(url, reader);
  if (!page) {
    // The redirect of a moved page is decided before Remix, so the browser must request
    // the document.
    if (isDataRequest)
      throw redirectDocument(new URL(request.url).pathname.replace(/\.data$/, ""));
    const { suggestPages } = services.documents;
    throw toNotFound({ path: url, locale, suggestPages });
  }
  if (page.document.mdn_url !== url) throw redirect(toHref(page.document.mdn_url), 301);
  return toDocumentData(page, {
    origin: config.siteOrigin,
    survey: config.theme.services.baselineSurvey,
    hasDocument: services.documents.hasDocument,
    hasEdits: services.documents.hasEdits,
    query: new URL(request.url).searchParams,
    isDataRequest,
    isPart,
    ...(context.user &&
      config.features.includes("collections") && {
        isSaved: await isSaved(url, context.user, context),
      }),
    hasAskLink:
      config.hasAiHelpLinks &&
      context.user !== null &&
      context.user.settings?.no_ai_help_links !== true,
  });
}

/** Keeps the current page when a gateway times out during a client navigation. */
const lastDocument = createDocumentKeeper<DocumentData>();

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url).pathname;
  const page = await loadDocument(url, serverLoader);
  // Checked here, because an error in `meta` would leave the site's error boundaries behind.
  if (!("document" in page)) throw new Error("the data of a document is malformed");
  // A page that is kept from the server's document has its breadcrumbs, and no HTML.
  if (page.barHtml !== undefined) page.document.parents = readParents(page.barHtml);
  await loadStyles(page.articleHtml ?? "");
  const hasSidebar =
    page.sidebarHtml !== undefined || page.sidebarKey === readSidebarKey();
  return hasSidebar ? page : { ...page, sidebarHtml: await loadSidebar(url) };
}

/** Reads the breadcrumbs out of the HTML of an article's bar, because a document's data has them there alone. */
function readParents(barHtml: string): BreadcrumbLink[] {
  const bar = new DOMParser().parseFromString(barHtml, "text/html");
  return Array.from(bar.querySelectorAll("ol a"), (link) => ({
    uri: link.getAttribute("href") ?? "",
    title: link.textContent,
  }));
}

async function loadDocument(
  url: string,
  serverLoader: ClientLoaderFunctionArgs["serverLoader"],
): Promise<DocumentData> {
  try {
    // Plain values survive serialization; Remix's type adds `undefined` to optional
    // fields.
    return await lastDocument.load(
      url,
      () => serverLoader<typeof loader>() as Promise<DocumentData>,
    );
  } catch (error) {
    await openKeptPage(error, url);
    throw await toLoadingError(error, url);
  }
}

export const meta: MetaFunction<typeof loader> = ({
  data: page,
  error,
  matches,
  location,
}) =>
  page
    ? describeDocument(page.document, {
        site: readSite(matches),
        query: location.search,
        isPart: page.isPart,
      })
    : describeFailure(error, readSite(matches));

/** Another fragment or query of the same page needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function DocumentRoute() {
  const page = useLoaderData<typeof loader>() as DocumentData;
  useEffect(() => lastDocument.remember(page), [page]);
  useNotedVisit(page.document);
  const {
    siteName = "",
    siteOrigin = "",
    site,
  } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  return (
    <DocumentPage
      page={page}
      siteName={siteName}
      siteOrigin={siteOrigin}
      hasCollections={site?.features.includes("collections") ?? false}
    />
  );
}

/**
 * Whether the reader has saved the page in a collection. A failing look-up counts as no,
 * so that the page stays readable.
 */
async function isSaved(
  url: string,
  user: User,
  { services, logger }: AppLoadContext,
): Promise<boolean> {
  try {
    return (await services.collections.lookup(user.id, url)).length > 0;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "the collections of a page could not be looked up");
    return false;
  }
}

/** Records each document that a signed-in reader opens, in their browser only. */
function useNotedVisit({
  mdn_url: url,
  title,
  parents,
}: Pick<DocumentFacts, "mdn_url" | "title" | "parents">): void {
  const isSignedIn = useReader().account.user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const above = parents.slice(0, -1).map(({ uri, title }) => ({ uri, title }));
    void import("~/browser/whoami/visit-record")
      .then(({ noteVisit }) => noteVisit({ url, title, parents: above }))
      // A failure to record stays silent.
      .catch(() => undefined);
  }, [isSignedIn, url, title, parents]);
}
