import type { ReactNode } from "react";
import {
  COOL_DOWN_SECONDS,
  GRADE_SCORES,
  scoreReport,
  type FinishedScan,
  type GradeCount,
  type HistoryEntry,
  type Profile,
} from "~/services/observatory/index.server";
import styles from "./observatory.module.css";
import reportStyles from "./report.module.css";
import { CookiesPanel, HeadersPanel, PolicyPanel, ScoringPanel } from "./panels.server";
import { DataTable, Grade, MoreLinks, ScanProgress } from "./parts.server";
import { Badge, BenchmarkPanel, HistoryPanel } from "./site-panels.server";
import { formatGrade, formatTime, toLink, type View } from "./view.server";

export const TABS = [
  ...(["scoring", "csp", "cookies", "headers", "history", "benchmark"] as const),
] as const;
export type Tab = (typeof TABS)[number];

export interface ReportProps {
  view: View;
  scan: FinishedScan;
  history: readonly HistoryEntry[];
  grades: readonly GradeCount[];
  profile: Profile;
  tab: Tab;
  /** Whether there is a newer scan of the site. */
  isOld: boolean;
}

export function Report(props: ReportProps) {
  const { view, scan, profile, isOld } = props;
  const { text } = view;
  return (
    <div>
      <h1>{text("report-title")}</h1>
      <section className={reportStyles.summary} aria-labelledby="scan-summary">
        <h2 id="scan-summary">{text("summary", { host: toRoute(scan) })}</h2>
        <Summary {...props} />
        {isOld && (
          <p className={styles.note}>
            {text("note-old")}{" "}
            <a
              href={toLink(view, "/analyze", {
                host: scan.site,
                ...toProfileQuery(profile),
              })}
            >
              {text("note-newest")}
            </a>
          </p>
        )}
        <Notes view={view} scan={scan} />
        <Actions view={view} scan={scan} profile={profile} />
      </section>
      <Tabs {...props} />
      <Badge view={view} site={scan.site} />
      <MoreLinks view={view} />
    </div>
  );
}

/** The hosts from the first to the last, where they differ. */
function toRoute({ site, report }: FinishedScan): string {
  const { route } = report.judgements.redirection;
  const [first, last] = [route[0], route.at(-1)].map((url) =>
    url === undefined ? site : new URL(url).hostname,
  );
  return first === last || last === undefined ? site : `${first ?? site} → ${last}`;
}

function Summary({ view, scan, history, profile }: ReportProps) {
  const { text } = view;
  const { grade, score, passed, quantity } = scoreReport(scan.report, profile);
  const facts = [
    [text("score"), text("score-of", { score })],
    [text("passed"), text("passed-of", { passed, quantity })],
    [
      text("time"),
      <time key="time" dateTime={new Date(scan.startedAt).toISOString()}>
        {formatTime(view, scan.startedAt)}
      </time>,
    ],
  ] as const;
  return (
    <div className={reportStyles.overview}>
      <Grade text={text} grade={grade} />
      <div>
        <dl className={reportStyles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Trend view={view} scan={scan} history={history} />
        <details className={reportStyles.grades}>
          <summary>{text("grades")}</summary>
          <DataTable
            caption={text("grades")}
            columns={[
              { label: text("grade"), isName: true },
              { label: text("grades-least") },
            ]}
            rows={GRADE_SCORES.map(([each, least]) => ({
              key: each,
              cells: [formatGrade(each), least],
            }))}
          />
        </details>
      </div>
    </div>
  );
}

/** Keeps the tests of an older version in links of the report. */
function toProfileQuery(profile: Profile): { algorithm?: string } {
  return profile === 5 ? { algorithm: "5" } : {};
}

function Trend({ view, scan, history }: Pick<ReportProps, "view" | "scan" | "history">) {
  // The last of them has the score of this scan, itself or not.
  const known = history.filter(({ startedAt }) => startedAt <= scan.startedAt);
  const before = known.at(-2);
  if (!before || before.grade === scan.grade) return null;
  const isUp = scan.score > before.score;
  return (
    <p className={reportStyles.trend} data-trend={isUp ? "up" : "down"}>
      <span aria-hidden="true">{isUp ? "▲" : "▼"}</span>{" "}
      {view.text(isUp ? "trend-up" : "trend-down")}
    </p>
  );
}

function Notes({ view, scan }: Pick<ReportProps, "view" | "scan">) {
  const { text } = view;
  const { askedHost: host, certificateError: code, finalUrl: url } = scan.report;
  const notes: ReactNode[] = [];
  if (host !== null) notes.push(text("note-www", { asked: scan.site, host }));
  if (code !== null) notes.push(text("note-certificate", { code }));
  if (url !== null) notes.push(text("note-final", { url }));
  return (
    <ul className={reportStyles.notes}>
      {notes.map((note, index) => (
        <li key={index}>{note}</li>
      ))}
    </ul>
  );
}

function Actions({
  view,
  scan,
  profile,
}: Pick<ReportProps, "view" | "scan" | "profile">) {
  const { text } = view;
  return (
    <div className={reportStyles.actions}>
      <form
        method="post"
        action={toLink(view, "/analyze")}
        data-scan-form=""
        data-scan-from={scan.endedAt + COOL_DOWN_SECONDS * 1000}
        data-scan-now={view.now}
        data-scan-wait={text("rescan-wait", { seconds: "{n}" })}
      >
        <input type="hidden" name="host" value={scan.site} />
        {profile === 5 && <input type="hidden" name="algorithm" value="5" />}
        <button type="submit" className="button primary">
          {text("rescan")}
        </button>
        <ScanProgress label={text("running-title", { host: scan.site })} />
      </form>
      <a className="button" href={view.home}>
        {text("another")}
      </a>
    </div>
  );
}

function Tabs(props: ReportProps) {
  const { view, scan, profile, tab: shown } = props;
  const toQuery = (tab: Tab) => ({
    host: scan.site,
    ...(props.isOld && { scan: String(scan.id) }),
    ...toProfileQuery(profile),
    tab,
  });
  return (
    <div data-tabs="" className={reportStyles.tabs}>
      <ul className={reportStyles.list} data-tab-list="">
        {TABS.map((tab) => (
          <li key={tab}>
            <a
              href={`${toLink(view, "/analyze", toQuery(tab))}#${tab}`}
              aria-current={tab === shown ? "true" : undefined}
            >
              {view.text(`tab-${tab}`)}
            </a>
          </li>
        ))}
      </ul>
      {TABS.map((tab) => (
        <section
          key={tab}
          id={`${tab}-panel`}
          className={reportStyles.panel}
          aria-label={view.text(`tab-${tab}`)}
          hidden={tab !== shown}
          tabIndex={-1}
        >
          <h2>{view.text(`tab-${tab}`)}</h2>
          <Panel {...props} tab={tab} />
        </section>
      ))}
    </div>
  );
}

function Panel({ tab, ...props }: Omit<ReportProps, "tab"> & { tab: Tab }) {
  const { view, scan, profile } = props;
  const { report } = scan;
  switch (tab) {
    case "scoring":
      return (
        <>
          <ScoringPanel view={view} report={report} profile={profile} />
          <ProfileNote view={view} site={scan.site} profile={profile} />
        </>
      );
    case "csp":
      return <PolicyPanel view={view} report={report} />;
    case "cookies":
      return <CookiesPanel view={view} report={report} scannedAt={scan.startedAt} />;
    case "headers":
      return <HeadersPanel view={view} report={report} />;
    case "history":
      return <HistoryPanel {...props} />;
    case "benchmark":
      return <BenchmarkPanel {...props} />;
  }
}

function ProfileNote({
  view,
  site,
  profile,
}: {
  view: View;
  site: string;
  profile: Profile;
}) {
  const { text } = view;
  const isFive = profile === 5;
  const query = { host: site, ...(!isFive && { algorithm: "5" }) };
  return (
    <p className={styles.note}>
      {text(isFive ? "profile-five" : "profile-six")}{" "}
      <a href={toLink(view, "/analyze", query)}>
        {text(isFive ? "profile-show-six" : "profile-show-five")}
      </a>
    </p>
  );
}
