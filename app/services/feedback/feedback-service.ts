import type { FeedbackProblem, FeedbackReason, Vote } from "~/domain/accounts/feedback";
import type { Locale } from "~/domain/locales/locale";

/** Who votes, as far as a request tells. None of it is stored. */
export interface Voter {
  address: string;
  userAgent: string;
}

/** Fields as a form sends them. Anything may be in them, or missing. */
export type FeedbackFields = Readonly<Record<"url" | "vote" | "reason", unknown>>;

export type FeedbackOutcome =
  | { isSaved: true; url: string; vote: Vote; reason: FeedbackReason | null }
  | { isSaved: false; problem: "limited"; retryAfterSeconds: number }
  | { isSaved: false; problem: Extract<FeedbackProblem, "vote" | "reason" | "page"> };

/** How readers voted on one page. */
export interface PageFeedback {
  url: string;
  locale: string;
  yes: number;
  no: number;
  /** How often each reason was given, most first. */
  reasons: { reason: string; count: number }[];
}

export interface FeedbackService {
  /**
   * Stores a vote, in the place of an earlier one of the same reader on the same page.
   *
   * @throws UnavailableError
   */
  submit(fields: FeedbackFields, voter: Voter): Promise<FeedbackOutcome>;
}

export interface FeedbackCounts {
  /** The pages with the most complaints first. */
  listPages(options: {
    limit: number;
    locale?: Locale | undefined;
  }): Promise<PageFeedback[]>;
}
