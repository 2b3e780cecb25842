import { sql } from "kysely";
import type { Migration } from "./migration";

/** Removes what was stored of questions before it took their readers' own act. */
export const aiHelpConsent: Migration = {
  name: "0018-ai-help-consent",
  async up(db) {
    await sql`delete from ai_help_misses where reason = 'refused'`.execute(db);
    const kept = sql`select 1 from ai_help_history_messages as message where message.message_id = ai_help_message_meta.message_id`;
    await sql`update ai_help_message_meta set sources = '[]' where not exists (${kept})`.execute(
      db,
    );
  },
};
