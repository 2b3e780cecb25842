/** An issue that nobody works on yet. */
export interface OpenIssue {
  title: string;
  /** Address on the code host; null for a sample, which is nowhere. */
  url: string | null;
  /** Of its labels those that invite to it. */
  labels: string[];
  /** `owner/name`. */
  repository: string;
}

export interface OpenIssues {
  /** The newest first, at most five. */
  issues: OpenIssue[];
  /** Where the answer comes from: the host, this program, or nowhere (the host has never answered). */
  source: "host" | "samples" | "none";
}

export interface CommunityService {
  /** Never rejects, and takes at most 1.5 seconds. */
  listOpenIssues(): Promise<OpenIssues>;
}
