import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import type { DocumentPage } from "~/services/documents/documents-service";
import { ArticleFooter } from "~/ui/article-footer/article-footer";
import { BaselineContent } from "~/ui/baseline/baseline-indicator";
import { BreadcrumbItems } from "~/ui/breadcrumbs/breadcrumbs";
import { LanguageMenu } from "~/ui/language-menu/language-menu";
import { renderTocList } from "~/ui/toc/render-toc-list";

/** Parts around the article that nobody but the document changes. */
export interface DocumentHtml {
  baselineHtml: string;
  breadcrumbsHtml: string;
  footerHtml: string;
  languagesHtml: string;
  tocHtml: string;
}

type DescribedPage = Pick<DocumentPage, "document" | "compatAnchor">;

/** For as long as the service keeps the document. */
const kept = new WeakMap<DescribedPage["document"], DocumentHtml>();

/** The static parts of a document's page, rendered once. `origin` is the site's own. */
export function renderDocumentHtml(page: DescribedPage, origin: string): DocumentHtml {
  const known = kept.get(page.document);
  if (known) return known;
  const made = renderParts(page, origin);
  kept.set(page.document, made);
  return made;
}

function renderParts({ document, compatAnchor }: DescribedPage, origin: string) {
  const { locale, mdn_url: path, baseline, contributors, modified, source } = document;
  const text = getInterfaceText(locale);
  const render = (part: ReactNode) =>
    renderToStaticMarkup(
      <LocaleProvider locale={locale} text={text}>
        {part}
      </LocaleProvider>,
    );
  return {
    baselineHtml: render(
      baseline && <BaselineContent {...{ baseline, locale, path, compatAnchor }} />,
    ),
    breadcrumbsHtml: render(<BreadcrumbItems parents={document.parents} />),
    footerHtml: render(
      <ArticleFooter
        {...{ modified, source, address: origin + path }}
        contributorsUrl={contributors.length > 0 ? `${path}/contributors.txt` : null}
      />,
    ),
    languagesHtml: render(
      <LanguageMenu {...{ path, locale, translations: document.other_translations }} />,
    ),
    tocHtml: renderTocList(document.toc, text),
  };
}
