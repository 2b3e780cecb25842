import type { UserDatabase } from "~/database/user-database";

export interface NewShare {
  publicId: string;
  userId: number;
  /** JSON. */
  code: string;
  time: number;
}

/** @throws UnavailableError */
export async function saveShare(
  database: UserDatabase,
  { publicId, userId, code, time }: NewShare,
): Promise<void> {
  await database.query((db) =>
    db
      .insertInto("playground")
      .values({ public_id: publicId, user_id: userId, code, created_at: time })
      .execute(),
  );
}

/**
 * Returns a share, flagged or not; null for an unknown id.
 *
 * @throws UnavailableError
 */
export async function findShare(
  database: UserDatabase,
  publicId: string,
): Promise<{ code: string; active: number; user_id: number | null } | null> {
  const row = await database.query((db) =>
    db
      .selectFrom("playground")
      .select(["code", "active", "user_id"])
      .where("public_id", "=", publicId)
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** Returns false for an unknown id. */
export function flagShare(
  database: UserDatabase,
  { publicId, reason, time }: { publicId: string; reason: string | null; time: number },
): Promise<boolean> {
  return database.transact(async (db) => {
    const row = await db
      .updateTable("playground")
      .set({ flagged: 1 })
      .where("public_id", "=", publicId)
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await db
      .insertInto("playground_flags")
      .values({ playground_id: row.id, reason, created_at: time })
      .execute();
    return true;
  });
}
