import type { OpenIssue } from "./community-service";
import { readIssues } from "./read-issues";

const TIMEOUT_MILLISECONDS = 1_500;
/** Far more than five issues take. */
const MAX_CHARACTERS = 2_000_000;
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

/** Queries the code host's search once. Rejects on failure or timeout. */
export async function fetchIssues(
  apiUrl: string,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<OpenIssue[]> {
  const url = new URL(`${apiUrl.replace(/\/$/, "")}/search/issues`);
  url.search = new URLSearchParams({ per_page: "5", q: QUERY }).toString();
  const response = await fetch(url, {
    headers: { Accept: "application/vnd.github+json", "User-Agent": "docs-site" },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readIssues(JSON.parse(await readText(response)));
}

/** Reads the body; throws when it exceeds MAX_CHARACTERS. */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += part.value;
    if (text.length > MAX_CHARACTERS) throw new Error("the answer is too long");
  }
}
