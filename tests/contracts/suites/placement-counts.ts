import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import type { UserDatabase } from "~/database/user-database";
import {
  createCounter,
  listCounts,
  removePlacementCountsBefore,
} from "~/services/placements/index.server";
import { useDatabase, type CreateEmpty } from "./use-database";
import { watchSteps } from "./watch-steps";

const DAY = 86_400_000;
/** Any day, in milliseconds since 1970. */
const START = 20_000 * DAY;

export function describePlacementCounts(createEmpty: CreateEmpty): void {
  describe("counts of advertisements", () => {
    const getDatabase = useDatabase(createEmpty);

    function start() {
      const database = getDatabase();
      const state = { now: START };
      const open = () =>
        createCounter({
          database,
          now: () => state.now,
          onError(error) {
            throw error;
          },
        });
      const list = (days: number) => listCounts(database, { days, now: state.now });
      return { database, state, open, list };
    }

    test("add up over servers and days, per campaign and slot", async () => {
      const { open, list, state } = start();
      const [one, other] = [open(), open()];
      one.note("served", "a", "top");
      one.note("served", "a", "top");
      one.note("viewed", "a", "top");
      one.note("served", "a", "side");
      other.note("served", "a", "top");
      other.note("clicked", "a", "top");
      await Promise.all([one.save(), other.save()]);
      await one.save();
      const today = [
        { campaign: "a", slot: "side", served: 1, viewed: 0, clicked: 0 },
        { campaign: "a", slot: "top", served: 3, viewed: 1, clicked: 1 },
      ];
      expect(await list(1)).toEqual(today);
      state.now = START + DAY;
      expect(await list(1)).toEqual([]);
      one.note("viewed", "a", "top");
      await one.close();
      expect(await list(1)).toEqual([
        { campaign: "a", slot: "top", served: 0, viewed: 1, clicked: 0 },
      ]);
      expect((await list(2))[1]).toMatchObject({ served: 3, viewed: 2 });
      await other.close();
    });

    test("tell the views for caps: at once those here, after a save all", async () => {
      const { open, state } = start();
      const [one, other] = [open(), open()];
      await Promise.all([one.save(), other.save()]);
      one.note("viewed", "a", "top");
      expect(one.readViews("a")).toEqual({ total: 1, today: 1 });
      expect(other.readViews("a")).toEqual({ total: 0, today: 0 });
      await one.save();
      await other.save();
      expect(other.readViews("a")).toEqual({ total: 1, today: 1 });
      state.now += DAY;
      await other.save();
      expect(other.readViews("a")).toEqual({ total: 1, today: 0 });
      await Promise.all([one.close(), other.close()]);
    });

    test("tell a view for caps that came during a save", async () => {
      const { open } = start();
      const counter = open();
      await counter.save();
      const saving = counter.save();
      counter.note("viewed", "a", "top");
      await saving;
      expect(counter.readViews("a")).toEqual({ total: 1, today: 1 });
      await counter.save();
      expect(counter.readViews("a")).toEqual({ total: 1, today: 1 });
      await counter.close();
    });

    test("are written in one order, so that no server waits for another", async () => {
      const { database } = start();
      const written: string[] = [];
      const spy: KyselyPlugin = {
        transformQuery({ node }) {
          if (node.kind === "InsertQueryNode") written.push(JSON.stringify(node));
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      const spied: UserDatabase = {
        ...database,
        query: (work) => database.query((db) => work(db.withPlugin(spy))),
      };
      for (const slots of [
        ["top", "side"],
        ["side", "top"],
      ]) {
        const onError = (error: unknown) => expect.fail(String(error));
        const counter = createCounter({ database: spied, now: () => START, onError });
        for (const slot of slots) counter.note("served", "a", slot);
        await counter.close();
      }
      expect(written).toHaveLength(2);
      expect(written[0]).toBe(written[1]);
    });

    test("are deleted by their day, before a time in milliseconds", async () => {
      const { database, open, list } = start();
      const counter = open();
      counter.note("served", "a", "top");
      await counter.close();
      expect(await removePlacementCountsBefore(database, START + DAY - 1)).toBe(0);
      expect(await list(1000)).toHaveLength(1);
      expect(await removePlacementCountsBefore(database, START + DAY)).toBe(1);
      expect(await list(1000)).toEqual([]);
    });

    test("are deleted in steps", async () => {
      const { list } = start();
      const counts = { slot: "top", served: 1, viewed: 0, clicked: 0 };
      const rows = Array.from({ length: 2_500 }, (_, at) => ({
        ...counts,
        day: START / DAY - Math.floor(at / 100),
        campaign: `campaign ${at}`,
      }));
      await getDatabase().query((db) =>
        db.insertInto("placement_counts").values(rows).execute(),
      );
      const { database, steps } = watchSteps(getDatabase(), "placement_counts");
      expect(await removePlacementCountsBefore(database, START + DAY)).toBe(2_500);
      expect(Math.max(...steps)).toBeLessThanOrEqual(1_000);
      expect(await list(1000)).toEqual([]);
    });
  });
}
