import type { TocEntry } from "~/domain/documents/document";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { renderTocList } from "./render-toc-list";
import styles from "./toc.module.css";

interface TocProps {
  entries: readonly TocEntry[];
  /** Replaces "In this article". */
  title?: string | undefined;
}

/** Target of the skip link; the first link of the list is the next Tab stop. */
export const TOC_COLUMN_ID = "toc-column";

/** "In this article" as a column beside the article on wide screens. */
export function TocColumn({ entries, title }: TocProps) {
  const text = useText();
  return (
    <nav
      id={TOC_COLUMN_ID}
      className={styles.column}
      aria-labelledby="toc-title"
      tabIndex={-1}
      data-chrome=""
      data-toc=""
    >
      <h2 id="toc-title" className={styles.title}>
        {title ?? text("toc-title")}
      </h2>
      <TocList entries={entries} />
    </nav>
  );
}

/** The same list, collapsed, above the article on narrower screens. */
export function TocDetails({ entries, title }: TocProps) {
  const text = useText();
  return (
    <nav
      className={styles.inline}
      aria-label={title ?? text("toc-title")}
      data-chrome=""
      data-toc=""
    >
      <details>
        <summary>
          <span className={styles.title}>{title ?? text("toc-title")}</span>
          <Icon name="chevron" size={16} />
        </summary>
        <TocList entries={entries} />
      </details>
    </nav>
  );
}

function TocList({ entries }: Pick<TocProps, "entries">) {
  const text = useText();
  return (
    <ul
      className={styles.list}
      dangerouslySetInnerHTML={{ __html: renderTocList(entries, text) }}
      suppressHydrationWarning
    />
  );
}
