import { useEffect, useState } from "react";
import { readVisits } from "~/browser/visit-record";
import { listFrequentlyViewed } from "~/domain/frequently-viewed/frequently-viewed";
import { useLocale } from "~/l10n/locale-context";
import { formatTime } from "../$locale.plus.collections/format-time";
import styles from "./collection-list.module.css";

interface RecordFacts {
  count: number;
  /** Time of the latest visit. */
  latest: number;
}

/** Card of frequently viewed pages. Their number is known only in the browser. */
export function FrequentlyViewedCard({ now }: { now: number }) {
  const { locale, text } = useLocale();
  const facts = useRecordFacts();
  return (
    <li className={styles.card}>
      <h2>
        <a href={`/${locale}/plus/collections/frequently-viewed`}>
          {text("viewed-title")}
        </a>
      </h2>
      <p className={styles.description}>{text("viewed-about")}</p>
      {facts && facts.count > 0 && (
        <p className={styles.facts}>
          <span>{text("collections-count", { count: facts.count })}</span>
          <span>
            {text("viewed-updated", { when: formatTime(facts.latest, { now, locale }) })}
          </span>
        </p>
      )}
    </li>
  );
}

function useRecordFacts(): RecordFacts | null {
  const [facts, setFacts] = useState<RecordFacts | null>(null);
  useEffect(() => {
    const { entries } = listFrequentlyViewed(readVisits(), {
      now: Date.now(),
      limit: Infinity,
    });
    const latest = Math.max(...entries.map(({ timestamps }) => timestamps[0] ?? 0));
    setFacts({ count: entries.length, latest });
  }, []);
  return facts;
}
