import type { Generated } from "kysely";

/**
 * Every table, as both engines give it: times are milliseconds since 1970, flags 0 or 1
 * (docs/decisions/0008-user-database.md).
 */
export interface Schema {
  helpfulness_votes: HelpfulnessVotes;
  rate_limits: RateLimits;
}

/** What readers think of pages: one row per reader and page. */
interface HelpfulnessVotes {
  id: Generated<number>;
  /** Path of the document. */
  url: string;
  /** Of the document: a slug alone does not name a page. */
  locale: string;
  vote: "yes" | "no";
  /** Only with "no", and only when the reader gave one. */
  reason: string | null;
  /** Tells two readers of one page apart, and nothing else (services/feedback). */
  voter_key: string;
  created_at: number;
  updated_at: number;
}

/** How often somebody has done something of late. */
interface RateLimits {
  /** What is limited, and a hash of who is. */
  key: string;
  used: number;
  expires_at: number;
}
