import type { BreadcrumbLink } from "~/domain/documents/document";
import { useText } from "~/l10n/locale-context";
import styles from "./breadcrumbs.module.css";

/** Breadcrumbs with RDFa markup for search engines; the page itself is the last link. */
export function Breadcrumbs({ parents }: { parents: readonly BreadcrumbLink[] }) {
  const text = useText();
  return (
    <nav className={styles.breadcrumbs} aria-label={text("breadcrumbs-label")}>
      <ol vocab="https://schema.org/" typeof="BreadcrumbList">
        {parents.map(({ uri, title }, index) => (
          <li key={uri} property="itemListElement" typeof="ListItem">
            <a
              href={uri}
              property="item"
              typeof="WebPage"
              aria-current={index === parents.length - 1 ? "page" : undefined}
            >
              <span property="name">{title}</span>
            </a>
            <meta property="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
