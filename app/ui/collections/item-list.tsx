import type { ReactNode } from "react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { formatTrail } from "./format-trail";
import styles from "./item-list.module.css";

/** Saved or viewed pages, one below the other. */
export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface ItemRowProps {
  url: string;
  title: string;
  /** Breadcrumbs, with or without the page itself at their end. */
  parents: readonly BreadcrumbLink[];
  /** What can be told about it, and done with it. */
  children?: ReactNode;
}

/** A page in such a list: its link, and where it stands. */
export function ItemRow({ url, title, parents, children }: ItemRowProps) {
  const trail = formatTrail(parents, url);
  return (
    <li className={styles.item}>
      <h2>
        <a href={encodeURI(url)} dir="auto">
          {title}
        </a>
      </h2>
      {trail && <p className={styles.trail}>{trail}</p>}
      {children}
    </li>
  );
}
