import {
  GRADE_SCORES,
  isPassed,
  listTests,
  RESULTS,
  scoreReport,
  type Grade,
  type ScanReport,
} from "~/services/observatory/index.server";
import type { ScanOptions } from "./options";

/** Whether a grade is the lowest wanted one, or better. */
export function isGoodEnough(grade: Grade, least: Grade): boolean {
  const place = (wanted: Grade) => GRADE_SCORES.findIndex(([each]) => each === wanted);
  return place(grade) <= place(least);
}

/** Formats a scan: one line a test, or JSON. */
export function formatScan(
  url: string,
  report: ScanReport,
  { profile, isJson }: Pick<ScanOptions, "profile" | "isJson">,
): string {
  const { grade, score, passed, quantity } = scoreReport(report, profile);
  if (isJson) return JSON.stringify({ url, grade, score, ...report }, null, 2);
  const lines = listTests(profile).map((name) => {
    const { result } = report.judgements[name];
    const sign = isPassed(result) ? "pass" : "FAIL";
    const points = String(RESULTS[result].modifier).padStart(4);
    return `${sign} ${points}  ${result}`;
  });
  const { certificateError } = report;
  return [
    `${url}: ${grade}, ${score} points, ${passed} of ${quantity} tests passed`,
    ...(certificateError === null
      ? []
      : [`The certificate could not be verified: ${certificateError}`]),
    ...lines,
  ].join("\n");
}
