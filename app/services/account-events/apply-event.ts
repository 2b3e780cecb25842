import type { Transaction } from "kysely";
import type { Schema } from "~/database/schema";
import type { WebhookEventStatus } from "~/database/sign-in-schema";
import { getSubscribedPlan, type Plan } from "~/domain/accounts/plan";
import { SETTING_NAMES, SETTINGS } from "~/domain/accounts/settings";
import { hasNewerEvent, type ReceivedEvent } from "./events-table";
import type { AccountEvent } from "./parse-events";

type Db = Transaction<Schema>;
type EventOf<Type extends AccountEvent["type"]> = Extract<AccountEvent, { type: Type }>;

export interface KnownUser {
  id: number;
  plan: Plan | null;
  enforced: Plan | null;
  /** Encrypted. */
  refreshToken: string | null;
}

/**
 * Finds a user and serialises the events of this user until the end of the transaction, because an older
 * one must see a newer one. An UPDATE, because it locks the row in both engines.
 */
export async function lockKnownUser(db: Db, uid: string): Promise<KnownUser | null> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("fxa_uid", "=", uid)
    .returning(["id", "subscription_type", "enforce_plus", "fxa_refresh_token"])
    .executeTakeFirst();
  if (!row) return null;
  const { id, subscription_type: plan, enforce_plus: enforced } = row;
  return { id, plan, enforced, refreshToken: row.fxa_refresh_token };
}

/** Applies the database effects of an event; events of unknown users are ignored. */
export async function applyEvent(
  db: Db,
  received: ReceivedEvent,
  user: KnownUser | null,
): Promise<WebhookEventStatus> {
  const { claims, event } = received;
  if (event.type === "delete_user") {
    // Shared code is kept without an owner; all other rows of the user are deleted by cascade.
    if (user)
      await db
        .updateTable("playground")
        .set({ deleted_user_id: user.id })
        .where("user_id", "=", user.id)
        .execute();
    await db.deleteFrom("users").where("fxa_uid", "=", claims.sub).execute();
    return "processed";
  }
  if (!user) return "ignored";
  if (event.type === "password_change") await endSessions(db, user, event);
  else if (event.type === "profile_change") await setEmail(db, user, event);
  else if (await hasNewerEvent(db, received)) return "ignored";
  else await changePlan(db, user, event);
  return "processed";
}

/** Ends the sessions from before the change; later ones used the new password. */
async function endSessions(
  db: Db,
  user: KnownUser,
  { value }: EventOf<"password_change">,
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", user.id)
    .where("created_at", "<=", Math.trunc(value.changeTime))
    .execute();
}

async function setEmail(
  db: Db,
  { id }: KnownUser,
  { value: { email } }: EventOf<"profile_change">,
): Promise<void> {
  if (email === undefined) return;
  await db.updateTable("users").set({ email }).where("id", "=", id).execute();
}

async function changePlan(
  db: Db,
  user: KnownUser,
  { value }: EventOf<"subscription_state_change">,
): Promise<void> {
  const plan = getSubscribedPlan(value);
  const time = Math.trunc(value.changeTime);
  if (plan === "core") await endPrivileges(db, user.id, time);
  await db
    .updateTable("users")
    .set({ subscription_type: plan })
    .where("id", "=", user.id)
    .execute();
  const before = user.enforced ?? user.plan;
  if (before === null || before === plan) return;
  await db
    .insertInto("user_subscription_transitions")
    .values({
      user_id: user.id,
      old_subscription_type: before,
      new_subscription_type: plan,
      created_at: time,
    })
    .execute();
}

/**
 * The newsletter, and the settings that end with the plan: in the order in which readers change both, so
 * that neither waits for the other (deadlock).
 */
async function endPrivileges(db: Db, userId: number, time: number): Promise<void> {
  const ending = SETTING_NAMES.filter((name) => SETTINGS[name].endsWithPlan);
  const off = Object.fromEntries(ending.map((name) => [name, 0]));
  await db
    .updateTable("newsletter_subscriptions")
    .set({ status: "left", updated_at: time })
    .where("user_id", "=", userId)
    .execute();
  await db
    .insertInto("settings")
    .values({ user_id: userId, ...off })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(off))
    .execute();
}
