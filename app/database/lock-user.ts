import type { Kysely } from "kysely";
import type { Schema } from "./schema";

/**
 * Serialises changes of one user until the end of the transaction, so that its counts and look-ups stay
 * valid. Transactions of a user begin with it, because the deletion of an account locks the user before the
 * rows of other tables, and another order would have both wait for each other (deadlock). An UPDATE, because
 * it locks the row in both engines; SQLite has no SELECT FOR UPDATE.
 */
export async function lockUser(db: Kysely<Schema>, userId: number): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", userId)
    .execute();
}
