import type { BreadcrumbLink } from "~/domain/documents/document";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { HtmlBlock } from "~/ui/html-block/html-block";
import styles from "./ai-help.module.css";
import "./landing.module.css";

export interface AiHelpScreenProps {
  /** Absolute address of the page, for paper. */
  address: string;
  parents: readonly BreadcrumbLink[];
  /** Left out while React takes over the server's HTML (ui/html-block). */
  html?: string | undefined;
}

/** AI Help, as the server rendered it. */
export function AiHelpScreen({ address, parents, html }: AiHelpScreenProps) {
  return (
    <>
      <ArticleBar parents={parents} hasSidebar={false} />
      <main id="content" className={`page-width ${styles.page ?? ""}`} tabIndex={-1}>
        <PrintAddress address={address} />
        <HtmlBlock id="ai-help" className={styles.screen} html={html} />
      </main>
    </>
  );
}
