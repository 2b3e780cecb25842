import type { Kysely } from "kysely";
import { changeInSteps } from "~/database/change-in-steps";
import type { Schema } from "~/database/schema";
import type { WebhookEventStatus } from "~/database/sign-in-schema";
import type { UserDatabase } from "~/database/user-database";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import type { AccountEvent } from "./parse-events";
import type { TokenClaims } from "./verify-token.server";

/** Limits the number of unusable tokens that are kept for operators. */
const MAX_RAW_TOKENS = 1_000;
const MAX_ERROR_CHARACTERS = 500;
/** Retention period of events that protect from no repetition, which docs/operations.md states. */
export const EVENT_DAYS = 183;

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
      issue_time: toIssueTime(claims),
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

/**
 * Tells whether an event is so old that `removeOldEvents` may have removed it, while a newer one of its kind
 * and user is known: then it is a repetition, or too late.
 *
 * @param now milliseconds since 1970
 */
export async function isOutdated(
  db: Kysely<Schema>,
  { claims, event }: ReceivedEvent,
  now: number,
): Promise<boolean> {
  const issueTime = toIssueTime(claims);
  if (issueTime >= toOldest(now)) return false;
  const newer = await db
    .selectFrom("webhook_events")
    .select("id")
    .where("fxa_uid", "=", claims.sub)
    .where("typ", "=", event.type)
    .where("issue_time", ">", issueTime)
    .executeTakeFirst();
  return newer !== undefined;
}

/**
 * Removes events after EVENT_DAYS, except the last of each user and kind, by which `isOutdated` and
 * `hasNewerEvent` know a repetition of those that are removed; returns their number. Goes in steps,
 * the oldest events first, because each goes only while a newer one is there.
 *
 * @param now milliseconds since 1970
 * @throws UnavailableError
 */
export function removeOldEvents(database: UserDatabase, now: number): Promise<number> {
  const events = {
    table: "webhook_events",
    column: "issue_time",
    before: toOldest(now),
  } as const;
  return changeInSteps(database, events, async (db, from, until) => {
    const { numDeletedRows } = await db
      .deleteFrom("webhook_events")
      .where("issue_time", ">=", from)
      .where("issue_time", "<", until)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("webhook_events as newer")
            .select("newer.id")
            .whereRef("newer.fxa_uid", "=", "webhook_events.fxa_uid")
            .whereRef("newer.typ", "=", "webhook_events.typ")
            .whereRef("newer.issue_time", ">", "webhook_events.issue_time")
            .where(({ or, eb: is }) =>
              or([
                is("newer.status", "=", "processed"),
                is("newer.status", "=", is.ref("webhook_events.status")),
              ]),
            )
            .where(({ or, eb: is }) =>
              or([
                is("webhook_events.change_time", "is", null),
                is("newer.change_time", ">=", is.ref("webhook_events.change_time")),
              ]),
            ),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
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

function toIssueTime({ iat }: TokenClaims): number {
  return Math.trunc(iat * 1000);
}

function toOldest(now: number): number {
  return now - EVENT_DAYS * DAY_MILLISECONDS;
}
