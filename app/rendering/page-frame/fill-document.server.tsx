import type { AppLoadContext } from "@remix-run/node";
import { renderToString } from "react-dom/server";
import { readFeedbackStep } from "~/domain/accounts/feedback";
import { parseLocale } from "~/domain/locales/locale";
import { describeDocument } from "~/routes/$locale.docs.$/document-meta";
import { DocumentPage } from "~/routes/$locale.docs.$/document-page";
import {
  toDocumentData,
  type DocumentData,
} from "~/routes/$locale.docs.$/to-document-data";
import { readSite } from "~/ui/head/read-site";
import { hasOtherLanguages } from "~/ui/language-menu/has-other-languages";
import { escapeScript } from "~/ui/page-start/escape-script";
import { encodePageData } from "./encode-page-data";
import { findFrameKey } from "./find-frame-key";
import { fillFrame } from "./holes";
import { DOCUMENT_ROUTE } from "./keep-frame.server";
import type { PageFrame, PageFrames } from "./page-frames.server";
import { renderMeta } from "./render-meta";
import { PageContexts } from "./screen";

/** A request for the page of everyone, without a query. */
export interface DocumentRequest extends Pick<AppLoadContext, "config" | "nonce"> {
  documents: Pick<AppLoadContext["services"]["documents"], "findDocumentPage">;
  frames: PageFrames;
  /** As in the address, encoded. */
  path: string;
}

/** A document in a frame that was kept, without Remix; null when that takes Remix. */
export function fillDocument(
  request: DocumentRequest,
): { pieces: (Uint8Array | string)[]; links: string | null } | null {
  const { path, documents, frames, config } = request;
  const locale = parseLocale(path.split("/", 2)[1] ?? "");
  const url = decodeURIComponent(path);
  const found = locale && documents.findDocumentPage(url);
  if (!found || found.document.mdn_url !== url) return null;
  const { other_translations: translations } = found.document;
  const hasLanguages = hasOtherLanguages(locale, translations);
  const key = findFrameKey({ locale, path, hasLanguages });
  const frame = key === null ? undefined : frames.get(key);
  if (!frame) return null;
  const page = toDocumentData(found, { origin: config.siteOrigin });
  return { pieces: renderPieces(page, frame, request), links: frame.links };
}

function renderPieces(page: DocumentData, frame: PageFrame, request: DocumentRequest) {
  const { nonce, path } = request;
  const site = readSite([{ id: "root", data: frame.loaderData["root"] }]);
  const { document } = page;
  return fillFrame(frame.parts, {
    ...{ nonce, path },
    head: renderMeta(describeDocument(document, { site, query: "" })),
    document: renderToString(
      <PageContexts locale={document.locale} render={{ nonce }}>
        <DocumentPage
          {...page}
          articleHtml={page.articleHtml}
          sidebarHtml={page.sidebarHtml}
          isSaved={null}
          siteName={site.siteName}
          feedbackStep={readFeedbackStep("")}
        />
      </PageContexts>,
    ),
    data: escapeScript(
      encodePageData({
        loaderData: { ...frame.loaderData, [DOCUMENT_ROUTE]: page },
        actionData: null,
        errors: null,
      }),
    ),
  });
}
