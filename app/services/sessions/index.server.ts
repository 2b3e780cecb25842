import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";

const ID_BYTES = 32;
const DAY_MILLISECONDS = 86_400_000;
/** Of a browser that does not come back. */
const IDLE_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** Even of one that does: signing in anew proves that the account is still theirs. */
const MAX_AGE_MILLISECONDS = 365 * DAY_MILLISECONDS;
/** How exactly the last visit is known: a write at every page would be too many. */
const SEEN_STEP_MILLISECONDS = 60 * 60_000;

export interface Sessions {
  /** Begins a session and gives the id for the cookie: the one moment in which it is known. */
  create(userId: number): Promise<string>;
  /** The user of a session that goes on, or null. */
  findUserId(id: string): Promise<number | null>;
  end(id: string): Promise<void>;
  /** When the password has changed, or the user is gone. */
  endAll(userId: number): Promise<void>;
}

export interface SessionsOptions {
  database: UserDatabase;
  now?: () => number;
}

export function createSessions({ database, now = Date.now }: SessionsOptions): Sessions {
  return {
    async create(userId) {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const time = now();
      await database.transact(async (db) => {
        await forgetExpired(db, time);
        const times = { created_at: time, last_seen_at: time };
        const session = { id_hash: hashId(id), user_id: userId, ...times };
        await db.insertInto("sessions").values(session).execute();
      });
      return id;
    },
    async findUserId(id) {
      const time = now();
      const idHash = hashId(id);
      const session = await findSession(database, idHash, time);
      if (!session) return null;
      if (time - session.last_seen_at >= SEEN_STEP_MILLISECONDS)
        await noteVisit(database, idHash, time);
      return session.user_id;
    },
    async end(id) {
      await database.query((db) =>
        db.deleteFrom("sessions").where("id_hash", "=", hashId(id)).execute(),
      );
    },
    async endAll(userId) {
      await database.query((db) =>
        db.deleteFrom("sessions").where("user_id", "=", userId).execute(),
      );
    },
  };
}

/** The id is random and long: a plain hash can't be turned back. */
function hashId(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

function findSession(database: UserDatabase, idHash: string, time: number) {
  return database.query((db) =>
    db
      .selectFrom("sessions")
      .select(["user_id", "last_seen_at"])
      .where("id_hash", "=", idHash)
      .where("last_seen_at", ">", time - IDLE_MILLISECONDS)
      .where("created_at", ">", time - MAX_AGE_MILLISECONDS)
      .executeTakeFirst(),
  );
}

function noteVisit(database: UserDatabase, idHash: string, time: number) {
  return database.query((db) =>
    db
      .updateTable("sessions")
      .set({ last_seen_at: time })
      .where("id_hash", "=", idHash)
      .execute(),
  );
}

function forgetExpired(db: Kysely<Schema>, time: number) {
  return db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("last_seen_at", "<=", time - IDLE_MILLISECONDS),
        eb("created_at", "<=", time - MAX_AGE_MILLISECONDS),
      ]),
    )
    .execute();
}
