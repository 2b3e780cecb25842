import type { FeedbackProblem, FeedbackReason, Vote } from "~/domain/accounts/feedback";
import type { Locale } from "~/domain/locales/locale";

/** Facts of a request that identify a voter; only a hash is stored. */
export interface Voter {
  address: string;
  userAgent: string;
}

/** Unvalidated form fields. */
export type FeedbackFields = Readonly<Record<"url" | "vote" | "reason", unknown>>;

export type FeedbackOutcome =
  | { isSaved: true; url: string; vote: Vote; reason: FeedbackReason | null }
  | { isSaved: false; problem: "limited"; retryAfterSeconds: number }
  | { isSaved: false; problem: Extract<FeedbackProblem, "vote" | "reason" | "page"> };

/** The votes on one page. */
export interface PageFeedback {
  url: string;
  locale: string;
  yes: number;
  no: number;
  /** Number of votes per reason, most frequent first. */
  reasons: { reason: string; count: number }[];
}

export interface FeedbackService {
  /**
   * Stores a vote, replacing the reader's earlier vote on the same page.
   *
   * @throws UnavailableError
   */
  submit(fields: FeedbackFields, voter: Voter): Promise<FeedbackOutcome>;
}

export interface FeedbackCounts {
  /** Lists pages with the most negative votes first. */
  listPages(options: {
    limit: number;
    locale?: Locale | undefined;
  }): Promise<PageFeedback[]>;
}
