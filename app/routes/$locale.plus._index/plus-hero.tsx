import { useText } from "~/l10n/locale-context";
import styles from "./plus-hero.module.css";

/** First screen, dark in both themes, like the header above it. */
export function PlusHero({ siteName, lead }: { siteName: string; lead: string }) {
  const text = useText();
  // The translation marks the underlined words with <u>.
  const [before, marked, after] = text("plus-hero-title").split(/<\/?u>/);
  return (
    <section className={styles.hero} data-theme="dark">
      <div className={`page-width ${styles.inner}`}>
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
    </section>
  );
}
