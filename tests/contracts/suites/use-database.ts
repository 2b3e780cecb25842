import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "~/database/open-database.server";
import type { Schema } from "~/database/schema";
import { openTestDatabase } from "../engines";

/** Returns the URL of an empty database. */
export type CreateEmpty = () => Promise<string>;

/** Ordered for deletion: referenced tables come last. */
const TABLES: readonly (keyof Schema)[] = [
  "collection_items",
  "collections",
  "helpfulness_votes",
  "kept_forms",
  "observatory_scans",
  "placement_counts",
  "rate_limits",
  "raw_webhook_events_tokens",
  "newsletter_subscriptions",
  "activity_pings",
  "ai_help_history",
  "ai_help_limits",
  "ai_help_message_meta",
  "ai_help_misses",
  "playground_flags",
  "playground",
  "sessions",
  "settings",
  "usage_counts",
  "user_subscription_transitions",
  "webhook_events",
  "users",
];

/** Provides a migrated database to a suite, emptied before each test. */
export function useDatabase(createEmpty: CreateEmpty): () => OpenDatabase {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = openTestDatabase(await createEmpty());
    await database.migrate();
  });

  beforeEach(async () => {
    for (const table of TABLES)
      await database.query((db) => db.deleteFrom(table).execute());
  });

  afterAll(() => database.close());

  return () => database;
}
