import { useContext, type ReactNode } from "react";
import type { BreadcrumbLink, TocEntry } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { TocSkipLink } from "~/ui/skip-links/skip-links";
import { ServerElement, ServerElementsContext } from "~/ui/static-html/static-element";
import { TocColumn } from "~/ui/toc/toc";
import styles from "./article-columns.module.css";

export interface ArticleColumnsProps {
  /** Another one replaces everything but the sidebar. */
  pageKey?: string;
  /** Breadcrumbs, the page itself last. */
  parents: readonly BreadcrumbLink[];
  /** Actions at the end of the bar. */
  actions?: ReactNode;
  sidebar?: ReactNode;
  /** Differs between sidebars (services/documents); absent outside documents. */
  sidebarKey?: string | null;
  toc: readonly TocEntry[];
  /** Start of the bar and items of the table as HTML, where they are rendered beforehand. */
  barHtml?: string | undefined;
  tocHtml?: string | undefined;
  /** Whether a table of the article is as wide as article and table of contents together. */
  hasWideTable?: boolean;
  /** Whether the article has headings to list. */
  hasToc?: boolean;
  /** Whether an advertisement may be beside the article. */
  hasPlacement?: boolean;
  /** Title of the table of contents where "In this article" does not fit. */
  tocTitle?: string | undefined;
  /** Language of its entries, where the article is not in the reader's. */
  tocLang?: Locale;
  /** The article and the parts below it. */
  children: ReactNode;
}

/** Place of an advertisement beside the article. */
const SIDE = "article-side";

/**
 * The order for keys and screen readers: the sidebar first, as in the layout. In the HTML it comes last, because a
 * phone shows the article as soon as it has read it, and a sidebar may be half of the page (decision 66).
 */
const SLOTS = '<slot name="sidebar"></slot><slot></slot>';
/** The parser makes it a shadow root, so that it is no node of the page when React hydrates it. */
const DECLARED_SLOTS = {
  shadowrootmode: "open",
  dangerouslySetInnerHTML: { __html: SLOTS },
};

/** Adds the slots to columns that no parser made. */
function addSlots(columns: HTMLElement | null): void {
  if (columns && !columns.shadowRoot)
    columns.attachShadow({ mode: "open" }).innerHTML = SLOTS;
}

/** Layout of an article: bar above, sidebar and table of contents beside it. */
export function ArticleColumns(props: ArticleColumnsProps) {
  const { pageKey, parents, actions, barHtml, sidebar, sidebarKey, children } = props;
  const { toc, tocHtml, tocTitle, tocLang, hasToc = toc.length > 0 } = props;
  const { hasWideTable = false, hasPlacement = true } = props;
  const hasSidebar = Boolean(sidebar);
  const { [SIDE]: side } = useContext(ServerElementsContext);
  const isBeside = hasPlacement && side !== undefined;
  return (
    <>
      <ArticleBar
        key={pageKey}
        parents={parents}
        barHtml={barHtml}
        hasSidebar={hasSidebar}
      >
        {actions}
      </ArticleBar>
      <div
        ref={hasSidebar ? addSlots : undefined}
        className={`page-width ${styles.columns}`}
        data-sidebar={hasSidebar ? (isBeside ? "beside" : "wide") : undefined}
        data-key={sidebarKey}
      >
        {import.meta.env.SSR && hasSidebar && <template {...DECLARED_SLOTS} />}
        <main key={pageKey} id="content" className={styles.main} tabIndex={-1}>
          {hasToc && <TocSkipLink />}
          {children}
        </main>
        <div
          key={`toc ${pageKey}`}
          className={styles.toc}
          data-toc-column={hasWideTable ? "above-table" : ""}
        >
          {hasToc && (
            <TocColumn entries={toc} html={tocHtml} title={tocTitle} lang={tocLang} />
          )}
          {hasPlacement && <ServerElement place={SIDE} />}
        </div>
        {sidebar}
      </div>
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
