import { sql } from "kysely";
import type { Migration } from "./migration";

export const helpfulnessVotes: Migration = {
  name: "0001-helpfulness-votes",
  async up(db, columns) {
    await db.schema
      .createTable("helpfulness_votes")
      .addColumn("id", columns.id.type, columns.id.build)
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("vote", "text", (column) =>
        column.notNull().check(sql`vote in ('yes', 'no')`),
      )
      .addColumn("reason", "text", (column) =>
        column.check(sql`reason is null or vote = 'no'`),
      )
      .addColumn("voter_key", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("helpfulness_votes_url_voter", ["url", "voter_key"])
      .execute();
  },
};
