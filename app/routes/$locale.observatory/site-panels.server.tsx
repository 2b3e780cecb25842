import type {
  FinishedScan,
  GradeCount,
  HistoryEntry,
} from "~/services/observatory/index.server";
import { BenchmarkChart, HistoryChart } from "./charts.server";
import styles from "./report.module.css";
import { DataTable } from "./parts.server";
import { formatGrade, formatTime, toLink, type View } from "./view.server";

/** Smallest number of scanned sites for which a distribution is shown. */
export const LEAST_SITES = 20;

/** Earlier scans of the site, as a chart and a table. */
export function HistoryPanel({
  view,
  scan,
  history,
}: {
  view: View;
  scan: FinishedScan;
  history: readonly HistoryEntry[];
}) {
  const { text } = view;
  if (history.length < 2) return <p>{text("history-none")}</p>;
  const newest = history.at(-1)?.id;
  return (
    <>
      <p>{text("history-title")}</p>
      <HistoryChart history={history} label={text("history-chart")} />
      <DataTable
        caption={text("history-title")}
        columns={[
          { label: text("date"), isName: true },
          { label: text("score") },
          { label: text("grade") },
          { label: text("history-comparison") },
        ]}
        rows={history.toReversed().map(({ id, startedAt, score, grade }) => ({
          key: String(id),
          cells: [
            <a
              key="date"
              href={toLink(view, "/analyze", { host: scan.site, scan: String(id) })}
            >
              {formatTime(view, startedAt)}
            </a>,
            score,
            formatGrade(grade),
            id === newest ? (
              "–"
            ) : (
              <a
                href={toLink(view, "/compare", {
                  a: scan.site,
                  b: scan.site,
                  scan: String(id),
                })}
              >
                {text("history-compare")}
              </a>
            ),
          ],
        }))}
      />
    </>
  );
}

/** The site's grade among those of all sites scanned here. */
export function BenchmarkPanel({
  view,
  scan,
  grades,
}: {
  view: View;
  scan: FinishedScan;
  grades: readonly GradeCount[];
}) {
  const { text } = view;
  const sites = grades.reduce((sum, { count }) => sum + count, 0);
  if (sites < LEAST_SITES) return <p>{text("benchmark-few")}</p>;
  return (
    <>
      <p>{text("benchmark-title")}</p>
      <BenchmarkChart counts={grades} own={scan.grade} />
      <DataTable
        caption={text("benchmark-title")}
        columns={[
          { label: text("grade"), isName: true },
          { label: text("benchmark-sites") },
        ]}
        rows={grades.map(({ grade, count }) => ({
          key: grade,
          cells: [
            grade === scan.grade
              ? `${formatGrade(grade)} (${text("benchmark-own")})`
              : formatGrade(grade),
            count,
          ],
        }))}
      />
    </>
  );
}

export function Badge({ view, site }: { view: View; site: string }) {
  const { text, origin } = view;
  const query = new URLSearchParams({ host: site }).toString();
  const badge = `${origin}/api/v2/badge?${query}`;
  const data = `${origin}/api/v2/analyze?${query}`;
  const report = origin + toLink(view, "/analyze", { host: site });
  const alt = text("badge-alt", { host: site });
  return (
    <details className={styles.badge}>
      <summary>{text("badge")}</summary>
      <p>{text("badge-about")}</p>
      <p>
        <img
          src={`/api/v2/badge?${query}`}
          alt={alt}
          width={150}
          height={24}
          loading="lazy"
        />
      </p>
      <pre aria-label={text("badge-code")}>
        <code>{`<a href="${report}"><img src="${badge}" alt="${alt}"></a>`}</code>
      </pre>
      <p>
        <a href={data}>{data}</a>
      </p>
    </details>
  );
}
