import { useLocale } from "~/l10n/locale-context";
import { BreakableName } from "~/ui/collections/breakable-name";
import type { LatestRelease } from "./list-latest-releases";
import styles from "./latest-releases.module.css";

/** The newest releases of browsers as the list of updates shows them: a part of Plus at work. */
export function LatestReleases({ releases }: { releases: readonly LatestRelease[] }) {
  const { locale, text } = useLocale();
  return (
    <section className={styles.card} aria-labelledby="latest-releases">
      <h2 id="latest-releases">
        <a href={`/${locale}/plus/updates`}>{text("updates-title")}</a>
      </h2>
      <ul>
        {releases.map(({ name, url, date, day, features, count }) => (
          <li key={url}>
            <p className={styles.release}>
              <a href={url}>{name}</a>
              <time dateTime={date}>{day}</time>
              <span className={styles.count}>{text("updates-count", { count })}</span>
            </p>
            <ul className={styles.features}>
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
