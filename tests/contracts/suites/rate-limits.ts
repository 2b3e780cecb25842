import { describe, expect, test } from "vitest";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { useDatabase, type CreateEmpty } from "./use-database";

const LIMIT = { name: "test", limit: 3, windowSeconds: 60 };

export function describeRateLimits(createEmpty: CreateEmpty): void {
  describe("rate limits", () => {
    const getDatabase = useDatabase(createEmpty);

    function start() {
      const clock = { now: 1_000_000 };
      const limits = createRateLimits({
        database: getDatabase(),
        hash: (purpose, text) => `${purpose}(${text})`,
        now: () => clock.now,
      });
      return { clock, take: (who: string, limit = LIMIT) => limits.take(limit, who) };
    }

    function countRows() {
      return getDatabase().query((db) =>
        db.selectFrom("rate_limits").select("key").execute(),
      );
    }

    test("allow the given number of uses, and return the time until the next", async () => {
      const { clock, take } = start();
      for (let use = 0; use < LIMIT.limit; use++) expect(await take("a")).toBeNull();
      clock.now += 20_000;
      expect(await take("a")).toBe(40);
    });

    test("reset when the window is over", async () => {
      const { clock, take } = start();
      for (let use = 0; use < 5; use++) await take("a");
      clock.now += 60_000;
      expect(await take("a")).toBeNull();
    });

    test("limit the wait to a window after a fast clock", async () => {
      const { clock, take } = start();
      clock.now += 40_000;
      for (let use = 0; use < 5; use++) await take("a");
      clock.now -= 40_000;
      expect(await take("a")).toBe(LIMIT.windowSeconds);
      clock.now += 31_536_000_000;
      for (let use = 0; use < 5; use++) await take("b");
      clock.now -= 31_536_000_000;
      expect(await take("b")).toBeNull();
    });

    test("count clients and limits separately", async () => {
      const { take } = start();
      for (let use = 0; use < 4; use++) await take("a");
      expect(await take("b")).toBeNull();
      expect(await take("a", { ...LIMIT, name: "other" })).toBeNull();
    });

    test("count concurrent uses", async () => {
      const { take } = start();
      const answers = await Promise.all(Array.from({ length: 8 }, () => take("a")));
      expect(answers.filter((wait) => wait === null)).toHaveLength(LIMIT.limit);
    });

    test("store no names, and delete expired rows", async () => {
      const { clock, take } = start();
      await take("198.51.100.7");
      expect(await countRows()).toEqual([{ key: "test:rate-limit:test(198.51.100.7)" }]);
      clock.now += 60_000;
      await take("another");
      expect(await countRows()).toHaveLength(1);
    });
  });
}
