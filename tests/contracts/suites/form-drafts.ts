import { describe, expect, test } from "vitest";
import type { UserDatabase } from "~/database/user-database";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createFormDrafts } from "~/services/form-drafts/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { useDatabase, type CreateEmpty } from "./use-database";

const PATH = "/de/plus/collections/new";
const ADDRESS = "198.51.100.7";
const MINUTE = 60_000;

export function describeFormDrafts(createEmpty: CreateEmpty): void {
  describe("form drafts", () => {
    const getDatabase = useDatabase(createEmpty);

    function createService(database: UserDatabase = getDatabase()) {
      const clock = { now: 1_800_000_000_000 };
      const options = { database, now: () => clock.now };
      const rateLimits = createRateLimits({ ...options, hash: (_purpose, text) => text });
      const forms = createFormDrafts({
        ...options,
        rateLimits,
        createCookie: createCookies("https://docs.example"),
      });
      return { clock, forms };
    }

    function createForm(fields: readonly [string, string][]): FormData {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      return form;
    }

    function createRequest(cookie: string | null, path = PATH): Request {
      const [pair = ""] = (cookie ?? "").split(";");
      return new Request(`https://docs.example${path}?a=1`, {
        headers: { cookie: pair },
      });
    }

    const FIELDS: readonly [string, string][] = [
      ["name", "Größe & <b>"],
      ["tag", "a"],
      ["tag", "b"],
      ["notes", "x".repeat(20_000)],
    ];

    test("are returned once, to their own page", async () => {
      const { forms } = createService();
      const cookie = await forms.keep(createForm(FIELDS), PATH, ADDRESS);
      expect(cookie).toMatch(/^__Host-form-draft=.*HttpOnly; Secure; SameSite=Lax/);
      const other = await forms.take(createRequest(cookie, "/de/plus/settings"));
      expect(other).toEqual({ form: null, clear: null });
      const { form, clear } = await forms.take(createRequest(cookie));
      expect([...(form ?? [])]).toEqual(FIELDS);
      expect(clear).toMatch(/Max-Age=0/);
      expect((await forms.take(createRequest(cookie))).form).toBeNull();
    });

    test("are returned while nothing can be written, as on a full disk", async () => {
      const cookie = await createService().forms.keep(createForm(FIELDS), PATH, ADDRESS);
      const refusals = [new UnavailableError("database or disk is full")];
      const full: UserDatabase = {
        ...getDatabase(),
        query(run) {
          const refusal = refusals.pop();
          return refusal ? Promise.reject(refusal) : getDatabase().query(run);
        },
      };
      const { form, clear } = await createService(full).forms.take(createRequest(cookie));
      expect([...(form ?? [])]).toEqual(FIELDS);
      expect(clear).toMatch(/Max-Age=0/);
    });

    test("are encrypted in the database", async () => {
      const { forms } = createService();
      await forms.keep(createForm([["name", "a secret of mine"]]), PATH, ADDRESS);
      const rows = await getDatabase().query((db) =>
        db.selectFrom("kept_forms").selectAll().execute(),
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain("secret of mine");
    });

    test("expire after half an hour", async () => {
      const { clock, forms } = createService();
      const cookie = await forms.keep(createForm(FIELDS), PATH, ADDRESS);
      clock.now += 30 * MINUTE;
      expect((await forms.take(createRequest(cookie))).form).toBeNull();
      await forms.keep(createForm([]), PATH, ADDRESS);
      const rows = await getDatabase().query((db) =>
        db.selectFrom("kept_forms").select("path").execute(),
      );
      expect(rows).toHaveLength(1);
    });

    test("are limited per address", async () => {
      const { forms } = createService();
      for (let count = 0; count < 30; count++)
        expect(await forms.keep(createForm([]), PATH, ADDRESS)).not.toBeNull();
      expect(await forms.keep(createForm([]), PATH, ADDRESS)).toBeNull();
    });

    test.each([null, "__Host-form-draft=", "__Host-form-draft=ImEuYiI%3D", "other=1"])(
      "are absent for the cookie %o",
      async (cookie) => {
        const { forms } = createService();
        const taken = await forms.take(createRequest(cookie));
        expect(taken).toEqual({ form: null, clear: null });
      },
    );
  });
}
