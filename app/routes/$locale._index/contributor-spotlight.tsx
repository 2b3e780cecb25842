import type { FeaturedContributor } from "~/domain/areas/home";
import { useLocale } from "~/l10n/locale-context";
import styles from "./home-page.module.css";

/** Featured contributor with a quotation. */
export function ContributorSpotlight({
  contributor: { contributorName, quote, url },
  sampleLabel,
  hasCommunity,
}: {
  contributor: FeaturedContributor;
  /** Marks the site's sample, who is no person; null for a contributor of the operator's. */
  sampleLabel: string | null;
  hasCommunity: boolean;
}) {
  const { locale, text } = useLocale();
  return (
    <section className={`page-width ${styles.region}`} aria-labelledby="spotlight">
      <h2 id="spotlight">{text("home-spotlight")}</h2>
      <figure className={styles.spotlight}>
        <blockquote lang="en-US">{quote}</blockquote>
        <figcaption>
          <a href={url}>{contributorName}</a>
          {sampleLabel !== null && <span className={styles.badge}>{sampleLabel}</span>}
        </figcaption>
      </figure>
      {hasCommunity && (
        <p>
          <a href={`/${locale}/community`}>{text("home-spotlight-involved")}</a>
        </p>
      )}
    </section>
  );
}
