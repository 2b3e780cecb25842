import type { Baseline } from "~/domain/compat/baseline";
import { formatMonth } from "~/domain/locales/format-date";
import { useLocale, useText } from "~/l10n/locale-context";
import styles from "./baseline-indicator.module.css";
import { listBrowserVersions } from "./browser-groups";

interface BaselineExplanationProps {
  baseline: Baseline;
  /** Returns the URL of a page by its path without locale, or null. */
  findPageUrl: (docPath: string) => string | null;
}

/** Explains the status to readers who consider using the feature. */
export function BaselineExplanation({ baseline, findPageUrl }: BaselineExplanationProps) {
  const { text } = useLocale();
  return (
    <>
      <StatusText baseline={baseline} />
      <WideSince date={baseline.baseline_high_date} />
      {baseline.asterisk && <p>* {text("baseline-asterisk")}</p>}
      <Alternatives baseline={baseline} findPageUrl={findPageUrl} />
      <BrowserVersions support={baseline.support} />
    </>
  );
}

function StatusText({ baseline }: { baseline: Baseline }) {
  const { locale, text } = useLocale();
  const { status, discouraged } = baseline.feature;
  if (status === "limited") return <p>{text("baseline-limited-text")}</p>;
  if (discouraged) {
    return (
      <>
        <p>{text(`baseline-${status}-text`)}</p>
        {/* The reason is English HTML in the data. */}
        <p lang="en" dangerouslySetInnerHTML={{ __html: discouraged.reason_html }} />
      </>
    );
  }
  const since = parseBaselineDate(baseline.baseline_low_date);
  return (
    since && (
      <p>{text(`baseline-${status}-text`, { date: formatMonth(since, locale) })}</p>
    )
  );
}

function WideSince({ date }: { date: string | undefined }) {
  const { locale, text } = useLocale();
  const since = parseBaselineDate(date);
  return (
    since && <p>{text("baseline-high-since", { date: formatMonth(since, locale) })}</p>
  );
}

function Alternatives({ baseline, findPageUrl }: BaselineExplanationProps) {
  const { alternatives, feature } = baseline;
  const text = useText();
  if (!alternatives) return null;
  const lead =
    feature.status === "removing" ? "baseline-use-removing" : "baseline-use-discouraged";
  return (
    <>
      <p>{text(lead)}</p>
      <ul>
        {alternatives.map(({ name, description, mdn_url }) => {
          const url = mdn_url === null ? null : findPageUrl(mdn_url);
          return (
            <li key={name}>
              {url === null ? name : <a href={url}>{name}</a>}
              <span lang="en">: {description}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Parses an ISO date of the data, possibly prefixed by `≤`; null when it is invalid. */
export function parseBaselineDate(value: string | undefined): Date | null {
  const date = new Date(value?.replace(/^\D+/, "") ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Lists the first supporting version of each browser edition. */
function BrowserVersions({ support }: { support: Baseline["support"] }) {
  const text = useText();
  return (
    <>
      <p>{text("baseline-versions")}</p>
      <ul className={styles.versions}>
        {listBrowserVersions(support).map(({ name, icon, version }) => (
          <li key={name}>
            <span className={`bc-b-${icon} ${styles.logo}`} aria-hidden="true" />
            {name}{" "}
            {version === null ? (
              <span className={styles.missing}>{text("baseline-version-none")}</span>
            ) : (
              <strong>{version}</strong>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
