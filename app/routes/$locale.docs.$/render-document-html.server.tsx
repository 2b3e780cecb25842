import { findDocUrl } from "~/domain/compat/find-doc-url";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import { toTwinPath } from "~/domain/site/twin-path";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import type { DocumentPage } from "~/services/documents/documents-service";
import { BarStart } from "~/ui/article-bar/article-bar";
import { ArticleFooter } from "~/ui/article-footer/article-footer";
import { BaselineContent } from "~/ui/baseline/baseline-content";
import { renderFeedbackForm } from "~/ui/feedback-form/render-feedback-form.server";
import { LanguageMenu } from "~/ui/language-menu/language-menu";
import { CONTRIBUTING } from "~/ui/navigation/footer-links";
import type { SidebarFilterState } from "~/ui/sidebar/sidebar-filter";
import { SidebarHead } from "~/ui/sidebar/sidebar";
import { renderMarkup } from "~/ui/static-html/render-markup.server";
import { renderTocList } from "~/ui/toc/toc";

/** Parts around the article that nobody but the document changes. */
export interface DocumentHtml {
  barHtml: string;
  baselineHtml: string;
  feedbackHtml: string;
  footerHtml: string;
  languagesHtml: string;
  sidebarHeadHtml: string;
  tocHtml: string;
}

type DescribedPage = Pick<DocumentPage, "document" | "compatAnchor" | "sidebarHtml">;

/** For as long as the service keeps the document. */
const kept = new WeakMap<DescribedPage["document"], DocumentHtml>();

export interface DocumentSite {
  /** The site's own, no slash at its end. */
  origin: string;
  /** Address of the survey about Baseline; null for none. */
  survey: string | null;
  hasDocument: (path: string) => boolean;
}

/** The static parts of a document's page, rendered once. */
export function renderDocumentHtml(
  page: DescribedPage,
  facts: DocumentSite,
): DocumentHtml {
  const known = kept.get(page.document);
  if (known) return known;
  const made = renderParts(page, facts);
  kept.set(page.document, made);
  return made;
}

/** The part above a filtered sidebar, which shows by what it is filtered. */
export function renderSidebarHead(
  { locale, mdn_url: path }: Pick<DescribedPage["document"], "locale" | "mdn_url">,
  filter: SidebarFilterState | null,
): string {
  return renderMarkup(locale, <SidebarHead path={path} filter={filter} />);
}

function renderParts(
  page: DescribedPage,
  { origin, survey, hasDocument }: DocumentSite,
): DocumentHtml {
  const { document, compatAnchor, sidebarHtml } = page;
  const { locale, mdn_url: path, baseline, contributors, modified, source } = document;
  const guideUrl = [locale, DEFAULT_LOCALE]
    .map((each) => docUrl(each, CONTRIBUTING))
    .find(hasDocument);
  const findPageUrl = (docPath: string) =>
    findDocUrl(docPath, locale, (url) => (hasDocument(url) ? url : null));
  const contributorsUrl = contributors.length > 0 ? `${path}/contributors.txt` : null;
  return {
    barHtml: renderMarkup(
      locale,
      <BarStart parents={document.parents} hasSidebar={sidebarHtml !== null} />,
    ),
    baselineHtml: renderMarkup(
      locale,
      baseline && (
        <BaselineContent
          baseline={baseline}
          path={path}
          findPageUrl={findPageUrl}
          compatAnchor={compatAnchor}
          survey={survey}
        />
      ),
    ),
    feedbackHtml: renderFeedbackForm({ url: path, step: "question" }),
    footerHtml: renderMarkup(
      locale,
      <ArticleFooter
        modified={modified}
        source={source}
        guideUrl={guideUrl}
        contributorsUrl={contributorsUrl}
        address={origin + path}
        markdownUrl={toAddress("", toTwinPath(path))}
      />,
    ),
    languagesHtml: renderMarkup(
      locale,
      <LanguageMenu
        path={path}
        locale={locale}
        translations={document.other_translations}
      />,
    ),
    sidebarHeadHtml: renderSidebarHead(document, null),
    tocHtml: renderTocList(document.toc, getInterfaceText(locale)),
  };
}
