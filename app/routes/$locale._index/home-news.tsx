import type { Contribution, NewsItem } from "~/domain/areas/home";
import { toHref } from "~/domain/documents/slug";
import { isYoungerThan } from "~/domain/locales/relative-date";
import { toPageTrail } from "~/domain/quick-search/page-trail";
import { useLocale, useText } from "~/l10n/locale-context";
import { RelativeDate } from "~/ui/relative-date/relative-date";
import { findOtherLanguage } from "./featured";
import styles from "./home-page.module.css";

const NEW_DAYS = 7;

interface LatestNewsProps {
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

interface RecentContributionsProps {
  items: readonly Contribution[];
  /** Link to the list of all changes. */
  changes: { url: string; label: string };
  now: string;
}

/** Latest changes of the content; renders null when its history is unknown. */
export function RecentContributions({ items, changes, now }: RecentContributionsProps) {
  const { text } = useLocale();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="contributions">
      <h2 id="contributions">{text("home-contributions")}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <ContributionLine key={item.url} item={item} now={now} />
        ))}
      </ul>
      <p>
        <a href={changes.url}>{changes.label}</a>
      </p>
    </section>
  );
}

function ContributionLine({ item, now }: { item: Contribution; now: string }) {
  const { locale } = useLocale();
  const { number, title, url, updated_at, repo } = item;
  const lang = findOtherLanguage(url, locale);
  return (
    <li>
      <h3>
        <a href={number === null ? toHref(url) : url} lang={lang} hrefLang={lang}>
          {title}
        </a>
      </h3>
      <p className={styles.facts}>
        {repo && <a href={repo.url}>{repo.name}</a>}
        {number === null && <span>{toPageTrail(url)}</span>}
        <RelativeDate date={updated_at} now={now} />
      </p>
    </li>
  );
}
