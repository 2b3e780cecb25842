import {
  redirect,
  redirectDocument,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { useEffect } from "react";
import { createDocumentKeeper } from "~/browser/keep-last-document";
import { toLoadingError } from "~/browser/loading-error";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { docUrl } from "~/domain/slug";
import { toNotFound } from "~/ui/error-screen/not-found.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { withHtml } from "~/ui/html-block/html-data";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";
import { describeDocument } from "./document-meta";
import { DocumentPage } from "./document-page";
import { pickFacts } from "./document-facts";
import { isSaved } from "./is-saved";
import { useNotedVisit } from "./use-noted-visit";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { services, config, isDataRequest, reader } = context;
  const locale = parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE;
  const url = docUrl(locale, (params["*"] ?? "").replace(/\/$/, ""));
  const page = services.documents.findDocumentPage(url, reader);
  if (!page) {
    // Where the page went is known before Remix: let the browser ask there.
    if (isDataRequest)
      throw redirectDocument(new URL(request.url).pathname.replace(/\.data$/, ""));
    const { suggestPages } = services.documents;
    throw toNotFound({ path: url, locale, suggestPages });
  }
  const { document, articleHtml, newerEnglish } = page;
  if (document.mdn_url !== url) throw redirect(encodeURI(document.mdn_url), 301);
  const { sidebarHtml, sidebarFilter } = filterPageSidebar(
    page.sidebarHtml,
    new URL(request.url).searchParams,
  );
  return withHtml(
    {
      document: pickFacts(document),
      origin: config.siteOrigin,
      hasSidebar: page.sidebarHtml !== null,
      sidebarFilter,
      newerEnglish,
      ...(context.user && { isSaved: await isSaved(url, context.user, context) }),
    },
    { articleHtml, sidebarHtml },
    { isDataRequest },
  );
}

type DocumentData = Awaited<ReturnType<typeof loader>>;

/** What the browser showed last stays when a gateway gives up waiting for the next page. */
const lastDocument = createDocumentKeeper<DocumentData>();

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url).pathname;
  try {
    // Plain values arrive as they left; Remix's own type adds `undefined` to optional ones.
    return await lastDocument.load(
      url,
      () => serverLoader<typeof loader>() as Promise<DocumentData>,
    );
  } catch (error) {
    throw toLoadingError(error, url);
  }
}

export const meta: MetaFunction<typeof loader> = ({
  data: page,
  error,
  matches,
  location,
}) =>
  page
    ? describeDocument(page.document, { site: readSite(matches), query: location.search })
    : describeFailure(error);

/** The same page again, for another fragment or query, has nothing new to tell. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function DocumentRoute() {
  const page = useLoaderData<typeof loader>() as DocumentData;
  useEffect(() => lastDocument.remember(page), [page]);
  useNotedVisit(page.document);
  // Named one by one: a spread would leave out what is not enumerable (ui/html-block).
  const { document, origin, hasSidebar, articleHtml, sidebarHtml } = page;
  const { sidebarFilter, newerEnglish } = page;
  const facts = { document, origin, hasSidebar, sidebarFilter, newerEnglish };
  const isSaved = page.isSaved ?? null;
  return (
    <DocumentPage
      key={document.mdn_url}
      {...facts}
      isSaved={isSaved}
      articleHtml={articleHtml}
      sidebarHtml={sidebarHtml}
    />
  );
}
