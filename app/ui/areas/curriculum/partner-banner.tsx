import styles from "./partner-banner.module.css";

const PARTNER_URL = "https://scrimba.com/learn/frontend?via=mdn";

/** Link to the partner's course on the same subjects. */
export function PartnerBanner() {
  return (
    <section className={styles.banner} aria-labelledby="partner" data-chrome="">
      <h2 id="partner">Learn the curriculum with Scrimba and become job ready</h2>
      <p>
        <a className="button" href={PARTNER_URL} target="_blank" rel="noopener">
          Find out more
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
