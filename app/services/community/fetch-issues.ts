import { z } from "zod";
import { createLimitedFetch } from "~/resilience/limited-fetch";
import type { OpenIssue } from "./community-service";

const TIMEOUT_MILLISECONDS = 1_500;
/** Far more than five issues take. */
const MAX_BYTES = 2_000_000;
const QUERY = [
  "repo:mdn/content",
  "repo:mdn/translated-content",
  "repo:mdn/yari",
  "is:open",
  "is:issue",
  "no:assignee",
  'label:"good first issue","accepting PR"',
  "sort:created-desc",
].join(" ");

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

/** Queries the code host's search once. Rejects on failure or timeout. */
export async function fetchIssues(
  apiUrl: string,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<OpenIssue[]> {
  const url = new URL(`${apiUrl.replace(/\/$/, "")}/search/issues`);
  url.search = new URLSearchParams({ per_page: "5", q: QUERY }).toString();
  const call = createLimitedFetch({
    milliseconds: timeoutMilliseconds,
    maxBytes: MAX_BYTES,
  });
  const response = await call(url, {
    headers: { Accept: "application/vnd.github+json", "User-Agent": "docs-site" },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readIssues(await response.json());
}

/**
 * Parses the issues of a search response; omits invalid entries. Throws when the response is
 * invalid.
 */
function readIssues(answer: unknown): OpenIssue[] {
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
