import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { toDigest } from "~/domain/text/digest.server";
import { compileOnce } from "~/database/compile-once";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import { describeBrowser, type BrowserNames } from "~/domain/accounts/describe-browser";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { createEndings } from "./endings";

const ID_BYTES = 32;
/** Time after which an unused session ends. */
const IDLE_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** Maximum age of a session, so that readers prove their identity once a year. */
const MAX_AGE_MILLISECONDS = 365 * DAY_MILLISECONDS;
/** Precision of `last_seen_at`, because a write per page view would be too much. */
const SEEN_STEP_MILLISECONDS = 60 * 60_000;

/** Longest list; endAll ends the others too. */
const MAX_LISTED = 100;

/** A session as shown to its user. */
export interface SessionView extends BrowserNames {
  /** Identifies the session in a form; can't be used as its id. */
  handle: string;
  createdAt: number;
  /** To the hour. */
  lastSeenAt: number;
}

export interface Sessions {
  /**
   * Creates a session and returns the id for the cookie, which is not stored.
   *
   * @param userAgent Header of the signing-in browser; only names derived from it are stored.
   */
  create(userId: number, userAgent?: string | null): Promise<string>;
  /** Returns the user of an active session, or null. */
  findUserId(id: string): Promise<number | null>;
  /** Returns the `handle` of the session with this id. */
  toHandle(id: string): string;
  /** Lists the active sessions of a user, most recently seen first. */
  list(userId: number): Promise<SessionView[]>;
  /**
   * Ends a session. While the database is down, it ends on this server at once and on others when
   * the database is back.
   *
   * @throws UnavailableError when the deletion is pending.
   */
  end(id: string): Promise<void>;
  /** Ends the session of a user with this handle, if any. */
  endByHandle(userId: number, handle: string): Promise<void>;
  /** Ends all sessions of a user. */
  endAll(userId: number): Promise<void>;
}

export interface SessionsOptions {
  database: UserDatabase;
  now?: () => number;
}

/** All methods but `toHandle` throw UnavailableError while the database does not answer. */
export function createSessions({ database, now = Date.now }: SessionsOptions): Sessions {
  const endings = createEndings((hashes) =>
    database.query((db) =>
      db.deleteFrom("sessions").where("id_hash", "in", hashes).execute(),
    ),
  );
  const visits = createVisits(database);
  return {
    async create(userId, userAgent = null) {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const time = now();
      await database.transact(async (db) => {
        await forgetExpired(db, userId, time);
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
      // Retries pending deletions now, because the database has just answered.
      endings.retry();
      if (!session) return null;
      if (time - session.last_seen_at >= SEEN_STEP_MILLISECONDS)
        visits.note(idHash, time);
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
    browser,
    system,
    createdAt: times.created_at,
    lastSeenAt: times.last_seen_at,
  }));
}

/** A plain hash is enough because the id is long and random. */
function hashId(id: string): string {
  return toDigest(id);
}

const findSessions = compileOnce(
  (db, idHash: string, seenAfter: number, madeAfter: number) =>
    db
      .selectFrom("sessions")
      .select(["user_id", "last_seen_at"])
      .where("id_hash", "=", idHash)
      .where("last_seen_at", ">", seenAfter)
      .where("created_at", ">", madeAfter),
);

async function findSession(database: UserDatabase, idHash: string, time: number) {
  const [seenAfter, madeAfter] = [time - IDLE_MILLISECONDS, time - MAX_AGE_MILLISECONDS];
  const [session] = await database.query((db) =>
    findSessions(db, idHash, seenAfter, madeAfter),
  );
  return session;
}

/**
 * Notes visits without a wait: a page only reads, and must neither wait for a lock on the database nor lose
 * its reader where the disk takes no writes. A visit that fails is noted by the next page.
 */
function createVisits(database: UserDatabase) {
  const underWay = new Set<string>();
  return {
    note(idHash: string, time: number): void {
      if (underWay.has(idHash)) return;
      underWay.add(idHash);
      void noteVisit(database, idHash, time)
        .catch(() => undefined)
        .finally(() => underWay.delete(idHash));
    },
  };
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

/**
 * Deletes sessions that nobody has used for too long, and those of this user that are too old: each by an index,
 * because a sign-in must not look through the sessions of all readers. Old ones of others are used no more, and
 * go a month later.
 */
function forgetExpired(db: Kysely<Schema>, userId: number, time: number) {
  return db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("last_seen_at", "<=", time - IDLE_MILLISECONDS),
        eb.and([
          eb("user_id", "=", userId),
          eb("created_at", "<=", time - MAX_AGE_MILLISECONDS),
        ]),
      ]),
    )
    .execute();
}
