import type { NewsItem } from "~/domain/areas/home";
import { isYoungerThan } from "~/domain/locales/relative-date";
import { useText } from "~/l10n/locale-context";
import { RelativeDate } from "~/ui/relative-date/relative-date";
import styles from "./home-page.module.css";

const NEW_DAYS = 7;

export interface LatestNewsProps {
  items: readonly NewsItem[];
  /** Heading of the site's samples, which have no date because they are no news; else null. */
  sampleTitle: string | null;
  now: string;
}

/** Latest news; renders null when there are none. */
export function LatestNews({ items, sampleTitle, now }: LatestNewsProps) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <h2 id="news">{sampleTitle ?? text("home-news")}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.url}>
            <h3>
              <a href={item.url} lang="en-US">
                {item.title}
              </a>
              {sampleTitle === null && isNew(item, now) && (
                <span className={styles.badge}>{text("home-news-new")}</span>
              )}
            </h3>
            <p className={styles.facts}>
              <a href={item.source.url}>{item.source.name}</a>
              {sampleTitle === null && (
                <RelativeDate date={item.published_at} now={now} />
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isNew({ published_at }: NewsItem, now: string): boolean {
  return isYoungerThan(new Date(published_at), NEW_DAYS, new Date(now));
}
