import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import { describeBrowser, type BrowserNames } from "~/domain/accounts/describe-browser";
import { createEndings } from "./endings";

const ID_BYTES = 32;
const DAY_MILLISECONDS = 86_400_000;
/** Of a browser that does not come back. */
const IDLE_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** Even of one that does: signing in anew proves that the account is still theirs. */
const MAX_AGE_MILLISECONDS = 365 * DAY_MILLISECONDS;
/** How exactly the last visit is known: a write at every page would be too many. */
const SEEN_STEP_MILLISECONDS = 60 * 60_000;

/** Longest list; logging out everywhere ends the others too. */
const MAX_LISTED = 100;

/** A session as its user may see it. */
export interface SessionView extends BrowserNames {
  /** Names the session in a form; opens nothing. */
  handle: string;
  createdAt: number;
  /** To the hour. */
  lastSeenAt: number;
}

export interface Sessions {
  /**
   * Begins a session and gives the id for the cookie: the one moment in which it is known.
   *
   * @param userAgent Header of the browser that signs in; its names are kept, not the header.
   */
  create(userId: number, userAgent?: string | null): Promise<string>;
  /** The user of a session that goes on, or null. */
  findUserId(id: string): Promise<number | null>;
  /** The `handle` of the session with this id. */
  toHandle(id: string): string;
  /** The sessions of a user that go on, the last seen first. */
  list(userId: number): Promise<SessionView[]>;
  /**
   * Ends a session. While the database does not answer, the session is over for this server at
   * once, and for others as soon as the database is back.
   *
   * @throws UnavailableError when the database is yet to be told.
   */
  end(id: string): Promise<void>;
  /** Ends the session of a user that has this handle, if there is one. */
  endByHandle(userId: number, handle: string): Promise<void>;
  /** When the user wants it so. */
  endAll(userId: number): Promise<void>;
}

export interface SessionsOptions {
  database: UserDatabase;
  now?: () => number;
}

export function createSessions({ database, now = Date.now }: SessionsOptions): Sessions {
  const endings = createEndings((hashes) =>
    database.query((db) =>
      db.deleteFrom("sessions").where("id_hash", "in", hashes).execute(),
    ),
  );
  return {
    async create(userId, userAgent = null) {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const time = now();
      await database.transact(async (db) => {
        await forgetExpired(db, time);
        const times = { created_at: time, last_seen_at: time };
        const session = {
          id_hash: hashId(id),
          user_id: userId,
          ...times,
          ...describeBrowser(userAgent),
        };
        await db.insertInto("sessions").values(session).execute();
      });
      return id;
    },
    async findUserId(id) {
      const time = now();
      const idHash = hashId(id);
      if (endings.has(idHash)) return null;
      const session = await findSession(database, idHash, time);
      // The database answers: it may have been away.
      endings.retry();
      if (!session) return null;
      if (time - session.last_seen_at >= SEEN_STEP_MILLISECONDS)
        await noteVisit(database, idHash, time);
      return session.user_id;
    },
    toHandle: (id) => hashId(hashId(id)),
    list: (userId) => listSessions(database, userId, now()),
    end: (id) => endings.add(hashId(id)),
    async endByHandle(userId, handle) {
      const rows = await database.query((db) =>
        db
          .selectFrom("sessions")
          .select("id_hash")
          .where("user_id", "=", userId)
          .execute(),
      );
      const found = rows.find(({ id_hash }) => hashId(id_hash) === handle);
      if (found) await endings.add(found.id_hash);
    },
    async endAll(userId) {
      await database.query((db) =>
        db.deleteFrom("sessions").where("user_id", "=", userId).execute(),
      );
    },
  };
}

async function listSessions(
  database: UserDatabase,
  userId: number,
  time: number,
): Promise<SessionView[]> {
  const rows = await database.query((db) =>
    db
      .selectFrom("sessions")
      .select(["id_hash", "created_at", "last_seen_at", "browser", "system"])
      .where("user_id", "=", userId)
      .where("last_seen_at", ">", time - IDLE_MILLISECONDS)
      .where("created_at", ">", time - MAX_AGE_MILLISECONDS)
      .orderBy("last_seen_at", "desc")
      .orderBy("created_at", "desc")
      .limit(MAX_LISTED)
      .execute(),
  );
  return rows.map(({ id_hash, browser, system, ...times }) => ({
    handle: hashId(id_hash),
    ...{ browser, system },
    ...{ createdAt: times.created_at, lastSeenAt: times.last_seen_at },
  }));
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
