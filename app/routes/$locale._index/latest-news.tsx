import type { NewsItem } from "~/domain/areas/home";
import { isYoungerThan } from "~/domain/locales/relative-date";
import { useText } from "~/l10n/locale-context";
import { RelativeDate } from "~/ui/relative-date/relative-date";
import styles from "./home-page.module.css";

const NEW_DAYS = 7;

export interface LatestNewsProps {
  items: readonly NewsItem[];
  now: string;
}

/** Latest news; renders null when there are none. */
export function LatestNews({ items, now }: LatestNewsProps) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <h2 id="news">{text("home-news")}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.url}>
            <h3>
              <a href={item.url} lang="en-US">
                {item.title}
              </a>
              {isYoungerThan(new Date(item.published_at), NEW_DAYS, new Date(now)) && (
                <span className={styles.badge}>{text("home-news-new")}</span>
              )}
            </h3>
            <p className={styles.facts}>
              <a href={item.source.url}>{item.source.name}</a>
              <RelativeDate date={item.published_at} now={now} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
