import type { BreadcrumbLink } from "~/domain/documents/document";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { HtmlBlock } from "~/ui/html-block/html-block";
import styles from "./ai-help.module.css";
import form from "./ask-form.module.css";
import history from "./history.module.css";
import landing from "./landing.module.css";
import turn from "./turn.module.css";

/** A sheet without a used class would not be sent to browsers. */
const SCREEN = [styles, form, history, landing, turn]
  .map(({ screen }) => screen)
  .join(" ");

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
        <HtmlBlock id="ai-help" className={SCREEN} html={html} />
      </main>
    </>
  );
}
