import type { Migration } from "./migration";

/** What is too old is looked for every day, in all readers' history. */
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
