import { expect, test } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
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

/** The comparison of two sites, of which one may be unavailable. */
async function compare(first: ScanOutcome, second: ScanOutcome | UnavailableError) {
  const observatory = {
    scan({ text }: { text: string }) {
      const outcome = text === "a.example" ? first : second;
      return outcome instanceof Error
        ? Promise.reject(outcome)
        : Promise.resolve(outcome);
    },
  };
  const path = "compare?a=a.example&b=b.example";
  const { screen, ...answer } = await loadComparison(createScreenArgs(path, observatory));
  return { ...answer, html: screen.html ?? "" };
}

test("shows a bonus that does not count as such, beside one that does", async () => {
  const note = "Extra points count only from a score of 90.";
  const poor = scan("a.example", [BONUS]);
  const good = scan("b.example", [...GOOD, BONUS]);
  const { html } = await compare(poor, good);
  const row = /<tr><th[^>]*>Cross Origin Opener Policy.*?<\/tr>/.exec(html)?.[0] ?? "";
  expect(row.match(/0\*|\+10/g)).toEqual(["0*", "+10"]);
  expect(html).toContain(note);
  expect((await compare(good, good)).html).not.toContain(note);
});

test.each<[string, ScanOutcome | UnavailableError, number, object]>([
  ["finished", scan("b.example", GOOD), 200, {}],
  ["failed", { kind: "failed", message: "down" }, 502, {}],
  ["limited", { kind: "limited", retryAfterSeconds: 60 }, 429, { "Retry-After": "60" }],
  ["unavailable", new UnavailableError("away"), 503, { "Retry-After": "10" }],
])("answers as the report does where a side is %s", async (_, side, status, headers) => {
  expect(await compare(scan("a.example", GOOD), side)).toMatchObject({ status, headers });
});
