import { z } from "zod/v4";
import { CACHE_SECONDS, type ScanOutcome } from "../../observatory/index.server";
import { toPlainText } from "~/domain/text/to-plain-text";
import type { Scanner } from "../sources";
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
      name: z.string(),
      pass: z.boolean().nullable().describe("Null: not applicable."),
      result: z.string(),
      score_modifier: z.int(),
      description: z.string(),
      recommendation: z.string(),
    }),
  ),
});

/** Grades the security headers of a site. */
export function createHeadersTool(scanner: Scanner): Tool {
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
        ...{ text: host, maxAgeSeconds: CACHE_SECONDS, clientAddress },
      });
      if (outcome.kind !== "finished") throw new ToolError(explain(outcome));
      const { scan } = outcome;
      const { tests } = scanner.analyze(scan);
      const data = {
        ...{ host: scan.site, grade: scan.grade, score: scan.score },
        scanned_at: new Date(scan.startedAt).toISOString(),
        tests: Object.values(tests).map((test) => ({
          ...{ name: test.name, pass: test.pass, result: test.result },
          score_modifier: test.score_modifier,
          description: toPlainText(test.score_description),
          recommendation: toPlainText(test.recommendation),
        })),
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
    ({ name, pass, description, recommendation }) =>
      `- ${pass === false ? "failed" : "passed"} **${name}**: ${description} ${recommendation}`,
  );
  return [
    `# ${host}: ${grade} (${score})`,
    lines.map((line) => line.trim()).join("\n"),
  ].join("\n\n");
}
