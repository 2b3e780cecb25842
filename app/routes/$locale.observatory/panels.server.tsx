import type { ReactNode } from "react";
import { getOrCreate } from "~/domain/text/get-or-create";
import {
  describeFlag,
  describeResult,
  findAdvice,
  isLostBonus,
  listGuides,
  listTests,
  RESULTS,
  scoreReport,
  TESTS,
  type PolicyFlags,
  type Profile,
  type ScanReport,
  type TestName,
} from "~/services/observatory/index.server";
import { DataTable, VerdictSign } from "./parts.server";
import styles from "./observatory.module.css";
import { formatResultPoints, formatTime, type View } from "./view.server";
import { Prose } from "./words.server";

const HEADERS = "Web/HTTP/Reference/Headers";

/** The page of our documentation that explains a test; null without one. */
export function findGuide(view: View, name: TestName): string | null {
  return view.findDocument(listGuides(name));
}

export function toTestTitle({ text }: Pick<View, "text">, name: TestName): string {
  return name === "redirection" ? text("test-redirection") : TESTS[name].title;
}

interface PanelProps {
  view: View;
  report: ScanReport;
}

export function ScoringPanel({
  view,
  report,
  profile,
}: PanelProps & { profile: Profile }) {
  const { text } = view;
  const { score } = scoreReport(report, profile);
  const rows = listTests(profile).map((name) => {
    const { result } = report.judgements[name];
    const { verdict } = RESULTS[result];
    return {
      key: name,
      cells: [
        toTestTitle(view, name),
        <>
          <VerdictSign verdict={verdict} text={text} />{" "}
          {formatResultPoints(result, score)}
        </>,
        <Prose key="reason">{describeResult(text, result)}</Prose>,
        <Advice key="advice" view={view} name={name} advice={findAdvice(text, result)} />,
      ],
      isLost: isLostBonus(result, score),
    };
  });
  return (
    <>
      <DataTable
        caption={text("tab-scoring")}
        columns={[
          { label: text("test"), isName: true },
          { label: text("score") },
          { label: text("reason") },
          { label: text("advice") },
        ]}
        rows={rows}
      />
      {rows.some(({ isLost }) => isLost) && (
        <p className={styles.note}>{text("bonus-note")}</p>
      )}
    </>
  );
}

function Advice({
  view,
  name,
  advice,
}: {
  view: View;
  name: TestName;
  advice: string | null;
}) {
  if (advice === null) return view.text("none");
  const guide = findGuide(view, name);
  return (
    <>
      <Prose>{advice}</Prose> {guide !== null && <a href={guide}>{view.text("guide")}</a>}
    </>
  );
}

/** In the order of the report. Where `isBad` is true, the flag is a weakness, so that its value is inverted. */
const FLAGS: readonly (readonly [flag: keyof PolicyFlags, isBad: boolean])[] = [
  ["unsafeInline", true],
  ["unsafeEval", true],
  ["unsafeObjects", true],
  ["unsafeInlineStyle", true],
  ["insecureSchemeActive", true],
  ["insecureSchemePassive", true],
  ["antiClickjacking", false],
  ["defaultNone", false],
  ["insecureBaseUri", true],
  ["insecureFormAction", true],
  ["strictDynamic", false],
];

export function PolicyPanel({ view, report }: PanelProps) {
  const { text } = view;
  const { result, policy, numPolicies } = report.judgements["content-security-policy"];
  if (!policy) {
    const isMissing = result === "csp-not-implemented";
    return (
      <p>
        {isMissing ? text("csp-missing") : <Prose>{describeResult(text, result)}</Prose>}
      </p>
    );
  }
  return (
    <>
      <p>
        <VerdictSign verdict={RESULTS[result].verdict} text={text} />{" "}
        <Prose>{describeResult(text, result)}</Prose>
      </p>
      {numPolicies > 1 && (
        <p className={styles.note}>{text("csp-merged", { count: numPolicies })}</p>
      )}
      <DataTable
        caption={text("tab-csp")}
        columns={[
          { label: text("test"), isName: true },
          { label: text("result") },
          { label: text("info") },
        ]}
        rows={FLAGS.map(([flag, isBad]) => {
          const { description, info } = describeFlag(text, flag);
          const isGood = policy[flag] !== isBad;
          const verdict = isGood ? "pass" : flag === "strictDynamic" ? "none" : "fail";
          return {
            key: flag,
            cells: [
              <Prose key="test">{description}</Prose>,
              <VerdictSign key="result" verdict={verdict} text={text} />,
              <Prose key="info">{info}</Prose>,
            ],
          };
        })}
      />
    </>
  );
}

export function CookiesPanel({
  view,
  report,
  scannedAt,
}: PanelProps & { scannedAt: number }) {
  const { text } = view;
  const { data } = report.judgements.cookies;
  if (!data) return <p>{text("cookies-missing")}</p>;
  const tell = (value: boolean | undefined) => (value ? text("yes") : text("no"));
  return (
    <DataTable
      caption={text("tab-cookies")}
      columns={[
        { label: text("cookie-name"), isName: true },
        { label: text("cookie-expires") },
        { label: text("cookie-path") },
        ...["Secure", "HttpOnly", "SameSite"].map((label) => ({ label })),
        { label: text("cookie-prefix") },
      ]}
      rows={Object.entries(data).map(([name, cookie]) => ({
        key: name,
        cells: [
          name,
          findExpiry(cookie, scannedAt, view) ?? text("cookie-session"),
          cookie.path,
          tell(cookie.secure),
          tell(cookie.httponly),
          cookie.samesite ?? "–",
          /^__(?:Host|Secure)-/.exec(name)?.[0] ?? "–",
        ],
      }))}
    />
  );
}

/** The last moment that a date can hold; sites send ages far beyond it. */
const LAST_MILLISECONDS = 8.64e15;

/** Max-Age counts before Expires, as in browsers. */
function findExpiry(
  { expires, "max-age": maxAge }: { expires?: string; "max-age"?: number | string },
  scannedAt: number,
  view: View,
): string | null {
  if (maxAge !== undefined) {
    const age = Math.max(Number(maxAge) * 1000, 0);
    return formatTime(view, Math.min(scannedAt + age, LAST_MILLISECONDS));
  }
  return expires === undefined ? null : formatTime(view, Date.parse(expires));
}

export function HeadersPanel({ view, report }: PanelProps) {
  const { text } = view;
  const cookies = report.setCookies.map((value) => ["set-cookie", value] as const);
  const lines = [...Object.entries(report.headers), ...cookies];
  // A look-up for each of a thousand cookies would take a second.
  const names = new Map<string, ReactNode>();
  return (
    <DataTable
      caption={text("tab-headers")}
      columns={[{ label: text("header"), isName: true }, { label: text("value") }]}
      rows={lines.map(([name, value], index) => ({
        key: `${name} ${index}`,
        cells: [
          getOrCreate(names, name, () => renderHeaderName(view, name)),
          <code key="value">{value}</code>,
        ],
      }))}
    />
  );
}

function renderHeaderName(view: View, name: string): ReactNode {
  const title = name.replace(/(?<![a-z\d])[a-z]/g, (letter) => letter.toUpperCase());
  const href = view.findDocument([`${HEADERS}/${title}`]);
  return href === null ? (
    title
  ) : (
    <a key="name" href={href}>
      {title}
    </a>
  );
}
