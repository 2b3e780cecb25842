import type { TocEntry } from "~/domain/document";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { nestToc, type TocGroup } from "./nest-toc";
import styles from "./toc.module.css";

interface TocProps {
  entries: readonly TocEntry[];
  /** Instead of "In this article". */
  title?: string | undefined;
}

/** "In this article" as a column of its own, beside the article on wide screens. */
export function TocColumn({ entries, title }: TocProps) {
  const text = useText();
  return (
    <nav className={styles.column} aria-labelledby="toc-title" data-chrome="" data-toc="">
      <h2 id="toc-title" className={styles.title}>
        {title ?? text("toc-title")}
      </h2>
      <TocList entries={entries} />
    </nav>
  );
}

/** The same, closed, above the article on narrower screens. */
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
  return (
    <ul className={styles.list}>
      {nestToc(entries).map((group) => (
        <TocItem key={group.entry.id} {...group} />
      ))}
    </ul>
  );
}

function TocItem({ entry, subEntries }: TocGroup) {
  return (
    <li>
      <TocLink {...entry} />
      {subEntries.length > 0 && (
        <details open>
          <summary>
            <SubsectionsLabel of={entry} />
          </summary>
          <ul>
            {subEntries.map((subEntry) => (
              <li key={subEntry.id}>
                <TocLink {...subEntry} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What the button that folds a group away is called. */
function SubsectionsLabel({ of: { text: title } }: { of: TocEntry }) {
  const text = useText();
  return (
    <span className="visually-hidden">
      {text("toc-subsections")}{" "}
      <span dangerouslySetInnerHTML={{ __html: title }} suppressHydrationWarning />
    </span>
  );
}

function TocLink({ id, text }: TocEntry) {
  // browser/toc-spy marks the link of the section that is being read.
  return (
    <a
      href={`#${id.toLowerCase()}`}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
