import { z } from "zod";
import {
  GRADE_SCORES,
  PROFILES,
  DEFAULT_PROFILE,
  type Grade,
  type Profile,
  isPassed,
  listTests,
  RESULTS,
  scoreReport,
  type ScanReport,
} from "~/services/observatory/index.server";
import { parseCommand } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

export const USAGE = `Usage: npm run scan -- URL [options]

Grades the headers of a site, and ends with status 1 if its grade is too low.

  --least GRADE   the lowest grade that is good enough (A)
  --profile N     6 for twelve tests, 5 for the older ten (6)
  --json          prints everything that was found as JSON
  --headers JSON  headers for the site, such as {"Authorization": "..."}; over HTTPS only
  --send-headers-over-http  sends them over HTTP too
  -h, --help      shows this`;

/** A scan cuts the scheme off: a name after another one would be told to have no address. */
const OTHER_SCHEME = /^\s*(?!https?:)[a-z][a-z\d+.-]*:\/\//i;

export interface ScanOptions {
  url: string;
  least: Grade;
  profile: Profile;
  isJson: boolean;
  extraHeaders: { headers: Record<string, string>; isForHttpToo: boolean };
}

/**
 * Null when it is asked how the command is used.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): ScanOptions | null {
  const { values, positionals } = parseCommand(args, {
    command: "scan",
    allowPositionals: true,
    options: {
      least: { type: "string", default: "A" },
      profile: { type: "string", default: String(DEFAULT_PROFILE) },
      json: { type: "boolean", default: false },
      headers: { type: "string", default: "{}" },
      "send-headers-over-http": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return null;
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0)
    throw new UsageError("Expected one URL: npm run scan -- URL");
  if (OTHER_SCHEME.test(url))
    throw new UsageError(`${url} can't be scanned: expected an http or https address`);
  const least = GRADE_SCORES.find(([grade]) => grade === values.least)?.[0];
  if (!least) throw new UsageError(`${values.least} is no grade: A+ to F`);
  const profile = PROFILES.find((each) => String(each) === values.profile);
  if (!profile) throw new UsageError(`Profiles are ${PROFILES.join(" and ")}`);
  const headers = readHeaders(values.headers);
  const extraHeaders = { headers, isForHttpToo: values["send-headers-over-http"] };
  return { url, least, profile, isJson: values.json, extraHeaders };
}

const HEADERS = z.record(z.string());

function readHeaders(json: string): Record<string, string> {
  try {
    return HEADERS.parse(JSON.parse(json));
  } catch {
    throw new UsageError("--headers takes a JSON object of texts");
  }
}

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
