import { sql } from "kysely";
import type { Migration } from "./migration";

/** Indexes for the daily jobs that remove old events of accounts and old reports of scans. */
export const oldRows: Migration = {
  name: "0019-old-rows",
  async up(db) {
    await db.schema
      .createIndex("webhook_events_issue_time")
      .on("webhook_events")
      .column("issue_time")
      .execute();
    await db.schema
      .createIndex("observatory_scans_reports")
      .on("observatory_scans")
      .column("ended_at")
      .where(sql.ref("report"), "is not", null)
      .execute();
  },
};
