import { useLoaderData } from "@remix-run/react";
import type { BreadcrumbLink, TocEntry } from "~/domain/documents/document";
import { ArticleColumns, PrintAddress } from "~/ui/article-columns/article-columns";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { Sidebar } from "~/ui/sidebar/sidebar";
import type { SidebarFilterState } from "~/ui/sidebar/sidebar-filter";
import { TocDetails } from "~/ui/toc/toc";
import styles from "./generic-doc-page.module.css";
import type { GenericDocData, loadGenericDoc } from "./load-generic-doc.server";

export interface GenericDocPageProps {
  title: string;
  url: string;
  origin: string;
  parents: readonly BreadcrumbLink[];
  toc: readonly TocEntry[];
  /** The h1 of the text as HTML; null to show the title instead. */
  heading: string | null;
  hasSidebar: boolean;
  sidebarFilter: SidebarFilterState | null;
  /** Both undefined during hydration, which keeps the server's HTML (ui/html-block). */
  articleHtml?: string | undefined;
  sidebarHtml?: string | undefined;
}

/**
 * A page of the documentation of Plus or of the observatory, in English in every locale.
 */
export function GenericDocPage(props: GenericDocPageProps) {
  const { title, url, origin, parents, toc, heading, hasSidebar } = props;
  return (
    <ArticleColumns
      parents={parents}
      toc={toc}
      tocLang="en-US"
      sidebar={
        hasSidebar && (
          <Sidebar
            html={props.sidebarHtml}
            macro={null}
            path={url}
            filter={props.sidebarFilter}
          />
        )
      }
    >
      <article lang="en-US" className={styles.article}>
        <PrintAddress address={origin + url} />
        {heading === null ? (
          <h1>{title}</h1>
        ) : (
          <h1 dangerouslySetInnerHTML={{ __html: heading }} />
        )}
        {toc.length > 0 && <TocDetails entries={toc} lang="en-US" />}
        <HtmlBlock id="article-body" className="prose" html={props.articleHtml} />
      </article>
    </ArticleColumns>
  );
}

/** Screen of a route whose loader is `loadGenericDoc`. */
export function GenericDocScreen() {
  const page = useLoaderData<typeof loadGenericDoc>() as GenericDocData;
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  const { articleHtml, sidebarHtml } = page;
  return (
    <GenericDocPage
      key={page.url}
      {...page}
      articleHtml={articleHtml}
      sidebarHtml={sidebarHtml}
    />
  );
}
