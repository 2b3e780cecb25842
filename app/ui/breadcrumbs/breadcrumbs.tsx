import type { BreadcrumbLink } from "~/domain/documents/document";
import { useText } from "~/l10n/locale-context";
import { StaticElement } from "~/ui/static-html/static-element";
import styles from "./breadcrumbs.module.css";

const VOCABULARY = { vocab: "https://schema.org/", typeof: "BreadcrumbList" };

export interface BreadcrumbsProps {
  parents: readonly BreadcrumbLink[];
  /** The list's items, rendered beforehand. */
  html?: string | undefined;
}

/** Where the page stands, marked up for search engines; the page itself is the last link. */
export function Breadcrumbs({ parents, html }: BreadcrumbsProps) {
  const text = useText();
  return (
    <nav className={styles.breadcrumbs} aria-label={text("breadcrumbs-label")}>
      <StaticElement as="ol" name="breadcrumbs" html={html} attributes={VOCABULARY}>
        {import.meta.env.SSR && <BreadcrumbItems parents={parents} />}
      </StaticElement>
    </nav>
  );
}

export function BreadcrumbItems({ parents }: Pick<BreadcrumbsProps, "parents">) {
  return parents.map(({ uri, title }, index) => (
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
  ));
}
