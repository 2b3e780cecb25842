import type { FeaturedContributor } from "~/domain/home";
import { useText } from "~/l10n/locale-context";
import styles from "./home-page.module.css";

const COMMUNITY_URL = "/en-US/community";

/** Somebody who writes for the site, in their own words. */
export function ContributorSpotlight({
  contributor: { contributorName, quote, url },
}: {
  contributor: FeaturedContributor;
}) {
  const text = useText();
  return (
    <section className={`page-width ${styles.region}`} aria-labelledby="spotlight">
      <h2 id="spotlight">{text("home-spotlight")}</h2>
      <figure className={styles.spotlight}>
        <blockquote lang="en-US">{quote}</blockquote>
        <figcaption>
          <a href={url}>{contributorName}</a>
        </figcaption>
      </figure>
      <p>
        <a href={COMMUNITY_URL}>{text("home-spotlight-involved")}</a>
      </p>
    </section>
  );
}
