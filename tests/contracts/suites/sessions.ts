import { describe, expect, test } from "vitest";
import type { UserDatabase } from "~/database/user-database";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createSessions } from "~/services/sessions/index.server";
import { useDatabase, type CreateEmpty } from "./use-database";

const DAY = 86_400_000;
const START = 1_800_000_000_000;

export function describeSessions(createEmpty: CreateEmpty): void {
  describe("sessions", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start() {
      const clock = { now: START };
      const now = () => clock.now;
      const sessions = createSessions({ database: getDatabase(), now });
      return { clock, sessions, userId: await createUser("a") };
    }

    async function createUser(uid: string): Promise<number> {
      const times = { created_at: START, updated_at: START };
      const user = { fxa_uid: uid, email: `${uid}@example.org`, ...times };
      const { id } = await getDatabase().query((db) =>
        db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow(),
      );
      return id;
    }

    function listSessions() {
      return getDatabase().query((db) => db.selectFrom("sessions").selectAll().execute());
    }

    test("return their user by an id that the database does not store", async () => {
      const { sessions, userId } = await start();
      const id = await sessions.create(userId);
      expect(await sessions.findUserId(id)).toBe(userId);
      expect(await sessions.findUserId(`${id}x`)).toBeNull();
      expect(JSON.stringify(await listSessions())).not.toContain(id);
    });

    test("end one by one, or all of a user", async () => {
      const { sessions, userId } = await start();
      const other = await sessions.create(await createUser("b"));
      const ids = [await sessions.create(userId), await sessions.create(userId)] as const;
      await sessions.end(ids[0]);
      expect(await sessions.findUserId(ids[0])).toBeNull();
      expect(await sessions.findUserId(ids[1])).toBe(userId);
      await sessions.endAll(userId);
      expect(await sessions.findUserId(ids[1])).toBeNull();
      expect(await sessions.findUserId(other)).not.toBeNull();
    });

    /** A page does not wait until its visit is noted. */
    async function expectVisit(time: number) {
      const readTimes = async () =>
        (await listSessions()).map(({ last_seen_at }) => last_seen_at);
      await expect.poll(readTimes).toContain(time);
    }

    test("expire 30 days after the last visit", async () => {
      const { clock, sessions, userId } = await start();
      const id = await sessions.create(userId);
      clock.now += 30 * DAY - 1;
      expect(await sessions.findUserId(id)).toBe(userId);
      await expectVisit(clock.now);
      clock.now += 30 * DAY - 1;
      expect(await sessions.findUserId(id)).toBe(userId);
      await expectVisit(clock.now);
      clock.now += 30 * DAY;
      expect(await sessions.findUserId(id)).toBeNull();
    });

    test("expire after a year in spite of visits, and are then deleted", async () => {
      const { clock, sessions, userId } = await start();
      const id = await sessions.create(userId);
      for (let day = 20; day < 365; day += 20) {
        clock.now = START + day * DAY;
        expect(await sessions.findUserId(id)).toBe(userId);
        await expectVisit(clock.now);
      }
      clock.now = START + 365 * DAY;
      expect(await sessions.findUserId(id)).toBeNull();
      await sessions.create(userId);
      expect(await listSessions()).toHaveLength(1);
    });

    test("of others that are too old go a month later, because a sign-in looks through its own", async () => {
      const { clock, sessions, userId } = await start();
      const other = await createUser("b");
      const id = await sessions.create(other);
      for (let day = 20; day < 365; day += 20) {
        clock.now = START + day * DAY;
        expect(await sessions.findUserId(id)).toBe(other);
        await expectVisit(clock.now);
      }
      const listOwners = async () =>
        (await listSessions()).map(({ user_id }) => user_id).toSorted((a, b) => a - b);
      clock.now = START + 365 * DAY;
      await sessions.create(userId);
      expect(await listOwners()).toEqual([userId, other]);
      expect(await sessions.findUserId(id)).toBeNull();
      clock.now += 30 * DAY;
      await sessions.create(userId);
      expect(await listOwners()).toEqual([userId]);
    });

    test.each<[string, () => Promise<never>]>([
      ["waits for a lock", () => new Promise(() => undefined)],
      ["is refused", () => Promise.reject(new UnavailableError("read-only"))],
    ])("return their user while the note of a visit %s", async (_, write) => {
      const database = getDatabase();
      const { sessions: before, userId } = await start();
      const id = await before.create(userId);
      let queries = 0;
      const query: UserDatabase["query"] = (work) =>
        ++queries === 1 ? database.query(work) : write();
      const sessions = createSessions({
        database: { ...database, query },
        now: () => START + DAY,
      });
      expect(await sessions.findUserId(id)).toBe(userId);
      expect(queries).toBe(2);
    });

    test("are listed for their user, with names of their browsers", async () => {
      const { clock, sessions, userId } = await start();
      await sessions.create(await createUser("b"));
      const old = await sessions.create(userId);
      clock.now += 2 * DAY;
      const firefox =
        "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
      const id = await sessions.create(userId, firefox);
      const list = await sessions.list(userId);
      expect(list).toEqual([
        {
          handle: sessions.toHandle(id),
          browser: "Firefox",
          system: "Windows",
          createdAt: clock.now,
          lastSeenAt: clock.now,
        },
        {
          handle: sessions.toHandle(old),
          browser: null,
          system: null,
          createdAt: START,
          lastSeenAt: START,
        },
      ]);
      expect(JSON.stringify(list)).not.toContain(id);
      expect(await sessions.findUserId(sessions.toHandle(id))).toBeNull();
      clock.now += 29 * DAY;
      expect(await sessions.list(userId)).toHaveLength(1);
    });

    test("end by their handle, only for their own user", async () => {
      const { sessions, userId } = await start();
      const id = await sessions.create(userId);
      const stranger = await createUser("b");
      await sessions.endByHandle(stranger, sessions.toHandle(id));
      await sessions.endByHandle(userId, "nothing");
      expect(await sessions.findUserId(id)).toBe(userId);
      await sessions.endByHandle(userId, sessions.toHandle(id));
      expect(await sessions.findUserId(id)).toBeNull();
    });

    test("end here at once each time the database is down, and elsewhere when it is back", async () => {
      const database = getDatabase();
      const line = { isCut: false };
      const query: UserDatabase["query"] = (work) =>
        line.isCut ? Promise.reject(new UnavailableError("cut")) : database.query(work);
      const sessions = createSessions({ database: { ...database, query } });
      const elsewhere = createSessions({ database });
      const userId = await createUser("a");
      const kept = await sessions.create(userId);
      for (let outage = 0; outage < 2; outage++) {
        const id = await sessions.create(userId);
        line.isCut = true;
        await expect(sessions.end(id)).rejects.toThrow("cut");
        expect(await sessions.findUserId(id)).toBeNull();
        expect(await elsewhere.findUserId(id)).toBe(userId);
        line.isCut = false;
        expect(await sessions.findUserId(kept)).toBe(userId);
        await expect.poll(() => elsewhere.findUserId(id)).toBeNull();
      }
      expect(await elsewhere.findUserId(kept)).toBe(userId);
    });

    test("are deleted with their user, as are settings", async () => {
      const { sessions, userId } = await start();
      const id = await sessions.create(userId);
      const row = { user_id: userId, locale_override: null, ai_help_history: null };
      await getDatabase().query((db) => db.insertInto("settings").values(row).execute());
      await getDatabase().query((db) =>
        db.deleteFrom("users").where("id", "=", userId).execute(),
      );
      expect(await sessions.findUserId(id)).toBeNull();
      const settings = await getDatabase().query((db) =>
        db.selectFrom("settings").select("user_id").execute(),
      );
      expect(settings).toEqual([]);
    });

    test("require an existing user", async () => {
      const { sessions } = await start();
      await expect(sessions.create(4711)).rejects.toThrow(/foreign key/i);
      expect(await listSessions()).toEqual([]);
    });
  });
}
