import { compileOnce } from "~/database/compile-once";
import type { UserDatabase } from "~/database/user-database";
import {
  parseSettings,
  SETTING_NAMES,
  SETTINGS,
  type UserSettings,
} from "~/domain/accounts/settings";
import type { Plan } from "~/domain/accounts/plan";
import { readPlan, type User } from "~/domain/accounts/user";
import type { Profile } from "./profile";

/** Returns the user with their settings, or null. */
export async function findUser(
  database: UserDatabase,
  id: number,
): Promise<Omit<User, "formOwner"> | null> {
  const [row] = await database.query((db) => selectUsers(db, id));
  if (!row) return null;
  const plan = readPlan({
    subscriptionType: row.subscription_type,
    enforcePlus: row.enforce_plus,
  });
  return {
    id: row.id,
    uid: row.fxa_uid,
    email: row.email,
    avatarUrl: row.avatar_url,
    ...plan,
    isStaff: row.is_admin === 1,
    collectionsChangedAt: row.collections_changed_at,
    updatesSeen: row.updates_seen,
    settings: readSettings(row, plan.isSubscriber),
  };
}

const selectUsers = compileOnce((db, id: number) =>
  db
    .selectFrom("users")
    .leftJoin("settings", "settings.user_id", "users.id")
    .select([
      "users.id",
      "users.fxa_uid",
      "users.email",
      "users.avatar_url",
      "users.subscription_type",
      "users.enforce_plus",
      "users.is_admin",
      "users.collections_changed_at",
      "users.updates_seen",
      "settings.user_id as settings_of",
      ...SETTING_NAMES.map((name) => `settings.${name}` as const),
    ])
    .where("users.id", "=", id),
);

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

/** Settings that only subscribers may change hold for nobody else. */
function readSettings(row: Row, isSubscriber: boolean): UserSettings | null {
  if (row.settings_of === null) return null;
  const kept = SETTING_NAMES.filter(
    (name) => isSubscriber || SETTINGS[name].changer !== "subscriber",
  );
  return parseSettings(Object.fromEntries(kept.map((name) => [name, row[name]])));
}

export interface StoredProfile extends Profile {
  /** Encrypted; null keeps the stored token. */
  refreshToken: string | null;
  time: number;
}

/** Inserts or updates the user from the provider's profile; returns the id. */
export async function saveUser(
  database: UserDatabase,
  user: StoredProfile,
): Promise<number> {
  const { id } = await database.query((db) =>
    db
      .insertInto("users")
      .values({
        fxa_uid: user.uid,
        email: user.email,
        avatar_url: user.avatarUrl,
        subscription_type: user.subscriptionType,
        fxa_refresh_token: user.refreshToken,
        created_at: user.time,
        updated_at: user.time,
      })
      .onConflict((conflict) =>
        conflict.column("fxa_uid").doUpdateSet((eb) => ({
          email: eb.ref("excluded.email"),
          avatar_url: eb.ref("excluded.avatar_url"),
          subscription_type: eb.ref("excluded.subscription_type"),
          fxa_refresh_token: eb.fn.coalesce(
            "excluded.fxa_refresh_token",
            "users.fxa_refresh_token",
          ),
          updated_at: eb.ref("excluded.updated_at"),
        })),
      )
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Returns the plan as stored, which a row from before plans has none of; undefined for an unknown user. */
export async function findStoredPlan(
  database: UserDatabase,
  uid: string,
): Promise<Plan | null | undefined> {
  const row = await database.query((db) =>
    db
      .selectFrom("users")
      .select("subscription_type")
      .where("fxa_uid", "=", uid)
      .executeTakeFirst(),
  );
  return row?.subscription_type;
}

/**
 * Updates a user from the provider's profile. It never inserts, because the account may have been deleted while
 * the profile was fetched.
 *
 * @param planBefore as stored before the fetch: a plan that has changed since comes from a newer event, and stays.
 */
export async function updateUser(
  database: UserDatabase,
  user: StoredProfile,
  planBefore: Plan | null,
): Promise<void> {
  await database.query((db) =>
    db
      .updateTable("users")
      .set((eb) => ({
        email: user.email,
        avatar_url: user.avatarUrl,
        subscription_type: eb
          .case()
          .when("subscription_type", "is not distinct from", planBefore)
          .then(user.subscriptionType)
          .else(eb.ref("subscription_type"))
          .end(),
        ...(user.refreshToken !== null && {
          fxa_refresh_token: user.refreshToken,
        }),
        updated_at: user.time,
      }))
      .where("fxa_uid", "=", user.uid)
      .execute(),
  );
}
