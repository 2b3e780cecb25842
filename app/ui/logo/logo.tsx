import type { SiteTheme } from "~/domain/site/site-theme";
import { useLocale } from "~/l10n/locale-context";
import pictureStyles from "./logo-pictures.css?url";
import styles from "./logo.module.css";

/** Variants: pages of Plus, documents, all others. */
export type LogoVariant = "plus" | "docs" | "plain";

/** CSS pixels. */
const PICTURE_HEIGHT = 32;

/** Lines on the page of the logo. */
const LINES: Record<LogoVariant, string> = {
  docs: "M18 11.5h6M18 16h4M18 20.5h6",
  plus: "M21 11.5v9M16.5 16h9",
  plain: "M17 9l6.5 7-6.5 7",
};

export interface LogoProps {
  siteName: string;
  variant: LogoVariant;
  /** Pictures of the theme; null: the mark and the name. */
  pictures: SiteTheme["logo"];
}

/**
 * Logo, a page with an opening bracket, beside the site's name. The name is text, because
 * operators choose SITE_NAME.
 */
export function Logo({ siteName, variant, pictures }: LogoProps) {
  const { locale, text } = useLocale();
  return (
    <a
      className={styles.logo}
      href={`/${locale}/`}
      aria-label={text("site-home", { site: siteName })}
      data-variant={variant}
    >
      {pictures ? (
        <Pictures {...pictures} />
      ) : (
        <>
          <Mark variant={variant} />
          <span className={styles.name}>{siteName}</span>
        </>
      )}
    </a>
  );
}

/** Both pictures: the colour scheme of the header decides which one shows. The link has the name. */
function Pictures({ light, dark }: NonNullable<SiteTheme["logo"]>) {
  return (
    <>
      <link rel="stylesheet" href={pictureStyles} />
      <img className="logo-light" src={light} alt="" height={PICTURE_HEIGHT} />
      {dark !== light && (
        <img className="logo-dark" src={dark} alt="" height={PICTURE_HEIGHT} />
      )}
    </>
  );
}

/** Variant for a page, by its path. */
export function getLogoVariant(path: string): LogoVariant {
  if (/^\/[^/]+\/plus(\/|$)/.test(path)) return "plus";
  return /^\/[^/]+\/docs(\/|$)/.test(path) ? "docs" : "plain";
}

export function Mark({ variant }: { variant: LogoVariant }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 32 32"
      width="2rem"
      height="2rem"
      aria-hidden="true"
    >
      <rect className={styles.sheet} x="2" y="2" width="28" height="28" rx="7" />
      <path className={styles.bracket} d="M15 9l-6.5 7 6.5 7" />
      <path className={styles.lines} d={LINES[variant]} data-variant={variant} />
    </svg>
  );
}
