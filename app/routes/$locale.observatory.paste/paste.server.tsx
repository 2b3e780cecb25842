import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readFormBody } from "~/services/api-answers/index.server";
import {
  DEFAULT_PROFILE,
  scoreReport,
  type PastedOutcome,
  type ScanReport,
} from "~/services/observatory/index.server";
import { loadScreen } from "../$locale.observatory/load-screen.server";
import styles from "../$locale.observatory/observatory.module.css";
import reportStyles from "../$locale.observatory/report.module.css";
import {
  CookiesPanel,
  HeadersPanel,
  PolicyPanel,
  ScoringPanel,
} from "../$locale.observatory/panels.server";
import { Grade, MoreLinks } from "../$locale.observatory/parts.server";
import { createView, toLink, type View } from "../$locale.observatory/view.server";
import { Prose } from "../$locale.observatory/words.server";

const EXAMPLE_HOST = "example.com";
const MAX_CHARACTERS = 60_000;

interface Pasted {
  headers: string;
  host: string;
}

export function loadPaste(args: LoaderFunctionArgs) {
  return toScreen(args, createView(args), { headers: "", host: "" });
}

export async function gradePasted(args: ActionFunctionArgs) {
  const view = createView(args);
  const form = await readFormBody(args.request);
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MAX_CHARACTERS) : "";
  };
  const pasted = { headers: read("headers"), host: read("host").trim() };
  const { observatory } = args.context.services;
  const outcome = observatory.gradePasted(pasted.headers, pasted.host);
  const screen = toScreen(args, view, pasted, outcome);
  return { screen, status: outcome.report ? 200 : 400 };
}

function toScreen(
  args: LoaderFunctionArgs,
  view: View,
  pasted: Pasted,
  outcome?: PastedOutcome,
) {
  const content = <PastePage view={view} pasted={pasted} outcome={outcome} />;
  const title = view.text("paste-title");
  return loadScreen(args, { title, path: "/paste", robots: null, content }, view);
}

function PastePage({
  view,
  pasted,
  outcome,
}: {
  view: View;
  pasted: Pasted;
  outcome: PastedOutcome | undefined;
}) {
  const { text } = view;
  const { report, fault } = outcome ?? { report: null, fault: null };
  return (
    <>
      <h1>{text("paste-title")}</h1>
      <p className={styles.lead}>
        <Prose>{text("paste-lead")}</Prose>
      </p>
      {report && <PastedReport view={view} report={report} now={view.now} />}
      <form method="post" action={toLink(view, "/paste")} className={styles.fields}>
        <label>
          {text("paste-field")}
          <textarea
            className={styles.field}
            name="headers"
            required
            maxLength={MAX_CHARACTERS}
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, which a loaded page does not announce
            autoFocus={fault === "headers"}
            aria-invalid={fault === "headers"}
            aria-describedby={fault === "headers" ? "paste-fault" : undefined}
            defaultValue={pasted.headers}
          />
        </label>
        {fault === "headers" && (
          <p id="paste-fault" className={styles.fault} role="alert">
            {text("fault-paste")}
          </p>
        )}
        <label>
          {text("paste-host")}
          <input
            className={styles.field}
            name="host"
            maxLength={300}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={EXAMPLE_HOST}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, which a loaded page does not announce
            autoFocus={fault === "host"}
            aria-invalid={fault === "host"}
            aria-describedby={fault === "host" ? "paste-host-fault" : undefined}
            defaultValue={pasted.host}
          />
        </label>
        {fault === "host" && (
          <p id="paste-host-fault" className={styles.fault} role="alert">
            {text("fault-paste-host", { host: pasted.host })}
          </p>
        )}
        <button type="submit" className="button primary">
          {text("paste-button")}
        </button>
      </form>
      <MoreLinks view={view} />
    </>
  );
}

function PastedReport({
  view,
  report,
  now,
}: {
  view: View;
  report: ScanReport;
  now: number;
}) {
  const { text } = view;
  const { grade, score, passed, quantity } = scoreReport(report, DEFAULT_PROFILE);
  return (
    <section className={reportStyles.summary} aria-label={text("result")}>
      <div className={reportStyles.overview}>
        <Grade text={text} grade={grade} />
        <dl className={reportStyles.facts}>
          <div>
            <dt>{text("score")}</dt>
            <dd>{text("score-of", { score })}</dd>
          </div>
          <div>
            <dt>{text("passed")}</dt>
            <dd>{text("passed-of", { passed, quantity })}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.note}>{text("note-pasted")}</p>
      <ScoringPanel view={view} report={report} profile={DEFAULT_PROFILE} />
      <h2>{text("tab-csp")}</h2>
      <PolicyPanel view={view} report={report} />
      <h2>{text("tab-cookies")}</h2>
      <CookiesPanel view={view} report={report} scannedAt={now} />
      <h2>{text("tab-headers")}</h2>
      <HeadersPanel view={view} report={report} />
    </section>
  );
}
