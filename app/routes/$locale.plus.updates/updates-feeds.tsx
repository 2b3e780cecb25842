import { toUpdatesFeedPath, type UpdatesFeed } from "~/domain/compat/updates-feeds";
import { useLocale } from "~/l10n/locale-context";
import type { NamedId } from "./describe-list";
import styles from "./updates.module.css";

export interface UpdatesFeedsProps {
  /** Feed of the list that is shown. */
  current: UpdatesFeed;
  browsers: readonly NamedId[];
  categories: readonly NamedId[];
}

/** Links to all feeds, and to the reader's own. */
export function UpdatesFeeds({ current, browsers, categories }: UpdatesFeedsProps) {
  const { locale, text } = useLocale();
  return (
    <details className={styles.feeds}>
      <summary>{text("updates-feeds")}</summary>
      <ul>
        <li>
          <a href={toUpdatesFeedPath(locale, current)}>{text("updates-feed-list")}</a>
        </li>
        <li>
          <a href={toUpdatesFeedPath(locale, { kind: "baseline" })}>
            {text("updates-baseline")}
          </a>
        </li>
        <li>
          <a href={`/${locale}/plus/updates/feed`} rel="nofollow">
            {text("updates-own-title")}
          </a>
        </li>
      </ul>
      <FeedGroup kind="browser" items={browsers} />
      <FeedGroup kind="category" items={categories} />
    </details>
  );
}

interface FeedGroupProps {
  kind: "browser" | "category";
  items: readonly NamedId[];
}

function FeedGroup({ kind, items }: FeedGroupProps) {
  const { locale, text } = useLocale();
  const label =
    kind === "browser" ? "updates-feeds-browsers" : "updates-feeds-categories";
  return (
    <>
      <p id={`feeds-${kind}`}>{text(label)}</p>
      <ul aria-labelledby={`feeds-${kind}`}>
        {items.map(([id, name]) => (
          <li key={id}>
            <a href={toUpdatesFeedPath(locale, { kind, id })}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
