import { docUrl } from "~/domain/slug";
import { useLocale } from "~/l10n/locale-context";
import { FOOTER_LINKS } from "./footer-links";
import styles from "./footer.module.css";

export interface FooterProps {
  siteName: string;
  /** Year of the copyright line. */
  year: string;
}

/** The end of every page: what this is, where else to go, whose it is. */
export function Footer({ siteName, year }: FooterProps) {
  const { locale, text } = useLocale();
  return (
    <footer className={styles.footer} data-chrome="">
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.name}>{siteName}</p>
          <p>{text("footer-tagline")}</p>
        </div>
        <nav className={styles.lists} aria-label={text("footer-label")}>
          {FOOTER_LINKS.map((group) => (
            <section key={group.id}>
              <h2>{text(group.id)}</h2>
              <ul>
                {group.links.map(({ id, slug }) => (
                  <li key={slug}>
                    <a href={docUrl(locale, slug)}>{text(id)}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <p className={styles.license}>
          {text("footer-license", { year })}{" "}
          <a href={docUrl(locale, "MDN/Writing_guidelines/Attrib_copyright_license")}>
            {text("footer-license-link")}
          </a>
        </p>
      </div>
    </footer>
  );
}
