import type { ReactNode } from "react";
import type { BreadcrumbLink, TocEntry } from "~/domain/documents/document";
import { Announcer } from "~/ui/announcer/announcer";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { TocSkipLink } from "~/ui/skip-links/skip-links";
import { TocColumn } from "~/ui/toc/toc";
import styles from "./article-columns.module.css";

export interface ArticleColumnsProps {
  /** The way to the page, itself last. */
  parents: readonly BreadcrumbLink[];
  /** What one can do with the page, at the end of the bar. */
  actions?: ReactNode;
  sidebar?: ReactNode;
  toc: readonly TocEntry[];
  /** What the table of contents is called, where "In this article" doesn't fit. */
  tocTitle?: string | undefined;
  /** The article and what stands below it. */
  children: ReactNode;
}

/** An article with the bar above it, and its neighbours and headings beside it. */
export function ArticleColumns(props: ArticleColumnsProps) {
  const { parents, actions, sidebar, toc, tocTitle, children } = props;
  const hasSidebar = Boolean(sidebar);
  return (
    <>
      <ArticleBar parents={parents} hasSidebar={hasSidebar}>
        {actions}
      </ArticleBar>
      <div
        className={`page-width ${styles.columns}`}
        data-sidebar={hasSidebar || undefined}
      >
        {sidebar}
        <main id="content" className={styles.main} tabIndex={-1}>
          {toc.length > 0 && <TocSkipLink />}
          {children}
        </main>
        <div className={styles.toc} data-toc-column="">
          {toc.length > 0 && <TocColumn entries={toc} title={tocTitle} />}
        </div>
      </div>
      <Announcer />
    </>
  );
}

/** Where a printed page comes from; on paper only. */
export function PrintAddress({ address }: { address: string }) {
  return (
    <p className={styles.address} data-print-address="">
      {address}
    </p>
  );
}
