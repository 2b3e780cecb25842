import { z } from "zod";
import type { UserDatabase } from "~/database/user-database";
import { listFeedbackReasons, type FeedbackProblem } from "~/domain/accounts/feedback";
import type { Locale } from "~/domain/locales/locale";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import type { FeedbackFields, FeedbackService, Voter } from "./feedback-service";
import { saveVote, type NewVote } from "./votes-table";

export { createFeedbackCounts } from "./count-feedback";
export type * from "./feedback-service";

/** More than a reader gives, and too few to distort the counts. */
const VOTES: RateLimit = { name: "feedback", limit: 40, windowSeconds: 600 };

/** The URL limit of the server. */
const MAX_URL_CHARACTERS = 8192;

export interface FeedbackServiceOptions {
  database: UserDatabase;
  rateLimits: RateLimits;
  hash(purpose: string, text: string): string;
  /** Finds the document at a path, in any case. */
  findDocument(url: string): { mdn_url: string; locale: Locale } | null;
  /** Called with the first vote of a reader on a page: a reason, which follows it, is no other vote. */
  onVote?: ((vote: string) => void) | undefined;
  now?: () => number;
}

/** Creates the service of votes. `submit` rejects with UnavailableError while the database is down. */
export function createFeedbackService(options: FeedbackServiceOptions): FeedbackService {
  const { database, rateLimits, now = Date.now } = options;
  return {
    async submit(fields, voter) {
      const vote = readVote(fields, options);
      if (typeof vote === "string") return { isSaved: false, problem: vote };
      const retryAfterSeconds = await rateLimits.take(VOTES, voter.address);
      if (retryAfterSeconds !== null)
        return { isSaved: false, problem: "limited", retryAfterSeconds };
      const voterKey = toVoterKey(vote.url, voter, options);
      const isFirst = await saveVote(database, { ...vote, voterKey, time: now() });
      if (isFirst) options.onVote?.(vote.vote);
      return { isSaved: true, url: vote.url, vote: vote.vote, reason: vote.reason };
    },
  };
}

const FIELDS = z.object({
  url: z.string().min(1).max(MAX_URL_CHARACTERS),
  vote: z.enum(["yes", "no"]),
  reason: z.string().nullish(),
});

type Vote = Omit<NewVote, "voterKey" | "time">;
type Problem = Extract<FeedbackProblem, "vote" | "reason" | "page">;

/** Validates a vote; returns the first problem otherwise. */
function readVote(
  fields: FeedbackFields,
  { findDocument }: FeedbackServiceOptions,
): Vote | Problem {
  const parsed = FIELDS.safeParse(fields);
  if (!parsed.success) return toProblem(parsed.error);
  const { url, vote, reason: given = null } = parsed.data;
  const document = findDocument(url);
  if (!document) return "page";
  const reason = listFeedbackReasons(document.locale).find((known) => known === given);
  if (given !== null && (vote === "yes" || !reason)) return "reason";
  const { mdn_url, locale } = document;
  return { url: mdn_url, locale, vote, reason: reason ?? null };
}

function toProblem({ issues }: z.ZodError): Problem {
  const field = issues[0]?.path[0];
  return field === "vote" || field === "reason" ? field : "page";
}

/**
 * Pseudonymous key that tells voters of one page apart. The server's secret prevents reversing it,
 * and a reader's keys differ between pages.
 */
function toVoterKey(
  url: string,
  { address, userAgent }: Voter,
  { hash }: FeedbackServiceOptions,
): string {
  return hash("feedback-voter", JSON.stringify([url, address, userAgent]));
}
