import { sql, type Kysely } from "kysely";
import type { IdColumn } from "../engine";
import type { Migration } from "./migration";

const EVENT_TYPES = sql`('delete_user', 'password_change', 'profile_change', 'subscription_state_change')`;
const EVENT_STATUSES = sql`('processed', 'pending', 'ignored', 'failed')`;

export const signIn: Migration = {
  name: "0004-sign-in",
  async up(db, columns) {
    await db.schema.alterTable("users").addColumn("fxa_refresh_token", "text").execute();
    await createWebhookEvents(db, columns.id);
    await createRawTokens(db, columns.id);
    await createTransitions(db, columns.id);
  },
};

/** Has no foreign key because an event may outlive the user that it describes. */
async function createWebhookEvents(db: Kysely<unknown>, id: IdColumn): Promise<void> {
  await db.schema
    .createTable("webhook_events")
    .addColumn("id", id.type, id.build)
    .addColumn("fxa_uid", "text", (column) => column.notNull())
    .addColumn("jti", "text", (column) => column.notNull())
    .addColumn("typ", "text", (column) =>
      column.notNull().check(sql`typ in ${EVENT_TYPES}`),
    )
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ${EVENT_STATUSES}`),
    )
    .addColumn("change_time", "bigint")
    .addColumn("issue_time", "bigint", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addUniqueConstraint("webhook_events_jti_typ", ["jti", "typ"])
    .execute();
  await db.schema
    .createIndex("webhook_events_fxa_uid")
    .on("webhook_events")
    .columns(["fxa_uid", "typ"])
    .execute();
}

async function createRawTokens(db: Kysely<unknown>, id: IdColumn): Promise<void> {
  await db.schema
    .createTable("raw_webhook_events_tokens")
    .addColumn("id", id.type, id.build)
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull())
    .addColumn("error", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("raw_webhook_events_tokens_received_at")
    .on("raw_webhook_events_tokens")
    .column("received_at")
    .execute();
}

async function createTransitions(db: Kysely<unknown>, id: IdColumn): Promise<void> {
  await db.schema
    .createTable("user_subscription_transitions")
    .addColumn("id", id.type, id.build)
    .addColumn("user_id", "bigint", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("old_subscription_type", "text", (column) => column.notNull())
    .addColumn("new_subscription_type", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("user_subscription_transitions_user_id")
    .on("user_subscription_transitions")
    .column("user_id")
    .execute();
}
