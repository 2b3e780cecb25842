import { describe, expect, test } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import type { UsageSeries } from "~/domain/operations/usage";
import {
  createUsageCounts,
  createUsageReport,
  removeUsageCountsBefore,
  startUsageFlushing,
} from "~/services/usage-counts/index.server";
import { useDatabase, type CreateEmpty } from "./use-database";
import { watchSteps } from "./watch-steps";

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 22);
const READERS: UsageSeries = { kind: "page", surface: "html", client: "reader" };
const ROBOTS: UsageSeries = { kind: "page", surface: "html", client: "crawler" };
const VOTES: UsageSeries = { kind: "vote", surface: "", client: "" };

export function describeUsageCounts(createEmpty: CreateEmpty): void {
  describe("usage counts", () => {
    const getDatabase = useDatabase(createEmpty);

    function start(time = TODAY + 3_600_000) {
      const clock = { now: time };
      const database = getDatabase();
      const usage = createUsageCounts(() => clock.now);
      const { listDays, listNames } = createUsageReport(database);
      return { clock, database, usage, listDays, listNames };
    }

    function use(
      { usage }: ReturnType<typeof start>,
      series: UsageSeries,
      names: string[],
    ) {
      const count = usage.openSeries(series);
      for (const name of names) count(name);
    }

    test("add up over flushes and servers, by day and series", async () => {
      const here = start();
      const there = start();
      use(here, READERS, ["/a", "/b", "/a"]);
      use(here, ROBOTS, ["/a"]);
      use(here, VOTES, ["yes"]);
      use(there, READERS, ["/a"]);
      await Promise.all([
        here.usage.flush(here.database),
        there.usage.flush(there.database),
      ]);
      use(here, READERS, ["/b"]);
      here.clock.now += DAY;
      await here.usage.flush(here.database);
      use(here, READERS, ["/b"]);
      await here.usage.flush(here.database);
      expect(await here.listNames({ kind: "page", since: 0, limit: 10 })).toEqual([
        { surface: "html", client: "reader", name: "/a", count: 3 },
        { surface: "html", client: "reader", name: "/b", count: 3 },
        { surface: "html", client: "crawler", name: "/a", count: 1 },
      ]);
      expect(await here.listDays(0)).toEqual([
        { day: TODAY, ...ROBOTS, count: 1 },
        { day: TODAY, ...READERS, count: 5 },
        { day: TODAY, ...VOTES, count: 1 },
        { day: TODAY + DAY, ...READERS, count: 1 },
      ]);
    });

    test("survive a database that is away", async () => {
      const { usage, database, listNames, ...rest } = start();
      use({ usage, database, listNames, ...rest }, READERS, ["/a"]);
      const away = {
        query: () => Promise.reject(new UnavailableError("away")),
        transact: () => Promise.reject(new UnavailableError("away")),
      };
      await expect(usage.flush(away)).rejects.toThrow("away");
      await usage.flush(database);
      expect(await listNames({ kind: "page", since: 0, limit: 10 })).toMatchObject([
        { name: "/a", count: 1 },
      ]);
    });

    test("keep a bounded number of names per day, whatever is requested", async () => {
      const site = start();
      for (let flush = 0; flush < 3; flush++) {
        const missing = Array.from(
          { length: 300 },
          (_, number) => `/x-${flush}-${number}`,
        );
        use(site, { ...READERS, kind: "not-found" }, [...missing, "/old", "/old"]);
        await site.usage.flush(site.database);
      }
      const names = await site.listNames({ kind: "not-found", since: 0, limit: 1_000 });
      expect(names).toHaveLength(201);
      expect(names[0]).toMatchObject({ name: "/old", count: 6 });
      expect(names.at(-1)).toMatchObject({ name: "" });
      expect(names.reduce((sum, { count }) => sum + count, 0)).toBe(906);
    });

    test("lose nothing when servers merge the names that others count", async () => {
      const servers = [start(), start(), start()];
      const missing: UsageSeries = { ...READERS, kind: "not-found" };
      for (let round = 0; round < 12; round++) {
        for (const [index, server] of servers.entries())
          use(
            server,
            missing,
            Array.from({ length: 200 }, (_, number) => `/x-${number}-${index}`),
          );
        await Promise.all(
          servers.map(({ usage, database }) => usage.flush(database).catch(() => null)),
        );
      }
      for (const { usage, database } of servers) await usage.flush(database);
      const [{ count } = { count: 0 }] = await getDatabase().query((db) =>
        db
          .selectFrom("usage_counts")
          .select((eb) => eb.cast<number>(eb.fn.sum("count"), "bigint").as("count"))
          .execute(),
      );
      expect(count).toBe(12 * 3 * 200);
    });

    test("cut long names", async () => {
      const site = start();
      use(site, READERS, [`/${"a".repeat(10_000)}`]);
      await site.usage.flush(site.database);
      const [row] = await site.listNames({ kind: "page", since: 0, limit: 1 });
      expect(row?.name).toHaveLength(200);
    });

    test("are deleted by their day, before a time in milliseconds", async () => {
      const site = start();
      use(site, READERS, ["/a"]);
      await site.usage.flush(site.database);
      expect(await removeUsageCountsBefore(site.database, TODAY + DAY - 1)).toBe(0);
      expect(await site.listDays(0)).toHaveLength(1);
      expect(await removeUsageCountsBefore(site.database, TODAY + DAY)).toBe(1);
      expect(await site.listDays(0)).toEqual([]);
    });

    test("are deleted in steps, because a shorter STATS_DAYS leaves many at once", async () => {
      const older = Array.from({ length: 3_000 }, (_, at) => ({
        ...READERS,
        day: TODAY - (1 + (at % 10)) * DAY,
        name: `/${at}`,
        count: 1,
      }));
      while (older.length > 0)
        await getDatabase().query((db) =>
          db.insertInto("usage_counts").values(older.splice(0, 500)).execute(),
        );
      const { database, steps } = watchSteps(getDatabase(), "usage_counts");
      expect(await removeUsageCountsBefore(database, TODAY)).toBe(3_000);
      expect(Math.max(...steps)).toBeLessThanOrEqual(600);
      expect(steps.reduce((sum, rows) => sum + rows)).toBe(3_000);
    });

    test("are written when the server stops", async () => {
      const site = start();
      const told: unknown[] = [];
      const stop = startUsageFlushing(site.usage, {
        database: site.database,
        onWritten: () => told.push("written"),
        onError: (error) => told.push(error),
      });
      use(site, READERS, ["/c"]);
      await stop();
      expect(await site.listDays(0)).toEqual([{ day: TODAY, ...READERS, count: 1 }]);
      expect(told).toEqual(["written"]);
    });

    test("store nothing but day, kind, surface, client, name and count", async () => {
      const site = start();
      use(site, READERS, ["/a"]);
      await site.usage.flush(site.database);
      const [row] = await site.database.query((db) =>
        db.selectFrom("usage_counts").selectAll().execute(),
      );
      expect(row).toEqual({ day: TODAY, ...READERS, name: "/a", count: 1 });
    });
  });
}
