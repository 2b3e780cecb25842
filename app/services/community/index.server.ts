import type { CommunityService, OpenIssue, OpenIssues } from "./community-service";
import { fetchIssues } from "./fetch-issues";

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
