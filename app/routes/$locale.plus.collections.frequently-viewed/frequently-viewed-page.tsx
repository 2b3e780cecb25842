import { useEffect, useRef, useState } from "react";
import { readVisits } from "~/browser/whoami/visit-record";
import {
  listFrequentlyViewed,
  PAGE_SIZE,
} from "~/domain/frequently-viewed/frequently-viewed";
import type { VisitEntry } from "~/domain/frequently-viewed/visit-entry";
import { useLocale } from "~/l10n/locale-context";
import { ItemList, ItemRow } from "~/ui/collections/item-list";
import styles from "~/ui/collections/item-list.module.css";
import { formatTime } from "../$locale.plus.collections/format-time";

/** Pages that the reader opens most, from the record in this browser. */
export function FrequentlyViewedPage() {
  const { locale, text } = useLocale();
  const visits = useVisits();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>
          <a href={`/${locale}/plus/collections`}>{text("collections-back")}</a>
        </p>
        <h1>{text("viewed-title")}</h1>
        <p>{text("viewed-about")}</p>
      </header>
      {/* React renders nothing inside in a browser, whose files need no code of it. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className={styles.empty}>{text("viewed-no-script")}</p>
        )}
      </noscript>
      {visits && <VisitList visits={visits} />}
    </div>
  );
}

/** Null on the server and until the record is read. */
function useVisits(): readonly VisitEntry[] | null {
  const [visits, setVisits] = useState<readonly VisitEntry[] | null>(null);
  useEffect(() => {
    setVisits(readVisits());
  }, []);
  return visits;
}

function VisitList({ visits }: { visits: readonly VisitEntry[] }) {
  const { text } = useLocale();
  const [now] = useState(Date.now);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { entries, hasMore } = listFrequentlyViewed(visits, { now, limit });
  const list = useFirstNewFocus(limit);
  if (entries.length === 0) return <p className={styles.empty}>{text("viewed-empty")}</p>;
  return (
    <div ref={list}>
      <ItemList>
        {entries.map((entry) => (
          <VisitRow key={entry.url} entry={entry} now={now} />
        ))}
      </ItemList>
      {hasMore && (
        <p className={styles.more}>
          <button
            type="button"
            className="button"
            onClick={() => setLimit(limit + PAGE_SIZE)}
          >
            {text("viewed-more")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Focuses the first page added by "show more". */
function useFirstNewFocus(limit: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(limit);
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>("h2 a");
    if (limit > shown.current) links?.[shown.current]?.focus();
    shown.current = limit;
  }, [limit]);
  return list;
}

function VisitRow({ entry, now }: { entry: VisitEntry; now: number }) {
  const { locale, text } = useLocale();
  const { url, title, timestamps } = entry;
  const query = new URLSearchParams({ url });
  return (
    <ItemRow {...entry}>
      <p className={styles.facts}>
        <span>{text("viewed-count", { count: timestamps.length })}</span>
        <span>
          {text("viewed-latest", {
            when: formatTime(timestamps[0] ?? now, { now, locale }),
          })}
        </span>
        <a href={`/${locale}/plus/collections/save?${query.toString()}`}>
          {text("bookmark-save")}
          <span className="visually-hidden"> {title}</span>
        </a>
      </p>
    </ItemRow>
  );
}
