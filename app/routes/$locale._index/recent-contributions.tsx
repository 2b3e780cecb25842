import type { Contribution } from "~/domain/areas/home";
import { toPageTrail } from "~/domain/quick-search/page-trail";
import { toHref } from "~/domain/documents/slug";
import { useLocale } from "~/l10n/locale-context";
import { RelativeDate } from "~/ui/relative-date/relative-date";
import { findOtherLanguage } from "./find-other-language";
import styles from "./home-page.module.css";

export interface RecentContributionsProps {
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
