import type { UserDatabase } from "~/database/user-database";
import type { FeedbackCounts } from "./feedback-service";

/** Counts the votes, for operators. */
export function createFeedbackCounts(database: UserDatabase): FeedbackCounts {
  return {
    async listPages(options) {
      const pages = await countVotes(database, options);
      const reasons = await countReasons(
        database,
        pages.map(({ url }) => url),
      );
      return pages.map((page) => ({
        ...page,
        reasons: reasons
          .filter(({ url }) => url === page.url)
          .map(({ reason, count }) => ({ reason, count })),
      }));
    },
  };
}

type Options = Parameters<FeedbackCounts["listPages"]>[0];

function countVotes(database: UserDatabase, { limit, locale }: Options) {
  return database.query((db) =>
    db
      .selectFrom("helpfulness_votes")
      .select((eb) => [
        "url",
        "locale",
        eb.fn.countAll<number>().filterWhere("vote", "=", "yes").as("yes"),
        eb.fn.countAll<number>().filterWhere("vote", "=", "no").as("no"),
      ])
      .$if(locale !== undefined, (query) => query.where("locale", "=", locale ?? ""))
      .groupBy(["url", "locale"])
      .orderBy("no", "desc")
      .orderBy("yes", "desc")
      .orderBy("url")
      .limit(limit)
      .execute(),
  );
}

async function countReasons(database: UserDatabase, urls: string[]) {
  if (urls.length === 0) return [];
  return database.query((db) =>
    db
      .selectFrom("helpfulness_votes")
      .select((eb) => ["url", "reason", eb.fn.countAll<number>().as("count")])
      .where("url", "in", urls)
      .where("reason", "is not", null)
      .$narrowType<{ reason: string }>()
      .groupBy(["url", "reason"])
      .orderBy("count", "desc")
      .orderBy("reason")
      .execute(),
  );
}
