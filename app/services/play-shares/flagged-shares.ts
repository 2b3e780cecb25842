import type { UserDatabase } from "~/database/user-database";

export interface FlaggedShare {
  id: string;
  /** When it was shared: milliseconds since 1970. */
  sharedAt: number;
  /** What readers say, the latest first; null where one gave no reason. */
  reasons: (string | null)[];
}

/** For operators, who judge what readers have flagged. */
export interface FlaggedShares {
  /** Those that wait for a judgement, or those taken away; the latest flagged first. */
  list(state: "waiting" | "blocked"): Promise<FlaggedShare[]>;
  /** Nobody gets it any more. False when there is no such code. */
  block(id: string): Promise<boolean>;
  /** It is there for everybody (again), and its flags are gone. False as above. */
  keep(id: string): Promise<boolean>;
}

/** All of it throws UnavailableError while the database does not answer. */
export function createFlaggedShares(database: UserDatabase): FlaggedShares {
  return {
    async list(state) {
      const rows = await database.query((db) =>
        db
          .selectFrom("playground")
          .leftJoin("playground_flags as flag", "flag.playground_id", "playground.id")
          .select(["public_id", "playground.created_at as sharedAt", "flag.reason"])
          .where("active", "=", state === "blocked" ? 0 : 1)
          .where((is) => is.or([is("flagged", "=", 1), is("active", "=", 0)]))
          .orderBy("flag.id", "desc")
          .execute(),
      );
      const shares = new Map<string, FlaggedShare>();
      for (const { public_id: id, sharedAt, reason } of rows) {
        const share = shares.get(id);
        if (share) share.reasons.push(reason);
        else shares.set(id, { id, sharedAt, reasons: [reason] });
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
