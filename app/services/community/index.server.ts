import { z } from "zod";
import { createLimitedFetch } from "../limited-fetch/index.server";
import type { CommunityService, OpenIssue, OpenIssues } from "./community-service";

export type { CommunityService } from "./community-service";

export interface CommunityServiceOptions {
  /** Base URL of the code host's API; null shows samples. */
  apiUrl: string | null;
  onError: (error: unknown) => void;
  /** Milliseconds of a clock that is never set back, from any origin. */
  now?: () => number;
  timeoutMilliseconds?: number;
}

/** Time during which a response counts as fresh. */
const FRESH_MILLISECONDS = 10 * 60_000;
/** Pause after a failure, in which no page waits for the host (circuit breaker). */
const PAUSE_MILLISECONDS = 60_000;

/** Sample issues for a site without a code host. */
const SAMPLE_ISSUES: OpenIssue[] = [
  {
    title: "Sample: An example on the page about gap doesn't wrap on narrow screens",
    url: null,
    labels: ["good first issue"],
    repository: "example/content",
  },
  {
    title: "Sample: Explain what happens to focus when a dialog closes",
    url: null,
    labels: ["accepting PR"],
    repository: "example/content",
  },
  {
    title: "Sample: The German page about HTML is older than the English one",
    url: null,
    labels: ["good first issue", "accepting PR"],
    repository: "example/translated-content",
  },
];

/**
 * Creates a stale-while-revalidate cache of the code host's issues; only the first request ever
 * waits.
 */
export function createCommunityService(
  options: CommunityServiceOptions,
): CommunityService {
  const { apiUrl, onError, timeoutMilliseconds } = options;
  const { now = () => performance.now() } = options;
  let last: OpenIssues = { issues: [], source: "none" };
  let nextAt = -Infinity;
  let asking: Promise<void> | null = null;

  async function ask(url: string): Promise<void> {
    try {
      last = { issues: await fetchIssues(url, timeoutMilliseconds), source: "host" };
      nextAt = now() + FRESH_MILLISECONDS;
    } catch (error) {
      nextAt = now() + PAUSE_MILLISECONDS;
      onError(error);
    } finally {
      asking = null;
    }
  }

  return {
    async listOpenIssues() {
      if (apiUrl === null) return { issues: SAMPLE_ISSUES, source: "samples" };
      if (now() >= nextAt) asking ??= ask(apiUrl);
      // Returns a stale list immediately; the next reader gets the new one.
      if (asking && last.source === "none") await asking;
      return last;
    },
  };
}

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
async function fetchIssues(
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
