import type { FeedbackStep } from "~/domain/accounts/feedback";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { useReader } from "~/ui/account-area/reader-context";
import { ArticleColumns, PrintAddress } from "~/ui/article-columns/article-columns";
import { ArticleFooter } from "~/ui/article-footer/article-footer";
import { BaselineIndicator } from "~/ui/baseline/baseline-indicator";
import "~/ui/compat-table/compat-table.css";
import { FeedbackBox, FeedbackForm } from "~/ui/feedback-form/feedback-form";
import { HtmlBlock } from "~/ui/html-block/html-block";
import "~/ui/interactive-example/index.css";
import "./article-parts.css";
import { hasOtherLanguages } from "~/ui/language-menu/has-other-languages";
import { LanguageMenu } from "~/ui/language-menu/language-menu";
import { swapLocale } from "~/ui/language-menu/swap-locale";
import { Sidebar } from "~/ui/sidebar/sidebar";
import type { SidebarFilterState } from "~/ui/sidebar/sidebar-filter";
import { TocDetails } from "~/ui/toc/toc";
import { TranslationNote } from "~/ui/translation-note/translation-note";
import type { DocumentFacts } from "./document-facts";
import { SaveLink } from "./save-link";
import styles from "./document-page.module.css";

export interface DocumentPageProps {
  document: DocumentFacts;
  origin: string;
  hasSidebar: boolean;
  sidebarFilter: SidebarFilterState | null;
  /** Date of the English page's last change, if it is newer than the translation. */
  newerEnglish: string | null;
  /** Whether the reader has saved the page in a collection; null when signed out. */
  isSaved: boolean | null;
  siteName: string;
  /** Step of the feedback form below the article. */
  feedbackStep: FeedbackStep;
  /** Both undefined during hydration, which keeps the server's HTML (ui/html-block). */
  articleHtml?: string | undefined;
  sidebarHtml?: string | undefined;
}

/** Documentation page: sidebar, article, table of contents. */
export function DocumentPage(props: DocumentPageProps) {
  const { document, hasSidebar, sidebarHtml, isSaved } = props;
  // Another tab may have signed in or out.
  const hasSaveLink = useReader().account.user !== null || isSaved !== null;
  const hasLanguages = hasOtherLanguages(document.locale, document.other_translations);
  return (
    <ArticleColumns
      parents={document.parents}
      toc={document.toc}
      actions={
        (hasSaveLink || hasLanguages) && (
          <>
            {hasSaveLink && <SaveLink url={document.mdn_url} isSaved={isSaved} />}
            {hasLanguages && (
              <LanguageMenu
                path={document.mdn_url}
                locale={document.locale}
                translations={document.other_translations}
              />
            )}
          </>
        )
      }
      sidebar={
        hasSidebar && (
          <Sidebar
            html={sidebarHtml}
            macro={document.sidebarMacro}
            path={document.mdn_url}
            filter={props.sidebarFilter}
          />
        )
      }
    >
      <Article {...props} />
    </ArticleColumns>
  );
}

function Article(props: DocumentPageProps) {
  const { document, origin, articleHtml, newerEnglish } = props;
  const { baseline, locale, mdn_url, modified, source, titleHTML, toc } = document;
  return (
    <>
      {document.isTranslated && (
        <TranslationNote
          englishUrl={findEnglishUrl(document)}
          newerEnglish={newerEnglish}
        />
      )}
      <article lang={locale}>
        <PrintAddress address={origin + mdn_url} />
        <header className={styles.header}>
          <h1 dangerouslySetInnerHTML={{ __html: titleHTML }} />
          {baseline && (
            <BaselineIndicator
              baseline={baseline}
              locale={locale}
              path={mdn_url}
              compatAnchor={document.compatAnchor}
            />
          )}
        </header>
        {toc.length > 0 && <TocDetails entries={toc} />}
        <HtmlBlock id="article-body" className="prose" html={articleHtml} />
      </article>
      <FeedbackBox siteName={props.siteName}>
        <FeedbackForm url={mdn_url} step={props.feedbackStep} />
      </FeedbackBox>
      <ArticleFooter
        address={origin + mdn_url}
        modified={modified}
        source={source}
        contributorsUrl={document.hasContributors ? `${mdn_url}/contributors.txt` : null}
      />
    </>
  );
}

function findEnglishUrl({ other_translations, mdn_url }: DocumentFacts): string | null {
  const hasEnglish = other_translations.some(({ locale }) => locale === DEFAULT_LOCALE);
  return hasEnglish ? swapLocale(mdn_url, DEFAULT_LOCALE) : null;
}
