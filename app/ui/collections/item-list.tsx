import type { ReactNode } from "react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { toHref } from "~/domain/documents/slug";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { useLocale } from "~/l10n/locale-context";
import styles from "./item-list.module.css";

/** List of saved or viewed pages. */
export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface ItemRowProps {
  url: string;
  title: string;
  /** Breadcrumbs; the page itself at their end is optional. */
  parents: readonly BreadcrumbLink[];
  /** Further facts and actions of the page. */
  children?: ReactNode;
}

/** A page in the list: its link and breadcrumbs. */
export function ItemRow({ url, title, parents, children }: ItemRowProps) {
  const { locale } = useLocale();
  const language = describeLinkLanguage(url, locale);
  const trail = formatTrail(parents, url);
  return (
    <li className={styles.item}>
      <h2>
        <a href={toHref(url)} dir="auto" {...language}>
          {title}
        </a>
      </h2>
      {trail && (
        <p className={styles.trail} lang={language.lang}>
          {trail}
        </p>
      )}
      {children}
    </li>
  );
}

/** Breadcrumbs without the page itself; equal neighbours are merged. */
export function formatTrail(parents: readonly BreadcrumbLink[], url: string): string {
  return parents
    .filter(({ uri }) => uri !== url)
    .map(({ title }) => title)
    .filter((title, index, titles) => title !== titles[index - 1])
    .join(" / ");
}
