import type { LoaderFunctionArgs } from "@remix-run/node";
import { isUnavailable, UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import {
  CACHE_SECONDS,
  cutToSite,
  DEFAULT_PROFILE,
  describeResult,
  isLostBonus,
  listTests,
  RESULTS,
  type FinishedScan,
  type TestName,
} from "~/services/observatory/index.server";
import { describeFault, type Fault } from "../$locale.observatory/faults.server";
import { loadScreen } from "../$locale.observatory/load-screen.server";
import styles from "../$locale.observatory/observatory.module.css";
import reportStyles from "../$locale.observatory/report.module.css";
import { toTestTitle } from "../$locale.observatory/panels.server";
import {
  DataTable,
  Grade,
  MoreLinks,
  VerdictSign,
} from "../$locale.observatory/parts.server";
import {
  createView,
  formatResultPoints,
  formatTime,
  toLink,
  type View,
} from "../$locale.observatory/view.server";
import { Prose } from "../$locale.observatory/words.server";

/** A side of the comparison: nothing was asked, it failed, or its scan. */
type Side = { host: string } & (
  | { scan: FinishedScan; fault: null }
  | { scan: null; fault: Fault | null }
);

const NO_FAULT = { status: 200, headers: {} } satisfies Partial<Fault>;

/**
 * Two sites, or an older scan (`?scan=`) of the first beside the newest of the second. The status is that of
 * the first fault.
 */
export async function loadComparison(args: LoaderFunctionArgs) {
  const view = createView(args);
  const query = new URL(args.request.url).searchParams;
  const sides = await Promise.all([
    loadSide(args, view, { typed: query.get("a"), scanId: query.get("scan") }),
    loadSide(args, view, { typed: query.get("b"), scanId: null }),
  ]);
  const content = <Comparison view={view} sides={sides} />;
  const title = view.text("compare-title");
  const robots = query.size > 0 ? ("noindex, nofollow" as const) : null;
  const { status, headers } = sides.find(({ fault }) => fault)?.fault ?? NO_FAULT;
  const facts = { title, path: "/compare", query, robots, content };
  return { status, headers, screen: loadScreen(args, facts, view) };
}

async function loadSide(
  { context }: LoaderFunctionArgs,
  view: View,
  { typed, scanId }: { typed: string | null; scanId: string | null },
): Promise<Side> {
  const host = cutToSite(typed ?? "");
  if (host === "") return { host, scan: null, fault: null };
  const { services, clientAddress } = context;
  try {
    const older =
      scanId !== null && /^\d{1,15}$/.test(scanId)
        ? await services.observatory.findScan(Number(scanId))
        : null;
    if (older?.site === host) return { host, scan: older, fault: null };
    const outcome = await services.observatory.scan({
      text: host,
      maxAgeSeconds: CACHE_SECONDS,
      clientAddress,
    });
    if (outcome.kind === "finished") return { host, scan: outcome.scan, fault: null };
    const fault = outcome.kind === "running" ? null : describeFault(outcome, host, view);
    return { host, scan: null, fault };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const { status, headers } = UNAVAILABLE_RESPONSE;
    const fault = { status, headers, message: view.text("fault-away") };
    return { host, scan: null, fault };
  }
}

function Comparison({ view, sides }: { view: View; sides: readonly [Side, Side] }) {
  const { text } = view;
  const [first, second] = sides;
  return (
    <>
      <h1>{text("compare-title")}</h1>
      <p className={styles.lead}>{text("compare-lead")}</p>
      <form action={toLink(view, "/compare")} className={styles.fields} data-scan-form="">
        <Field name="a" label={text("compare-first")} side={first} />
        <Field name="b" label={text("compare-second")} side={second} />
        <button type="submit" className="button primary">
          {text("compare-button")}
        </button>
      </form>
      {first.scan && second.scan && (
        <Results view={view} scans={[first.scan, second.scan]} />
      )}
      <MoreLinks view={view} />
    </>
  );
}

function Field({ name, label, side }: { name: string; label: string; side: Side }) {
  const { host, fault } = side;
  return (
    <div>
      <label>
        {label}
        <input
          className={styles.field}
          name={name}
          required
          maxLength={300}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={host}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, which a loaded page does not announce
          autoFocus={fault !== null}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `fault-${name}`}
        />
      </label>
      {fault !== null && (
        <p id={`fault-${name}`} className={styles.fault} role="alert">
          {fault.message}
        </p>
      )}
    </div>
  );
}

function Results({
  view,
  scans,
}: {
  view: View;
  scans: readonly [FinishedScan, FinishedScan];
}) {
  const { text } = view;
  const [first, second] = scans;
  const toLabel = ({ site, startedAt }: FinishedScan) =>
    first.site === second.site ? formatTime(view, startedAt) : site;
  const names = listTests(DEFAULT_PROFILE);
  const hasLostBonus = scans.some(({ report, score }) =>
    names.some((name) => isLostBonus(report.judgements[name].result, score)),
  );
  const toCell = (scan: FinishedScan, name: TestName) => {
    const { result } = scan.report.judgements[name];
    const { verdict } = RESULTS[result];
    return (
      <>
        <VerdictSign verdict={verdict} text={text} />{" "}
        {formatResultPoints(result, scan.score)}
        <br />
        <Prose>{describeResult(text, result)}</Prose>
      </>
    );
  };
  return (
    <>
      <div className={reportStyles.pair}>
        {scans.map((scan) => (
          <section key={scan.id} aria-label={toLabel(scan)}>
            <h2>
              <a href={toLink(view, "/analyze", { host: scan.site })}>{toLabel(scan)}</a>
            </h2>
            <Grade text={text} grade={scan.grade} />
            <p>{text("score-of", { score: scan.score })}</p>
          </section>
        ))}
      </div>
      <DataTable
        caption={text("compare-title")}
        columns={[
          { label: text("test"), isName: true },
          ...scans.map((scan) => ({ label: toLabel(scan) })),
        ]}
        rows={names.map((name) => ({
          key: name,
          cells: [toTestTitle(view, name), ...scans.map((scan) => toCell(scan, name))],
        }))}
      />
      {hasLostBonus && <p className={styles.note}>{text("bonus-note")}</p>}
    </>
  );
}
