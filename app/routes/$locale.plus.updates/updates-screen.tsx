import { signInUrl } from "~/domain/accounts/sign-in-url";
import { toUpdatesFeedPath, type UpdatesFeed } from "~/domain/areas/updates-feeds";
import { toReleasePath } from "~/domain/compat/updates";
import { useLocale, useText } from "~/l10n/locale-context";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { Paging } from "~/ui/paging/paging";
import type { NamedId } from "./describe-list";
import type { loadUpdates } from "./load-updates.server";
import type { ShownBaselineGroup } from "./read-events.server";
import { ReleaseGroup } from "./release-group";
import { UpdateFilters } from "./update-filters";
import { toUpdatesQuery } from "./updates-url";
import styles from "./updates.module.css";

type UpdatesScreenProps = Awaited<ReturnType<typeof loadUpdates>>;

export function UpdatesScreen(props: UpdatesScreenProps) {
  const { locale, name, show, query, releases, baseline, last, count } = props;
  const { browsers, categories, collections } = props;
  const text = useText();
  const path = `/${locale}/plus/updates`;
  const isFiltered = toUpdatesQuery({ ...query, page: 1 }) !== "";
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <PrintAddress address={props.address} />
      <header>
        <h1>{name}</h1>
        <p>{text("updates-intro")}</p>
      </header>
      <nav className={styles.tabs} aria-label={text("updates-title")}>
        <a href={path} aria-current={show ? undefined : "page"}>
          {text("updates-releases")}
        </a>
        <a href={`${path}?show=baseline`} aria-current={show ? "page" : undefined}>
          {text("updates-baseline")}
        </a>
      </nav>
      {collections ? (
        <UpdateFilters
          path={path}
          show={show}
          query={query}
          choices={{ browsers, categories, collections }}
        />
      ) : (
        <p className={styles.note} role={props.isRefused ? "status" : undefined}>
          <a href={signInUrl(path)} rel="nofollow">
            {text("updates-login")}
          </a>
        </p>
      )}
      <p role="status" className={styles.none}>
        {count === 0
          ? text(isFiltered ? "updates-none-filtered" : "updates-none")
          : isFiltered && text("updates-count", { count })}
      </p>
      {releases.map((release) => (
        <ReleaseGroup
          key={`${release.browser} ${release.version}`}
          release={release}
          canSave={collections !== null}
          href={toReleasePath(locale, release)}
          toOpenUrl={(open) =>
            `${path}${toUpdatesQuery({ ...query, open })}#${encodeURIComponent(open)}`
          }
        />
      ))}
      {baseline.map((group) => (
        <BaselineGroup key={group.date} {...group} />
      ))}
      <Paging
        area="updates"
        page={query.page}
        lastPage={last}
        toUrl={(page) => path + toUpdatesQuery({ ...query, show, page })}
      />
      <UpdatesFeeds current={props.feed} browsers={browsers} categories={categories} />
    </main>
  );
}

interface UpdatesFeedsProps {
  /** Feed of the list that is shown. */
  current: UpdatesFeed;
  browsers: readonly NamedId[];
  categories: readonly NamedId[];
}

/** Links to all feeds, and to the reader's own. */
function UpdatesFeeds({ current, browsers, categories }: UpdatesFeedsProps) {
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

/** Features that became Baseline on one day. */
function BaselineGroup({ date, changes }: ShownBaselineGroup) {
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
