import { useLocale, useText } from "~/l10n/locale-context";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { BreakableName } from "~/ui/collections/breakable-name";
import releaseStyles from "./latest-releases.module.css";
import type { LatestRelease } from "./list-latest-releases";
import { PlanChooser, type PlanChooserProps } from "./plan-chooser";
import { PlusFeatures, type PlusFeaturesProps } from "./plus-features";
import styles from "./plus-hero.module.css";

export interface PlusPageProps extends PlanChooserProps, PlusFeaturesProps {
  /** Absolute address of the page, for paper. */
  address: string;
  /** One sentence. */
  description: string;
  /** Empty where this server has no list of updates. */
  releases: readonly LatestRelease[];
}

/** Landing page of Plus: introduction, features and plans. */
export function PlusPage({
  address,
  description,
  documented,
  releases,
  ...chooser
}: PlusPageProps) {
  const { siteName, offered } = chooser;
  return (
    <main id="content" tabIndex={-1}>
      <div className="page-width">
        <PrintAddress address={address} />
      </div>
      <PlusHero siteName={siteName} lead={description} releases={releases} />
      <PlusFeatures siteName={siteName} offered={offered} documented={documented} />
      <PlanChooser {...chooser} />
    </main>
  );
}

interface PlusHeroProps {
  siteName: string;
  lead: string;
  /** The newest releases; an ornament stands in their place where there are none. */
  releases: readonly LatestRelease[];
}

/** First screen, dark in both themes, like the header above it. */
function PlusHero({ siteName, lead, releases }: PlusHeroProps) {
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

/** The newest releases of browsers as the list of updates shows them: a part of Plus at work. */
function LatestReleases({ releases }: { releases: readonly LatestRelease[] }) {
  const { locale, text } = useLocale();
  return (
    <section className={releaseStyles.card} aria-labelledby="latest-releases">
      <h2 id="latest-releases">
        <a href={`/${locale}/plus/updates`}>{text("updates-title")}</a>
      </h2>
      <ul>
        {releases.map(({ name, url, date, day, features, count }) => (
          <li key={url}>
            <p className={releaseStyles.release}>
              <a href={url}>{name}</a>
              <time dateTime={date}>{day}</time>
              <span className={releaseStyles.count}>
                {text("updates-count", { count })}
              </span>
            </p>
            <ul className={releaseStyles.features}>
              {features.map((feature) => (
                <li key={feature}>
                  <code>
                    <BreakableName name={feature} />
                  </code>
                  <span>{text("updates-added")}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
