import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { WebhookEventStatus } from "~/database/sign-in-schema";
import type { UserDatabase } from "~/database/user-database";
import type { AccountEvent } from "./parse-events";
import type { TokenClaims } from "./verify-token.server";

/** Limits the number of unusable tokens that are kept for operators. */
const MAX_RAW_TOKENS = 1_000;
const MAX_ERROR_CHARACTERS = 500;

export interface ReceivedEvent {
  claims: TokenClaims;
  event: AccountEvent;
}

/**
 * Stores an event as pending.
 *
 * @returns its row id; null when the event has been processed before (idempotency).
 */
export async function beginEvent(
  db: Kysely<Schema>,
  { claims, event }: ReceivedEvent,
): Promise<number | null> {
  const { value } = event;
  const row = await db
    .insertInto("webhook_events")
    .values({
      fxa_uid: claims.sub,
      jti: claims.jti,
      typ: event.type,
      status: "pending",
      change_time: "changeTime" in value ? Math.trunc(value.changeTime) : null,
      issue_time: Math.trunc(claims.iat * 1000),
      payload: JSON.stringify(value),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["jti", "typ"])
        .doUpdateSet({ status: "pending" })
        .where("webhook_events.status", "in", ["pending", "failed"]),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function endEvent(
  db: Kysely<Schema>,
  id: number,
  status: WebhookEventStatus,
): Promise<void> {
  await db.updateTable("webhook_events").set({ status }).where("id", "=", id).execute();
}

/** Tells whether an event of the same kind, as new or newer, has been processed. */
export async function hasNewerEvent(
  db: Kysely<Schema>,
  { claims, event }: ReceivedEvent,
): Promise<boolean> {
  if (!("changeTime" in event.value)) return false;
  const newer = await db
    .selectFrom("webhook_events")
    .select("id")
    .where("fxa_uid", "=", claims.sub)
    .where("typ", "=", event.type)
    .where("status", "=", "processed")
    .where("change_time", ">=", Math.trunc(event.value.changeTime))
    .executeTakeFirst();
  return newer !== undefined;
}

/** Stores an unusable token and deletes the oldest beyond the limit. */
export async function keepRawToken(
  database: UserDatabase,
  { token, error, time }: { token: string; error: string; time: number },
): Promise<void> {
  await database.transact(async (db) => {
    const { id } = await db
      .insertInto("raw_webhook_events_tokens")
      .values({ received_at: time, token, error: error.slice(0, MAX_ERROR_CHARACTERS) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom("raw_webhook_events_tokens")
      .where("id", "<=", id - MAX_RAW_TOKENS)
      .execute();
  });
}
