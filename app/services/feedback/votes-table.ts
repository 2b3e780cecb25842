import type { UserDatabase } from "~/database/user-database";
import type { FeedbackReason, Vote } from "~/domain/accounts/feedback";
import type { Locale } from "~/domain/locales/locale";

export interface NewVote {
  url: string;
  locale: Locale;
  vote: Vote;
  reason: FeedbackReason | null;
  voterKey: string;
  time: number;
}

/**
 * Upserts a reader's vote on a page. A "no" without a reason keeps the earlier reason.
 *
 * @returns whether it is the reader's first vote there.
 * @throws UnavailableError
 */
export async function saveVote(database: UserDatabase, vote: NewVote): Promise<boolean> {
  const { voterKey, time, ...facts } = vote;
  const saved = await database.query((db) =>
    db
      .insertInto("helpfulness_votes")
      .values({ ...facts, voter_key: voterKey, created_at: time, updated_at: time })
      .onConflict((conflict) =>
        conflict.columns(["url", "voter_key"]).doUpdateSet((eb) => ({
          vote: eb.ref("excluded.vote"),
          reason: eb
            .case()
            .when("excluded.vote", "=", "no")
            .then(eb.fn.coalesce("excluded.reason", "helpfulness_votes.reason"))
            .else(null)
            .end(),
          updated_at: eb.ref("excluded.updated_at"),
        })),
      )
      .returning(["created_at", "updated_at"])
      .executeTakeFirstOrThrow(),
  );
  return saved.created_at === saved.updated_at;
}
