import { useLocale } from "~/l10n/locale-context";
import styles from "./logo.module.css";

/**
 * Our mark, a page whose lines form an opening bracket, and the site's name beside it. The
 * name is text, since SITE_NAME is the operator's to choose.
 */
export function Logo({ siteName }: { siteName: string }) {
  const { locale, text } = useLocale();
  return (
    <a
      className={styles.logo}
      href={`/${locale}/`}
      aria-label={text("site-home", { site: siteName })}
    >
      <Mark />
      <span className={styles.name}>{siteName}</span>
    </a>
  );
}

function Mark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <rect className={styles.sheet} x="2" y="2" width="28" height="28" rx="7" />
      <path className={styles.bracket} d="M15 9l-6.5 7 6.5 7" />
      <path className={styles.lines} d="M18 11.5h6M18 16h4M18 20.5h6" />
    </svg>
  );
}
