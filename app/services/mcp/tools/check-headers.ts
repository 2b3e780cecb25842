import { z } from "zod/v4";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import {
  CACHE_SECONDS,
  DEFAULT_PROFILE,
  isPassed,
  listTests,
  RESULTS,
  TESTS,
  type ScanOutcome,
} from "../../observatory/index.server";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Tool } from "../tool";

const InputSchema = z.object({
  host: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .describe("Public host of a site, such as example.com; its headers are fetched."),
});

const OutputSchema = z.object({
  host: z.string(),
  grade: z.string().describe("A+ to F."),
  score: z.int(),
  scanned_at: z.string(),
  tests: z.array(
    z.object({
      title: z.string(),
      pass: z.boolean(),
      result: z.string().describe("What was found: csp-not-implemented."),
      score_modifier: z.int().describe("Points added or taken; the start is 100."),
      path: z.string().describe("The guide, for `get-doc`."),
    }),
  ),
});

/** Grades the security headers of a site. */
export function createHeadersTool(scanner: NonNullable<McpSources["scanner"]>): Tool {
  return defineTool({
    name: "check-headers",
    title: "Check security headers",
    description:
      "Grades the HTTP security headers of a public site (Content-Security-Policy, HSTS, cookies and others) and tells what to change. A result may be a day old.",
    input: InputSchema,
    output: OutputSchema,
    isOpenWorld: true,
    async run({ host }, { clientAddress }) {
      const outcome = await scanner.scan({
        text: host,
        maxAgeSeconds: CACHE_SECONDS,
        clientAddress,
      });
      if (outcome.kind !== "finished") throw new ToolError(explain(outcome));
      const { scan } = outcome;
      const data = {
        host: scan.site,
        grade: scan.grade,
        score: scan.score,
        scanned_at: new Date(scan.startedAt).toISOString(),
        tests: listTests(DEFAULT_PROFILE).map((name) => {
          const { result } = scan.report.judgements[name];
          const { title, guide } = TESTS[name];
          const path = `/${DEFAULT_LOCALE}/docs/Web/${guide}`;
          const { modifier: score_modifier } = RESULTS[result];
          return { title, pass: isPassed(result), result, score_modifier, path };
        }),
      };
      return { text: render(data), data };
    },
  });
}

function explain(outcome: Exclude<ScanOutcome, { kind: "finished" }>): string {
  if (outcome.kind === "limited")
    return `Too many scans. Try again in ${outcome.retryAfterSeconds} s.`;
  if (outcome.kind === "running")
    return `The scan of ${outcome.site} still runs. Ask again.`;
  return `${outcome.message} Pass the host of a public site, such as example.com.`;
}

function render({ host, grade, score, tests }: z.infer<typeof OutputSchema>): string {
  const lines = tests.map(
    ({ title, pass, result, score_modifier: points, path }) =>
      `- ${pass ? "passed" : "failed"} **${title}**: ${result} (${points > 0 ? "+" : ""}${points})${pass ? "" : `; guide: \`${path}\``}`,
  );
  return [`# ${host}: ${grade} (${score})`, lines.join("\n")].join("\n\n");
}
