import { FEEDBACK_FIELD, readFeedbackStep } from "~/domain/accounts/feedback";
import type { Locale } from "~/domain/locales/locale";
import type { DocumentPage } from "~/services/documents/documents-service";
import { linkArticleStyles } from "~/ui/article-styles/article-styles.server";
import { renderFeedbackForm } from "~/ui/feedback-form/render-feedback-form.server";
import { withHtml } from "~/ui/html-block/html-block";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";
import { pickFacts } from "./document-facts";
import {
  renderDocumentHtml,
  renderSidebarHead,
  type DocumentHtml,
} from "./render-document-html.server";

export interface DocumentDataOptions {
  /** Origin of the site. */
  origin: string;
  /** Address of the survey about Baseline; null for none. */
  survey: string | null;
  /** Tells whether the content has the document at a path. */
  hasDocument: (path: string) => boolean;
  /** Tells whether pages of an area were edited lately, of which its feed tells. */
  hasEdits: (locale: Locale, area: string) => boolean;
  /** Query of the URL. */
  query?: URLSearchParams;
  /** Whether the HTML is serialized, as for a client navigation. */
  isDataRequest?: boolean;
  /** Whether the page is for another page's place, which may have the sidebar already. */
  isPart?: boolean;
  /** Whether the signed-in reader has saved the page; absent when signed out. */
  isSaved?: boolean;
  /** Whether the signed-in reader is offered to ask AI Help about the page. */
  hasAskLink?: boolean;
}

export type DocumentData = ReturnType<typeof toDocumentData>;

/** Loader data of a document's page. */
export function toDocumentData(page: DocumentPage, options: DocumentDataOptions) {
  const {
    origin,
    survey,
    hasDocument,
    hasEdits,
    query = NO_QUERY,
    isDataRequest = false,
    isPart = false,
    isSaved,
    hasAskLink,
  } = options;
  const { document, newerEnglish } = page;
  const facts = pickFacts(document, hasEdits);
  const { sidebarHtml, sidebarFilter } = filterPageSidebar(page.sidebarHtml, query);
  const filteredHead = sidebarFilter && {
    sidebarHeadHtml: renderSidebarHead(document, sidebarFilter),
  };
  const parts = renderDocumentHtml(page, { origin, survey, hasDocument });
  return withHtml(
    {
      // The bar has them (route.tsx).
      document: isDataRequest ? { ...facts, parents: [] } : facts,
      hasSidebar: page.sidebarHtml !== null,
      hasCompatTable: page.compatAnchor !== null,
      sidebarKey: sidebarFilter ? null : page.sidebarKey,
      ...(sidebarFilter && { sidebarFilter }),
      ...(newerEnglish !== null && { newerEnglish }),
      ...(isSaved !== undefined && { isSaved }),
      ...(hasAskLink && { hasAskLink }),
      ...(isPart && { isPart }),
    },
    {
      articleHtml: linkArticleStyles(page.document, page.articleHtml),
      // Requested by its own address where the page in front of the reader has another.
      sidebarHtml: (isPart || isDataRequest) && !sidebarFilter ? undefined : sidebarHtml,
      ...parts,
      ...(isDataRequest && { barHtml: dropMicrodata(parts.barHtml) }),
      ...(isPart && toOwnHtml(parts)),
      ...filteredHead,
      // Each step of the form is a page load without JavaScript.
      ...(query.has(FEEDBACK_FIELD) && {
        feedbackHtml: renderFeedbackForm({
          url: document.mdn_url,
          step: readFeedbackStep(query),
        }),
      }),
    },
    { isDataRequest },
  );
}

/** Parts lack what the page in front of their reader has (browser/article-navigation/complete-part). */
function toOwnHtml({ barHtml }: DocumentHtml): Partial<DocumentHtml> {
  const breadcrumbs = dropMicrodata(barHtml.slice(barHtml.indexOf("<nav")));
  return { barHtml: breadcrumbs, sidebarHeadHtml: "" };
}

/** Leaves out what only search engines read, which read whole pages; telemetry finds the list by its type. */
function dropMicrodata(html: string): string {
  return html.replaceAll(NAME, "$1").replaceAll(MICRODATA, "");
}

const NAME = /<span property="name">([^<]*)<\/span>/g;
const MICRODATA =
  / (?:property|vocab)="[^"]*"| typeof="(?:ListItem|WebPage)"|<meta property[^>]*>/g;

const NO_QUERY = new URLSearchParams();
