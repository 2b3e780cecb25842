import type { TocEntry } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { InterfaceText } from "~/domain/text/strings";
import { useLocale, useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { StaticElement } from "~/ui/static-html/static-element";
import styles from "./toc.module.css";

interface TocProps {
  entries: readonly TocEntry[];
  /** Replaces "In this article". */
  title?: string | undefined;
  /** The list's items, rendered beforehand. */
  html?: string | undefined;
  /** Language of the entries, where the article is not in the reader's. */
  lang?: Locale | undefined;
}

/** Target of the skip link; the first link of the list is the next Tab stop. */
export const TOC_COLUMN_ID = "toc-column";

/** "In this article" as a column beside the article on wide screens. */
export function TocColumn({ title, ...list }: TocProps) {
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
      <TocList name="toc" {...list} />
    </nav>
  );
}

/** The same list, collapsed, above the article on narrower screens. */
export function TocDetails({ title, ...list }: TocProps) {
  const { locale, text } = useLocale();
  return (
    <nav
      className={styles.inline}
      aria-label={title ?? text("toc-title")}
      lang={list.lang && locale}
      data-chrome=""
      data-toc=""
    >
      <details>
        <summary>
          <span className={styles.title}>{title ?? text("toc-title")}</span>
          <Icon name="chevron" size={16} />
        </summary>
        <TocList name="toc-inline" {...list} />
      </details>
    </nav>
  );
}

function TocList({ name, entries, html, lang }: TocProps & { name: string }) {
  const text = useText();
  const list = import.meta.env.SSR ? (html ?? renderTocList(entries, text)) : html;
  return (
    <StaticElement
      as="ul"
      name={name}
      className={styles.list}
      attributes={{ lang }}
      html={list}
    />
  );
}

/**
 * Items of a table of contents as an HTML string, because React elements would take
 * longer than the rest of the page. browser/toc-spy marks the current section's link.
 */
export function renderTocList(entries: readonly TocEntry[], text: InterfaceText): string {
  return nestToc(entries)
    .map((group) => renderGroup(group, text))
    .join("");
}

interface TocGroup {
  entry: TocEntry;
  subEntries: TocEntry[];
}

/** Nests every h3 under the preceding h2; an h3 without one stays at the top level. */
export function nestToc(entries: readonly TocEntry[]): TocGroup[] {
  const groups: TocGroup[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (entry.sub && group) group.subEntries.push(entry);
    else groups.push({ entry, subEntries: [] });
  }
  return groups;
}

/** Labels the toggle of a group by its section. */
function renderGroup({ entry, subEntries }: TocGroup, text: InterfaceText): string {
  if (subEntries.length === 0) return renderItem(entry);
  const label = `${escapeText(text("toc-subsections"))} ${entry.text}`;
  return renderItem(
    entry,
    `<details open><summary><span class="visually-hidden">${label}</span></summary><ul>${subEntries
      .map((subEntry) => renderItem(subEntry))
      .join("")}</ul></details>`,
  );
}

function renderItem({ id, text }: TocEntry, more = ""): string {
  return `<li><a href="#${escapeAttribute(id)}">${text}</a>${more}</li>`;
}
