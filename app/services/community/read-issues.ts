import { z } from "zod";
import type { OpenIssue } from "./community-service";

const MAX_ISSUES = 5;
const INVITING_LABELS: readonly string[] = ["good first issue", "accepting PR"];

const httpsUrl = z
  .string()
  .max(1000)
  .url()
  .refine((url) => url.startsWith("https://"));

const IssueSchema = z.object({
  title: z.string().trim().min(1).max(500),
  html_url: httpsUrl,
  repository_url: z.string().max(1000).url(),
  labels: z.array(z.object({ name: z.string() })).max(100),
});

const AnswerSchema = z.object({ items: z.array(z.unknown()).max(1000) });

/**
 * Parses the issues of a search response; omits invalid entries. Throws when the response is
 * invalid.
 */
export function readIssues(answer: unknown): OpenIssue[] {
  const { items } = AnswerSchema.parse(answer);
  const issues = items.flatMap((item) => {
    const { success, data } = IssueSchema.safeParse(item);
    return success ? [toIssue(data)] : [];
  });
  if (items.length > 0 && issues.length === 0) throw new Error("no entry is an issue");
  return issues.slice(0, MAX_ISSUES);
}

function toIssue(issue: z.infer<typeof IssueSchema>): OpenIssue {
  const [owner = "", name = ""] = new URL(issue.repository_url).pathname
    .split("/")
    .slice(-2);
  return {
    title: issue.title,
    url: issue.html_url,
    labels: issue.labels
      .map((label) => label.name)
      .filter((label) => INVITING_LABELS.includes(label)),
    repository: `${owner}/${name}`,
  };
}
