import type { CurriculumDoc } from "~/domain/areas/curriculum";
import { ArticleColumns, PrintAddress } from "~/ui/article-columns/article-columns";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { Sidebar } from "~/ui/sidebar/sidebar";
import type { SidebarFilterState } from "~/ui/sidebar/sidebar-filter";
import { TocDetails } from "~/ui/toc/toc";
import "./scrimba-lessons.css";
import styles from "./curriculum-page.module.css";
import { CurriculumTitle } from "./curriculum-title";
import { ModuleList } from "./module-list";
import { PrevNext } from "./prev-next";
import { ProgressBox, ProgressCount } from "./progress";

const TOC_TITLE = "In this module";

export type CurriculumFacts = Pick<
  CurriculumDoc,
  "title" | "template" | "toc" | "parents" | "topic" | "group" | "modules" | "prevNext"
>;

export interface CurriculumPageProps {
  doc: CurriculumFacts;
  url: string;
  origin: string;
  sidebarFilter: SidebarFilterState | null;
  /** Both undefined during hydration, which keeps the server's HTML (ui/html-block). */
  articleHtml?: string | undefined;
  sidebarHtml?: string | undefined;
}

/** Every page of the curriculum except the landing page. */
export function CurriculumPage(props: CurriculumPageProps) {
  const { doc, url, origin, sidebarFilter, articleHtml, sidebarHtml } = props;
  return (
    <ArticleColumns
      parents={doc.parents}
      toc={doc.toc}
      tocTitle={TOC_TITLE}
      sidebar={
        <Sidebar html={sidebarHtml} macro={null} path={url} filter={sidebarFilter} />
      }
    >
      <article lang="en-US" className={styles.article}>
        <PrintAddress address={origin + url} />
        <CurriculumTitle {...doc} />
        {doc.toc.length > 0 && <TocDetails entries={doc.toc} title={TOC_TITLE} />}
        <HtmlBlock
          id="article-body"
          className={`prose ${styles.body}`}
          html={articleHtml}
        />
        {doc.template === "overview" && <OverviewModules modules={doc.modules} />}
        {doc.template === "module" && (
          <p className={styles.progress}>
            <ProgressBox url={url} title={doc.title} isLong />
          </p>
        )}
      </article>
      <PrevNext {...doc.prevNext} />
    </ArticleColumns>
  );
}

function OverviewModules({ modules }: Pick<CurriculumDoc, "modules">) {
  if (modules.length === 0) return null;
  return (
    <section className={styles.modules} aria-labelledby="module-list">
      <h2 id="module-list">Module list</h2>
      <ProgressCount modules={modules} />
      <ModuleList modules={modules} />
    </section>
  );
}
