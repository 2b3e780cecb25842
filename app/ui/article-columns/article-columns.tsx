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
  /** Title of the table of contents where "In this article" does not fit. */
  tocTitle?: string | undefined;
  /** The article and the parts below it. */
  children: ReactNode;
}

/** Layout of an article: bar above, sidebar and table of contents beside it. */
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

/** URL of the page, shown in print only. */
export function PrintAddress({ address }: { address: string }) {
  return (
    <p className={styles.address} data-print-address="">
      {address}
    </p>
  );
}
