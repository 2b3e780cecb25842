/** An issue that is open and unassigned. */
export interface OpenIssue {
  title: string;
  /** URL on the code host; null for a sample. */
  url: string | null;
  /** The labels that invite contributions. */
  labels: string[];
  /** `owner/name`. */
  repository: string;
}

export interface OpenIssues {
  /** Newest first, at most five. */
  issues: OpenIssue[];
  /**
   * Source of the list: the host, built-in samples, or none (the host has never answered); `offline` in
   * a page that the service worker makes, which has no host.
   */
  source: "host" | "samples" | "none" | "offline";
}

export interface CommunityService {
  /** Never rejects, and takes at most 1.5 seconds. */
  listOpenIssues(): Promise<OpenIssues>;
}
