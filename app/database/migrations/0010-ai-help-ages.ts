import type { Migration } from "./migration";

/** Indexes for the daily job that deletes old conversations of all readers. */
export const aiHelpAges: Migration = {
  name: "0010-ai-help-ages",
  async up(db) {
    await db.schema
      .createIndex("ai_help_history_updated_at")
      .on("ai_help_history")
      .column("updated_at")
      .execute();
    await db.schema
      .createIndex("ai_help_history_messages_created_at")
      .on("ai_help_history_messages")
      .column("created_at")
      .execute();
  },
};
