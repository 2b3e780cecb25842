import type { UserDatabase } from "~/database/user-database";
import { getOrCreate } from "~/domain/text/get-or-create";

export interface FlaggedShare {
  id: string;
  /** Time of sharing: milliseconds since 1970. */
  sharedAt: number;
  /** Reasons of the flags, newest first; null for a flag without a reason. */
  reasons: (string | null)[];
}

/** Moderation of flagged code, for operators. */
export interface FlaggedShares {
  /** Lists flagged shares, or blocked ones, most recently flagged first, those without a flag last. */
  list(state: "waiting" | "blocked"): Promise<FlaggedShare[]>;
  /** Blocks a share for all readers. Returns false for an unknown id. */
  block(id: string): Promise<boolean>;
  /** Unblocks a share and deletes its flags. Returns false for an unknown id. */
  keep(id: string): Promise<boolean>;
}

/**
 * Creates the moderation. All methods throw UnavailableError while the database does not answer.
 */
export function createFlaggedShares(database: UserDatabase): FlaggedShares {
  return {
    async list(state) {
      const rows = await database.query((db) =>
        db
          .selectFrom("playground")
          .leftJoin("playground_flags as flag", "flag.playground_id", "playground.id")
          .select(["public_id", "playground.created_at as sharedAt"])
          .select(["flag.id as flagId", "flag.reason"])
          .where("active", "=", state === "blocked" ? 0 : 1)
          .where((is) => is.or([is("flagged", "=", 1), is("active", "=", 0)]))
          .orderBy("flag.id", (order) => order.desc().nullsLast())
          .execute(),
      );
      const shares = new Map<string, FlaggedShare>();
      for (const { public_id: id, sharedAt, flagId, reason } of rows) {
        const share = getOrCreate(shares, id, () => ({ id, sharedAt, reasons: [] }));
        if (flagId !== null) share.reasons.push(reason);
      }
      return [...shares.values()];
    },
    async block(id) {
      const { numUpdatedRows } = await database.query((db) =>
        db
          .updateTable("playground")
          .set({ active: 0 })
          .where("public_id", "=", id)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0;
    },
    keep: (id) =>
      database.transact(async (db) => {
        const row = await db
          .updateTable("playground")
          .set({ active: 1, flagged: 0 })
          .where("public_id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (!row) return false;
        await db
          .deleteFrom("playground_flags")
          .where("playground_id", "=", row.id)
          .execute();
        return true;
      }),
  };
}
