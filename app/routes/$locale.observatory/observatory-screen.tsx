import type { BreadcrumbLink } from "~/domain/documents/document";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { HtmlBlock } from "~/ui/html-block/html-block";
import styles from "./observatory.module.css";
// Named, because the build drops a CSS module of which no class is used in browsers.
import reportStyles from "./report.module.css";

export interface ObservatoryScreenProps {
  /** The absolute address of the page, for paper. */
  address: string;
  parents: readonly BreadcrumbLink[];
  /** Left out while React takes over what the server sent (ui/html-block). */
  html?: string | undefined;
}

/** A page of the scanner, as the server rendered it. */
export function ObservatoryScreen({ address, parents, html }: ObservatoryScreenProps) {
  return (
    <>
      <ArticleBar parents={parents} hasSidebar={false} />
      <main id="content" className={`page-width ${styles.main ?? ""}`} tabIndex={-1}>
        <PrintAddress address={address} />
        <HtmlBlock
          id="observatory"
          className={`${styles.screen ?? ""} ${reportStyles.report ?? ""}`}
          html={html}
        />
      </main>
    </>
  );
}
