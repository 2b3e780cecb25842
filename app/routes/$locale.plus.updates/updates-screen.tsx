import { signInUrl } from "~/domain/accounts/sign-in-url";
import { toReleasePath } from "~/domain/compat/updates";
import { useText } from "~/l10n/locale-context";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { Paging } from "~/ui/paging/paging";
import { BaselineGroup } from "./baseline-group";
import type { loadUpdates } from "./load-updates.server";
import { ReleaseGroup } from "./release-group";
import { UpdateFilters } from "./update-filters";
import { UpdatesFeeds } from "./updates-feeds";
import { toUpdatesQuery } from "./updates-url";
import styles from "./updates.module.css";

type UpdatesScreenProps = Awaited<ReturnType<typeof loadUpdates>>;

export function UpdatesScreen(props: UpdatesScreenProps) {
  const { locale, name, show, query, releases, baseline, last } = props;
  const { browsers, categories, collections } = props;
  const text = useText();
  const path = `/${locale}/plus/updates`;
  const isEmpty = releases.length + baseline.length === 0;
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
        {isEmpty && text(isFiltered ? "updates-none-filtered" : "updates-none")}
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
