import { z } from "zod/v4";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import {
  CACHE_SECONDS,
  DEFAULT_PROFILE,
  findAdvice,
  isLostBonus,
  isPassed,
  listGuides,
  listTests,
  quoteKeywords,
  RESULTS,
  TESTS,
  type FinishedScan,
  type ScanOutcome,
  type TestName,
} from "../../observatory/index.server";
import type { HeaderScanner, McpSources } from "../sources";
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
      lost_bonus: z
        .int()
        .describe("Points that would be added if the score without bonuses were 90."),
      recommendation: z
        .string()
        .nullable()
        .describe("What to change, as Markdown; null when nothing needs to."),
      path: z
        .string()
        .nullable()
        .describe("The guide, for `get-doc`; null when this site has none."),
    }),
  ),
});

type Output = z.infer<typeof OutputSchema>;

/** Grades the security headers of a site. */
export function createHeadersTool(sources: McpSources, scanner: HeaderScanner): Tool {
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
        tests: listTests(DEFAULT_PROFILE).map((name) =>
          describeTest(sources, scanner, { scan, name }),
        ),
      };
      const isLost = data.tests.some(({ lost_bonus }) => lost_bonus > 0);
      const note = isLost ? scanner.text("bonus-note") : "";
      return { text: [render(data), note].filter(Boolean).join("\n\n"), data };
    },
  });
}

function describeTest(
  { store }: McpSources,
  { text }: HeaderScanner,
  { scan, name }: { scan: FinishedScan; name: TestName },
): Output["tests"][number] {
  const { result } = scan.report.judgements[name];
  const { modifier } = RESULTS[result];
  const isLost = isLostBonus(result, scan.score);
  const advice = findAdvice(text, result);
  const paths = listGuides(name).map((slug) =>
    store().findCanonicalUrl(docUrl(DEFAULT_LOCALE, slug)),
  );
  return {
    title: TESTS[name].title,
    pass: isPassed(result),
    result,
    score_modifier: isLost ? 0 : modifier,
    lost_bonus: isLost ? modifier : 0,
    recommendation: advice === null ? null : quoteKeywords(advice),
    path: paths.find((path) => path !== null) ?? null,
  };
}

function explain(outcome: Exclude<ScanOutcome, { kind: "finished" }>): string {
  if (outcome.kind === "limited")
    return `Too many scans. Try again in ${outcome.retryAfterSeconds} s.`;
  if (outcome.kind === "running")
    return `The scan of ${outcome.site} still runs. Ask again.`;
  return `${outcome.message} Pass the host of a public site, such as example.com.`;
}

function render({ host, grade, score, tests }: Output): string {
  const lines = tests.map(renderTest);
  return [`# ${host}: ${grade} (${score})`, lines.join("\n")].join("\n\n");
}

function renderTest(found: Output["tests"][number]): string {
  const { pass, title, result, recommendation, path } = found;
  const first = `- ${pass ? "passed" : "failed"} **${title}**: ${result} (${renderPoints(found)})`;
  if (recommendation === null) return first;
  return `${first}. ${recommendation}${path === null ? "" : ` Guide: \`${path}\``}`;
}

/** The sign of a lost bonus is that of reports, which a note explains. */
function renderPoints({
  score_modifier: points,
  lost_bonus,
}: Output["tests"][number]): string {
  if (lost_bonus > 0) return "0*";
  return points > 0 ? `+${points}` : `${points}`;
}
