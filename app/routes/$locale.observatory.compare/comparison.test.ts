import { expect, test } from "vitest";
import { createCapture, PRELOADS } from "~/services/observatory/engine/test-capture";
import {
  DEFAULT_PROFILE,
  makeReport,
  scoreReport,
  type ScanOutcome,
} from "~/services/observatory/index.server";
import { createScreenArgs } from "../$locale.observatory/test-screen-args";
import { loadComparison } from "./comparison.server";

const BONUS = ["Cross-Origin-Opener-Policy", "same-origin"] as const;
/** All that costs points, so that the bonus counts. */
const GOOD = [
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
] as const;

/** A scan of a site whose answer has these headers. */
function scan(
  site: string,
  headers: readonly (readonly [string, string])[],
): ScanOutcome {
  const report = makeReport(createCapture({ headers }), PRELOADS);
  const { score, grade } = scoreReport(report, DEFAULT_PROFILE);
  const facts = { id: 1, site, startedAt: 0, endedAt: 0 };
  const found = { ...facts, algorithmVersion: DEFAULT_PROFILE, score, grade, report };
  return { kind: "finished", scan: found, isNew: false };
}

/** HTML of the comparison of two sites. */
async function compare(first: ScanOutcome, second: ScanOutcome): Promise<string> {
  const observatory = {
    scan: ({ text }: { text: string }) =>
      Promise.resolve(text === "a.example" ? first : second),
  };
  const path = "compare?a=a.example&b=b.example";
  const screen = await loadComparison(createScreenArgs(path, observatory));
  return screen.html ?? "";
}

test("shows a bonus that does not count as such, beside one that does", async () => {
  const note = "Extra points count only from a score of 90.";
  const poor = scan("a.example", [BONUS]);
  const good = scan("b.example", [...GOOD, BONUS]);
  const html = await compare(poor, good);
  const row = /<tr><th[^>]*>Cross Origin Opener Policy.*?<\/tr>/.exec(html)?.[0] ?? "";
  expect(row.match(/0\*|\+10/g)).toEqual(["0*", "+10"]);
  expect(html).toContain(note);
  expect(await compare(good, good)).not.toContain(note);
});
