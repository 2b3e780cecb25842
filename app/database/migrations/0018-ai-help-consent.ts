import { sql } from "kysely";
import type { Migration } from "./migration";

/** Removes what was stored of questions before it took their readers' own act. */
export const aiHelpConsent: Migration = {
  name: "0018-ai-help-consent",
  async up(db) {
    await sql`delete from ai_help_misses where reason = 'refused'`.execute(db);
  },
};
