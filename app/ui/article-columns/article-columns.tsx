import type { ReactNode } from "react";
import type { BreadcrumbLink, TocEntry } from "~/domain/documents/document";
import { Announcer } from "~/ui/announcer/announcer";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { TocSkipLink } from "~/ui/skip-links/skip-links";
import { TocColumn } from "~/ui/toc/toc";
import styles from "./article-columns.module.css";

export interface ArticleColumnsProps {
  /** Breadcrumbs, the page itself last. */
  parents: readonly BreadcrumbLink[];
  /** Actions at the end of the bar. */
  actions?: ReactNode;
  sidebar?: ReactNode;
  toc: readonly TocEntry[];
  /** Items of both lists, where they were rendered beforehand; then they are not listed above. */
  breadcrumbsHtml?: string | undefined;
  tocHtml?: string | undefined;
  /** Whether the article has headings to list. */
  hasToc?: boolean;
  /** What the table of contents is called, where "In this article" doesn't fit. */
  tocTitle?: string | undefined;
  /** The article and the parts below it. */
  children: ReactNode;
}

/** Layout of an article: bar above, sidebar and table of contents beside it. */
export function ArticleColumns(props: ArticleColumnsProps) {
  const { parents, actions, sidebar, toc, tocTitle, children } = props;
  const { breadcrumbsHtml, tocHtml, hasToc = toc.length > 0 } = props;
  const hasSidebar = Boolean(sidebar);
  return (
    <>
      <ArticleBar {...{ parents, breadcrumbsHtml, hasSidebar }}>{actions}</ArticleBar>
      <div
        className={`page-width ${styles.columns}`}
        data-sidebar={hasSidebar || undefined}
      >
        {sidebar}
        <main id="content" className={styles.main} tabIndex={-1}>
          {hasToc && <TocSkipLink />}
          {children}
        </main>
        <div className={styles.toc} data-toc-column="">
          {hasToc && <TocColumn entries={toc} html={tocHtml} title={tocTitle} />}
        </div>
      </div>
      <Announcer />
    </>
  );
}

/** URL of the page, shown in print only. */
export function PrintAddress({ address }: { address: string }) {
  return (
    <p className={styles.address} data-print-address="">
      {address}
    </p>
  );
}
