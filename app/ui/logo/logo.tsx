import { useLocale } from "~/l10n/locale-context";
import styles from "./logo.module.css";

/** Variants: pages of Plus, documents, all others. */
export type LogoVariant = "plus" | "docs" | "plain";

/** Lines on the page of the logo. */
const LINES: Record<LogoVariant, string> = {
  docs: "M18 11.5h6M18 16h4M18 20.5h6",
  plus: "M21 11.5v9M16.5 16h9",
  plain: "M17 9l6.5 7-6.5 7",
};

export interface LogoProps {
  siteName: string;
  variant: LogoVariant;
}

/**
 * Logo, a page with an opening bracket, beside the site's name. The name is text, because
 * operators choose SITE_NAME.
 */
export function Logo({ siteName, variant }: LogoProps) {
  const { locale, text } = useLocale();
  return (
    <a
      className={styles.logo}
      href={`/${locale}/`}
      aria-label={text("site-home", { site: siteName })}
      data-variant={variant}
    >
      <Mark variant={variant} />
      <span className={styles.name}>{siteName}</span>
    </a>
  );
}

/** Variant for a page, by its path. */
export function findLogoVariant(path: string): LogoVariant {
  if (/^\/[^/]+\/plus(\/|$)/.test(path)) return "plus";
  return /^\/[^/]+\/docs(\/|$)/.test(path) ? "docs" : "plain";
}

export function Mark({ variant }: { variant: LogoVariant }) {
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
      <path className={styles.lines} d={LINES[variant]} data-variant={variant} />
    </svg>
  );
}
