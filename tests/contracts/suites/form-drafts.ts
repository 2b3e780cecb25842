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

    type Cookies = readonly string[] | null;

    /** As a browser sends cookies that were set. */
    function toHeader(cookies: Cookies): string {
      return (cookies ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
    }

    function createRequest(cookies: Cookies, address = `${PATH}?a=1`): Request {
      return new Request(`https://docs.example${address}`, {
        headers: { cookie: toHeader(cookies) },
      });
    }

    type Draft = Partial<Parameters<ReturnType<typeof createFormDrafts>["keep"]>[0]>;

    function createDraft(changes: Draft = {}) {
      const form = createForm(FIELDS);
      const draft = { form, address: PATH, clientAddress: ADDRESS, cookieHeader: null };
      return { ...draft, ...changes };
    }

    async function takeName(
      { take }: ReturnType<typeof createFormDrafts>,
      request: Request,
    ) {
      return (await take(request)).form?.get("name") ?? null;
    }

    const FIELDS: readonly [string, string][] = [
      ["name", "Größe & <b>"],
      ["tag", "a"],
      ["tag", "b"],
      ["notes", "x".repeat(20_000)],
    ];

    test("are returned once, to their own page", async () => {
      const { forms } = createService();
      const cookie = await forms.keep(createDraft());
      expect(cookie).toEqual([
        expect.stringMatching(
          /^__Host-form-draft-[\w-]{8}=.*HttpOnly; Secure; SameSite=Lax/,
        ),
      ]);
      const other = await forms.take(createRequest(cookie, "/de/plus/settings"));
      expect(other).toEqual({ form: null, clear: null });
      const { form, clear } = await forms.take(createRequest(cookie));
      expect([...(form ?? [])]).toEqual(FIELDS);
      expect(clear).toMatch(/Max-Age=0/);
      expect((await forms.take(createRequest(cookie))).form).toBeNull();
    });

    test("of several pages do not replace each other", async () => {
      const { forms } = createService();
      const keep = (name: string, address: string) =>
        forms.keep(createDraft({ form: createForm([["name", name]]), address }));
      const cookies = [
        ...((await keep("first", PATH)) ?? []),
        ...((await keep("second", "/de/plus/settings")) ?? []),
      ];
      expect(await takeName(forms, createRequest(cookies))).toBe("first");
      const other = createRequest(cookies, "/de/plus/settings");
      expect(await takeName(forms, other)).toBe("second");
    });

    test("of one path are returned to their addresses, then the newest first", async () => {
      const { clock, forms } = createService();
      const cookies: string[] = [];
      for (const [name, address] of [
        ["a", `${PATH}?url=a`],
        ["old", `${PATH}?url=b`],
        ["new", `${PATH}?url=b`],
      ] as const) {
        const form = createForm([["name", name]]);
        cookies.push(...((await forms.keep(createDraft({ form, address }))) ?? []));
        clock.now++;
      }
      const take = (query: string) =>
        takeName(forms, createRequest(cookies, PATH + query));
      expect(await take("?url=a")).toBe("a");
      expect([await take(""), await take(""), await take("")]).toEqual([
        "new",
        "old",
        null,
      ]);
    });

    test("have a dozen cookies at most, of which the oldest give way", async () => {
      const { forms } = createService();
      const jar = new Map<string, string>();
      for (let count = 0; count < 20; count++) {
        const cookieHeader = toHeader([...jar.values()]);
        for (const cookie of (await forms.keep(createDraft({ cookieHeader }))) ?? []) {
          const [name = ""] = cookie.split("=", 1);
          jar.delete(name);
          if (!cookie.includes("Max-Age=0")) jar.set(name, cookie);
        }
      }
      expect(jar.size).toBeGreaterThan(9);
      expect(toHeader([...jar.values()]).length).toBeLessThan(2_000);
      expect((await forms.take(createRequest([...jar.values()]))).form).not.toBeNull();
    });

    test("are returned while nothing can be written, as on a full disk", async () => {
      const cookie = await createService().forms.keep(createDraft());
      // Looks the draft up, then fails to delete it.
      const answers = [null, new UnavailableError("database or disk is full")];
      const full: UserDatabase = {
        ...getDatabase(),
        query(run) {
          const refusal = answers.shift();
          return refusal ? Promise.reject(refusal) : getDatabase().query(run);
        },
      };
      const { form, clear } = await createService(full).forms.take(createRequest(cookie));
      expect([...(form ?? [])]).toEqual(FIELDS);
      expect(clear).toMatch(/Max-Age=0/);
    });

    test("are encrypted in the database", async () => {
      const { forms } = createService();
      const form = createForm([["name", "a secret of mine"]]);
      await forms.keep(createDraft({ form }));
      const rows = await getDatabase().query((db) =>
        db.selectFrom("kept_forms").selectAll().execute(),
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain("secret of mine");
    });

    test("expire after half an hour", async () => {
      const { clock, forms } = createService();
      const cookie = await forms.keep(createDraft());
      clock.now += 30 * MINUTE;
      expect((await forms.take(createRequest(cookie))).form).toBeNull();
      await forms.keep(createDraft());
      const rows = await getDatabase().query((db) =>
        db.selectFrom("kept_forms").select("path").execute(),
      );
      expect(rows).toHaveLength(1);
    });

    test("are limited per address", async () => {
      const { forms } = createService();
      for (let count = 0; count < 30; count++)
        expect(await forms.keep(createDraft())).not.toBeNull();
      expect(await forms.keep(createDraft())).toBeNull();
    });

    test.each([
      null,
      "__Host-form-draft=x",
      "__Host-form-draft-abcdefgh=",
      "__Host-form-draft-abcdefgh=ImEuYiI%3D",
      "other=1",
    ])("are absent for the cookie %o", async (cookie) => {
      const { forms } = createService();
      const taken = await forms.take(createRequest(cookie === null ? null : [cookie]));
      expect(taken).toEqual({ form: null, clear: null });
    });
  });
}
