import { describe, expect, test } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import {
  createFlaggedShares,
  createPlayShares,
} from "~/services/play-shares/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { createSecrets } from "~/services/secrets/index.server";
import { signIn } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";

const ADDRESS = "198.51.100.7";
const NOTHING = { html: null, css: null, js: null, src: null };
const UNKNOWN_ID = "A".repeat(22);

export function describePlayShares(createEmpty: CreateEmpty): void {
  describe("shared code", () => {
    const getDatabase = useDatabase(createEmpty);

    async function start() {
      const database = getDatabase();
      const { hash } = createSecrets("a secret");
      const rateLimits = createRateLimits({ database, hash });
      const shares = createPlayShares({ database, rateLimits, now: () => 5 });
      const { user } = await signIn(database);
      const save = async (fields: unknown) => {
        const outcome = await shares.save(user.id, fields);
        if (!outcome.isSaved) throw new Error(outcome.problem);
        return outcome.id;
      };
      return { ...shares, user, saveCode: save, saveAs: shares.save };
    }

    function listRows() {
      return getDatabase().query((db) =>
        db.selectFrom("playground").selectAll().orderBy("id").execute(),
      );
    }

    function listFlags() {
      return getDatabase().query((db) =>
        db.selectFrom("playground_flags").select(["reason", "created_at"]).execute(),
      );
    }

    test("is found by its id, with absent parts as null", async () => {
      const { saveCode, find, user } = await start();
      const ids = [
        await saveCode({ html: "<p>ä 😀", css: "", more: 1 }),
        await saveCode({}),
      ];
      expect(new Set(ids).size).toBe(2);
      expect(ids[0]).toMatch(/^[\w-]{22}$/);
      expect(await find(ids[0] ?? "")).toEqual({
        isFound: true,
        code: { ...NOTHING, html: "<p>ä 😀", css: "" },
        authorId: user.id,
      });
      expect(await find(ids[1] ?? "")).toEqual({
        isFound: true,
        code: NOTHING,
        authorId: user.id,
      });
      expect(await listRows()).toMatchObject([
        { user_id: user.id, active: 1, flagged: 0, deleted_user_id: null, created_at: 5 },
        { user_id: user.id },
      ]);
    });

    test.each([null, [], "x", { html: 1 }, { src: {} }])(
      "is refused as %j",
      async (fields) => {
        const { saveAs, user } = await start();
        expect(await saveAs(user.id, fields)).toEqual({
          isSaved: false,
          problem: "fields",
        });
        expect(await listRows()).toEqual([]);
      },
    );

    test("is stored up to one mebibyte", async () => {
      const { saveCode, saveAs, find, user } = await start();
      const js = "x".repeat(MAX_PLAY_BYTES - 100);
      const found = await find(await saveCode({ js }));
      expect(found.isFound && found.code.js === js).toBe(true);
      expect(await saveAs(user.id, { js: `${js}${"ä".repeat(60)}` })).toEqual({
        isSaved: false,
        problem: "too-large",
      });
    });

    test("is not found under unknown ids", async () => {
      const { find } = await start();
      for (const id of ["", "x", UNKNOWN_ID, `${UNKNOWN_ID}=`, "' or 1=1 --"])
        expect(await find(id)).toEqual({ isFound: false, problem: "id" });
    });

    test("is not returned once it is blocked", async () => {
      const { saveCode, find } = await start();
      const id = await saveCode({ js: "1" });
      const operators = createFlaggedShares(getDatabase());
      expect(await operators.block(id)).toBe(true);
      expect(await find(id)).toEqual({ isFound: false, problem: "blocked" });
      expect(await operators.keep(id)).toBe(true);
      expect(await find(id)).toMatchObject({ isFound: true });
      expect(await operators.block(UNKNOWN_ID)).toBe(false);
      expect(await operators.keep(UNKNOWN_ID)).toBe(false);
    });

    test("is listed for the operators once it is flagged", async () => {
      const { saveCode, flag } = await start();
      const operators = createFlaggedShares(getDatabase());
      const [first, second] = [await saveCode({ js: "1" }), await saveCode({ js: "2" })];
      await saveCode({ js: "3" });
      for (const [id, reason] of [
        [second, "spam"],
        [first, null],
        [second, "more"],
      ] as const)
        await flag({ id, reason }, ADDRESS);
      expect(await operators.list("waiting")).toEqual([
        { id: second, sharedAt: 5, reasons: ["more", "spam"] },
        { id: first, sharedAt: 5, reasons: [null] },
      ]);
      await operators.block(second);
      await operators.keep(first);
      expect(await operators.list("waiting")).toEqual([]);
      expect(await listFlags()).toHaveLength(2);
      expect(await operators.list("blocked")).toMatchObject([{ id: second }]);
    });

    test("comes last in the list of what is blocked if nobody has flagged it", async () => {
      const { saveCode, flag } = await start();
      const operators = createFlaggedShares(getDatabase());
      const [first, second] = [await saveCode({ js: "1" }), await saveCode({ js: "2" })];
      await flag({ id: first, reason: "spam" }, ADDRESS);
      for (const id of [first, second]) await operators.block(id);
      expect(await operators.list("blocked")).toEqual([
        { id: first, sharedAt: 5, reasons: ["spam"] },
        { id: second, sharedAt: 5, reasons: [] },
      ]);
    });

    test("has no parts when it is unreadable", async () => {
      const { saveCode, find, user } = await start();
      const id = await saveCode({ js: "1" });
      for (const code of ["{", `{"js":1}`]) {
        await getDatabase().query((db) =>
          db.updateTable("playground").set({ code }).execute(),
        );
        expect(await find(id)).toEqual({
          isFound: true,
          code: NOTHING,
          authorId: user.id,
        });
      }
    });

    test("is flagged with reasons, and still returned", async () => {
      const { saveCode, flag, find } = await start();
      const id = await saveCode({ js: "1" });
      await saveCode({ js: "2" });
      expect(await flag({ id, reason: "spam" }, ADDRESS)).toEqual({ isFlagged: true });
      expect(await flag({ id, reason: undefined }, ADDRESS)).toEqual({ isFlagged: true });
      expect((await find(id)).isFound).toBe(true);
      expect((await listRows()).map(({ flagged }) => flagged)).toEqual([1, 0]);
      expect(await listFlags()).toEqual([
        { reason: "spam", created_at: 5 },
        { reason: null, created_at: 5 },
      ]);
    });

    test("is not flagged for an unknown id or an invalid reason", async () => {
      const { saveCode, flag } = await start();
      const id = await saveCode({ js: "1" });
      for (const unknown of [UNKNOWN_ID, "x", null, 5])
        expect(await flag({ id: unknown, reason: null }, ADDRESS)).toEqual({
          isFlagged: false,
          problem: "id",
        });
      for (const reason of [1, "x".repeat(2001)])
        expect(await flag({ id, reason }, ADDRESS)).toEqual({
          isFlagged: false,
          problem: "reason",
        });
      expect(await listFlags()).toEqual([]);
    });

    test("is limited per reader, and flags per address", async () => {
      const { saveCode, saveAs, flag, user } = await start();
      const id = await saveCode({});
      for (let saved = 1; saved < 60; saved++) await saveCode({});
      expect(await saveAs(user.id, {})).toMatchObject({ problem: "limited" });
      for (let given = 0; given < 20; given++) await flag({ id, reason: null }, ADDRESS);
      expect(await flag({ id, reason: null }, ADDRESS)).toMatchObject({
        problem: "limited",
      });
      expect((await flag({ id, reason: null }, "203.0.113.9")).isFlagged).toBe(true);
    });

    test("outlives its owner", async () => {
      const { saveCode, find, user } = await start();
      const id = await saveCode({ js: "1" });
      await getDatabase().query((db) =>
        db.deleteFrom("users").where("id", "=", user.id).execute(),
      );
      expect((await find(id)).isFound).toBe(true);
      expect(await listRows()).toMatchObject([{ user_id: null }]);
    });
  });
}
