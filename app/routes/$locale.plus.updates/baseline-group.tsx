import { useLocale } from "~/l10n/locale-context";
import type { ShownBaselineGroup } from "./read-events.server";
import styles from "./updates.module.css";

/** Features that became Baseline on one day. */
export function BaselineGroup({ date, changes }: ShownBaselineGroup) {
  const { locale, text } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <section className={styles.group} aria-labelledby={`day-${date}`}>
      <header className={styles.release}>
        <h2 id={`day-${date}`}>
          <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
        </h2>
        <span className={styles.count}>
          {text("updates-count", { count: changes.length })}
        </span>
      </header>
      <ul className={styles.changes}>
        {changes.map(({ id, level, name, description, page }) => (
          <li key={`${id} ${level}`}>
            <h3 lang="en">{page === null ? name : <a href={page}>{name}</a>}</h3>
            <span className={styles.kind} data-kind={level}>
              {text(`baseline-${level}`)}
            </span>
            <p lang="en">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
