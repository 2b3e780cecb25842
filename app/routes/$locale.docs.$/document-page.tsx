import { DEFAULT_LOCALE } from "~/domain/locale";
import { Announcer } from "~/ui/announcer/announcer";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { ArticleFooter } from "~/ui/article-footer/article-footer";
import { BaselineIndicator } from "~/ui/baseline/baseline-indicator";
import "~/ui/compat-table/compat-table.css";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { LanguageMenu } from "~/ui/language-menu/language-menu";
import { swapLocale } from "~/ui/language-menu/swap-locale";
import { Sidebar } from "~/ui/sidebar/sidebar";
import type { SidebarFilterState } from "~/ui/sidebar/sidebar-filter";
import { TocColumn, TocDetails } from "~/ui/toc/toc";
import { TranslationNote } from "~/ui/translation-note/translation-note";
import type { DocumentFacts } from "./document-facts";
import styles from "./document-page.module.css";

export interface DocumentPageProps {
  document: DocumentFacts;
  origin: string;
  hasSidebar: boolean;
  sidebarFilter: SidebarFilterState | null;
  /** When the English page was changed, if that was after this translation of it. */
  newerEnglish: string | null;
  /** Both undefined while React takes over what the server sent (ui/html-block). */
  articleHtml?: string | undefined;
  sidebarHtml?: string | undefined;
}

/** A documentation page: its neighbours, the article, its headings. */
export function DocumentPage(props: DocumentPageProps) {
  const { document, hasSidebar, sidebarHtml } = props;
  return (
    <>
      <ArticleBar parents={document.parents} hasSidebar={hasSidebar}>
        {document.other_translations.length > 0 && (
          <LanguageMenu
            path={document.mdn_url}
            locale={document.locale}
            translations={document.other_translations}
          />
        )}
      </ArticleBar>
      <div
        className={`page-width ${styles.columns}`}
        data-sidebar={hasSidebar || undefined}
      >
        {hasSidebar && (
          <Sidebar
            html={sidebarHtml}
            macro={document.sidebarMacro}
            path={document.mdn_url}
            filter={props.sidebarFilter}
          />
        )}
        <main id="content" className={styles.main} tabIndex={-1}>
          <Article {...props} />
        </main>
        <div className={styles.toc}>
          {document.toc.length > 0 && <TocColumn entries={document.toc} />}
        </div>
      </div>
      <Announcer />
    </>
  );
}

function Article({ document, origin, articleHtml, newerEnglish }: DocumentPageProps) {
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
        <p className={styles.address} data-print-address="">
          {origin + mdn_url}
        </p>
        <header className={styles.header}>
          <h1 dangerouslySetInnerHTML={{ __html: titleHTML }} />
          {baseline && <BaselineIndicator baseline={baseline} locale={locale} />}
        </header>
        {toc.length > 0 && <TocDetails entries={toc} />}
        <HtmlBlock id="article-body" className="prose" html={articleHtml} />
      </article>
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
