import type { CommunityService, OpenIssues } from "./community-service";
import { fetchIssues } from "./fetch-issues";
import { SAMPLE_ISSUES } from "./sample-issues";

export type { CommunityService } from "./community-service";

export interface CommunityServiceOptions {
  /** Base URL of the code host's API; null shows samples. */
  apiUrl: string | null;
  onError: (error: unknown) => void;
  now?: () => number;
  timeoutMilliseconds?: number;
}

/** Time during which a response counts as fresh. */
const FRESH_MILLISECONDS = 10 * 60_000;
/** Pause after a failure, in which no page waits for the host (circuit breaker). */
const PAUSE_MILLISECONDS = 60_000;

/**
 * Creates a stale-while-revalidate cache of the code host's issues; only the first request ever
 * waits.
 */
export function createCommunityService(
  options: CommunityServiceOptions,
): CommunityService {
  const { apiUrl, onError, now = Date.now, timeoutMilliseconds } = options;
  let last: OpenIssues = { issues: [], source: "none" };
  let nextAt = 0;
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
