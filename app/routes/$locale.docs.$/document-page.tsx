import { DEFAULT_LOCALE, swapLocale } from "~/domain/locales/locale";
import { useReader } from "~/ui/account-area/reader-context";
import { ArticleColumns, PrintAddress } from "~/ui/article-columns/article-columns";
import { BaselineBox } from "~/ui/baseline/baseline-box";
import { FeedbackBox } from "~/ui/feedback-form/feedback-box";
import { HtmlBlock } from "~/ui/html-block/html-block";
// Browsers get the styles of server-only parts from here.
import "~/ui/language-menu/language-menu.module.css";
import "~/ui/language-menu/remember-language.module.css";
import { hasOtherLanguages } from "~/ui/language-menu/language-menu";
import { ServerElement, StaticElement } from "~/ui/static-html/static-element";
import { Sidebar } from "~/ui/sidebar/sidebar";
import { TocDetails } from "~/ui/toc/toc";
import { TranslationNote } from "~/ui/translation-note/translation-note";
import type { DocumentFacts } from "./document-facts";
import { AskLink } from "./ask-link";
import { SaveLink } from "./save-link";
import type { DocumentData } from "./to-document-data.server";
// Named, because the build drops a CSS module of which no class is used in browsers.
import footerStyles from "~/ui/article-footer/article-footer.module.css";
import styles from "./document-page.module.css";

/** The entries come as HTML instead (render-document-html). */
const NO_ENTRIES: readonly [] = [];

export interface DocumentPageProps {
  /** Its HTML is undefined during hydration, which keeps the server's (ui/static-html). */
  page: DocumentData;
  siteName: string;
  /** Origin of the site, no slash at its end. */
  siteOrigin: string;
  /** Whether pages can be saved; a site without Plus signs readers in to share code. */
  hasCollections: boolean;
}

/** Documentation page: sidebar, article, table of contents. */
export function DocumentPage(props: DocumentPageProps) {
  const { page } = props;
  const { document, hasSidebar, isSaved = null } = page;
  // Another tab may have signed in or out.
  const isReader = useReader().account.user !== null || isSaved !== null;
  const hasSaveLink = props.hasCollections && isReader;
  const hasLanguages = hasOtherLanguages(document.locale, document.locales);
  return (
    <ArticleColumns
      pageKey={document.mdn_url}
      parents={document.parents}
      barHtml={page.barHtml}
      toc={NO_ENTRIES}
      tocHtml={page.tocHtml}
      hasToc={document.hasToc}
      hasWideTable={page.hasCompatTable}
      actions={
        (hasSaveLink || hasLanguages) && (
          <>
            {hasSaveLink && (
              <SaveLink
                url={document.mdn_url}
                isSaved={isSaved}
                filter={page.sidebarFilter?.query ?? null}
              />
            )}
            {hasLanguages && (
              <StaticElement as="div" name="languages" html={page.languagesHtml} />
            )}
          </>
        )
      }
      sidebarKey={page.sidebarKey}
      sidebar={
        hasSidebar && (
          <Sidebar
            key={page.sidebarKey}
            html={page.sidebarHtml}
            headHtml={page.sidebarHeadHtml}
            macro={document.sidebarMacro}
            path={document.mdn_url}
            filter={page.sidebarFilter ?? null}
          />
        )
      }
    >
      <Article {...props} />
    </ArticleColumns>
  );
}

function Article({ page, siteName, siteOrigin }: DocumentPageProps) {
  const { document, newerEnglish = null } = page;
  const { baselineStatus, locale, mdn_url, titleHTML } = document;
  return (
    <>
      {locale !== DEFAULT_LOCALE && (
        <TranslationNote
          englishUrl={findEnglishUrl(document)}
          newerEnglish={newerEnglish}
        />
      )}
      <article lang={locale}>
        <PrintAddress address={siteOrigin + mdn_url} />
        <header className={styles.header}>
          <h1 dangerouslySetInnerHTML={{ __html: titleHTML }} />
          {baselineStatus && (
            <BaselineBox status={baselineStatus} html={page.baselineHtml} />
          )}
        </header>
        <ServerElement place="article-start" />
        {document.hasToc && <TocDetails entries={NO_ENTRIES} html={page.tocHtml} />}
        <HtmlBlock id="article-body" className="prose" html={page.articleHtml} />
      </article>
      {page.hasAskLink && <AskLink url={mdn_url} />}
      <FeedbackBox siteName={siteName} html={page.feedbackHtml} />
      <StaticElement
        as="div"
        name="article-footer"
        className={footerStyles.place}
        html={page.footerHtml}
      />
    </>
  );
}

function findEnglishUrl({ locales, mdn_url }: DocumentFacts): string | null {
  return locales.includes(DEFAULT_LOCALE) ? swapLocale(mdn_url, DEFAULT_LOCALE) : null;
}
