import { useText } from "~/l10n/locale-context";
import { LatestReleases } from "./latest-releases";
import type { LatestRelease } from "./list-latest-releases";
import styles from "./plus-hero.module.css";

export interface PlusHeroProps {
  siteName: string;
  lead: string;
  /** The newest releases; an ornament stands in their place where there are none. */
  releases: readonly LatestRelease[];
}

/** First screen, dark in both themes, like the header above it. */
export function PlusHero({ siteName, lead, releases }: PlusHeroProps) {
  const text = useText();
  // The translation marks the underlined words with <u>.
  const [before, marked, after] = text("plus-hero-title").split(/<\/?u>/);
  return (
    <section
      className={styles.hero}
      data-theme="dark"
      data-ornament={releases.length === 0 || undefined}
    >
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.words}>
          <p className={styles.name}>{siteName} Plus</p>
          <h1>
            {before}
            <span className={styles.marked}>{marked}</span>
            {after}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <a className={`button ${styles.primary}`} href="#subscribe">
              {text("plus-get-started")}
            </a>
            <a className="button" href="#features">
              {text("plus-whats-included")}
            </a>
          </p>
        </div>
        {releases.length > 0 && <LatestReleases releases={releases} />}
      </div>
    </section>
  );
}
