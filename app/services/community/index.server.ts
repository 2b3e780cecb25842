import { keepFresh } from "~/resilience/keep-fresh";
import type { CommunityService, OpenIssue } from "./community-service";
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

/** Creates a service that keeps the code host's issues; only the first request ever waits. */
export function createCommunityService({
  apiUrl,
  onError,
  timeoutMilliseconds,
  now,
}: CommunityServiceOptions): CommunityService {
  if (apiUrl === null)
    return {
      listOpenIssues: () => Promise.resolve({ issues: SAMPLE_ISSUES, source: "samples" }),
    };
  const readIssues = keepFresh({
    load: () => fetchIssues(apiUrl, timeoutMilliseconds),
    freshMilliseconds: FRESH_MILLISECONDS,
    retryMilliseconds: PAUSE_MILLISECONDS,
    onError,
    ...(now && { now }),
  });
  return {
    listOpenIssues: () =>
      readIssues().then(
        (issues) => ({ issues, source: "host" }),
        () => ({ issues: [], source: "none" }),
      ),
  };
}
