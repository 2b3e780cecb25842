import type { Migration } from "./migration";

/** The setting that hides links to AI Help on document pages. */
export const aiHelpLinks: Migration = {
  name: "0014-ai-help-links",
  async up(db) {
    await db.schema
      .alterTable("settings")
      .addColumn("no_ai_help_links", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
