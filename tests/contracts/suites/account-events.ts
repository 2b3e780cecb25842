import { randomUUID } from "node:crypto";
import { SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import {
  createAccountEvents,
  EVENT_DAYS,
  removeOldEvents,
} from "~/services/account-events/index.server";
import type { Provider } from "~/services/accounts/index.server";
import { createNewsletterService } from "~/services/newsletter/index.server";
import { createRateLimits } from "~/services/rate-limits/index.server";
import { startEventProvider, type EventProvider } from "../../support/event-provider";
import { signIn } from "../../support/sign-in";
import { useDatabase, type CreateEmpty } from "./use-database";
import { watchSteps } from "./watch-steps";

const CLIENT = "this-site";
const EVENT = "https://schemas.accounts.firefox.com/event/";
const TIME = 1_800_000_000_000;

export function describeAccountEvents(createEmpty: CreateEmpty): void {
  describe("account events", () => {
    const getDatabase = useDatabase(createEmpty);
    let provider: EventProvider;
    let refreshed: string[] = [];

    beforeAll(async () => {
      provider = await startEventProvider();
    });

    afterAll(() => {
      provider.stop();
    });

    function createService({
      refresh = () => Promise.resolve(),
      jwksUri = "",
      onError = (): void => undefined,
      now = TIME,
    } = {}) {
      const database = getDatabase();
      refreshed = [];
      return createAccountEvents({
        database,
        clientId: CLIENT,
        provider: {
          getKeys: () =>
            Promise.resolve({
              jwksUri: jwksUri || provider.jwksUri,
              issuer: provider.issuer,
            }),
        } as Provider,
        rateLimits: createRateLimits({ database, hash: (_purpose, text) => text }),
        refreshProfile(uid, token) {
          refreshed.push(`${uid} ${token}`);
          return refresh();
        },
        onError,
        now: () => now,
      });
    }

    function createClaims(
      name: string,
      value: unknown,
      own: JWTPayload = {},
    ): JWTPayload {
      return {
        iss: provider.issuer,
        aud: CLIENT,
        iat: TIME / 1000 + 0.5,
        jti: randomUUID(),
        sub: "uid-ada",
        events: { [EVENT + name]: value },
        ...own,
      };
    }

    function send(token: string, service = createService()) {
      return service.receive(`Bearer ${token}`, "198.51.100.7");
    }

    async function sendEvent(name: string, value: unknown, own?: JWTPayload) {
      return send(await provider.sign(createClaims(name, value, own)));
    }

    function listEvents() {
      return getDatabase().query((db) =>
        db.selectFrom("webhook_events").selectAll().execute(),
      );
    }

    function listRaw() {
      return getDatabase().query((db) =>
        db.selectFrom("raw_webhook_events_tokens").selectAll().execute(),
      );
    }

    function listUsers() {
      return getDatabase().query((db) => db.selectFrom("users").selectAll().execute());
    }

    const countRaw = async () => (await listRaw()).length;

    function subscribe(capabilities: string[], isActive = true, changeTime = TIME) {
      return sendEvent("subscription-state-change", {
        capabilities,
        isActive,
        changeTime,
      });
    }

    async function readPlan() {
      const [user] = await listUsers();
      return user?.subscription_type;
    }

    function listTransitions() {
      return getDatabase().query((db) =>
        db
          .selectFrom("user_subscription_transitions")
          .select(["old_subscription_type", "new_subscription_type", "created_at"])
          .execute(),
      );
    }

    test("require a bearer token", async () => {
      for (const header of [null, "", "Basic abc", "Bearer", "Bearer a b"])
        expect(await createService().receive(header, "x")).toBe(401);
      expect(await countRaw()).toBe(0);
    });

    test("are refused from other senders, and kept for operators", async () => {
      await signIn(getDatabase(), { name: "ada" });
      const claims = createClaims("delete-user", {});
      const secret = new TextEncoder().encode("a shared secret of 32 characters");
      const forged = [
        await provider.forge(claims),
        await provider.sign({ ...claims, aud: "another-site" }),
        await provider.sign(omit(claims, "aud")),
        await provider.sign({ ...claims, iss: "https://evil.example" }),
        await provider.sign(omit(claims, "jti")),
        await provider.sign(omit(claims, "sub")),
        await provider.sign({ ...claims, events: "delete" }),
        await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret),
        new UnsecuredJWT(claims).encode(),
        "not.a.token",
      ];
      for (const token of forged) expect(await send(token)).toBe(200);
      const raw = await listRaw();
      expect(raw.map(({ token }) => token)).toEqual(forged);
      expect(raw.every(({ error }) => error.length > 0)).toBe(true);
      expect(await listEvents()).toEqual([]);
      expect(await listUsers()).toHaveLength(1);
    });

    test("are not kept or logged when one address sends very many forged ones", async () => {
      const onError = vi.fn();
      const service = createService({ onError });
      for (let count = 0; count < 61; count++)
        expect(await send("not.a.token", service)).toBe(200);
      expect(await countRaw()).toBe(60);
      expect(onError).toHaveBeenCalledTimes(60);
    });

    test("that can't be verified are kept up to the last thousand", async () => {
      const old = { received_at: TIME, token: "old", error: "" };
      await getDatabase().query((db) =>
        db
          .insertInto("raw_webhook_events_tokens")
          .values(Array(1_000).fill(old))
          .execute(),
      );
      await send("not.a.token");
      const rows = await listRaw();
      expect(rows).toHaveLength(1_000);
      expect(rows.at(-1)?.token).toBe("not.a.token");
    });

    test.each([
      ["can't be reached", () => "http://127.0.0.1:1/jwks"],
      ["come as an error", () => `${provider.issuer}/failing`],
      ["are none", () => `${provider.issuer}/empty`],
    ])("are requested again while the keys %s", async (_, findUri) => {
      const token = await provider.sign(createClaims("delete-user", {}));
      const service = createService({ jwksUri: findUri() });
      expect(await send(token, service)).toBe(503);
      expect(await countRaw()).toBe(1);
    });

    test("count for an audience of several sites", async () => {
      const own = { aud: ["another-site", CLIENT] };
      expect(await sendEvent("delete-user", {}, own)).toBe(200);
      expect(await listEvents()).toMatchObject([
        { typ: "delete_user", status: "processed", issue_time: TIME + 500 },
      ]);
    });

    test("change nothing when they are unknown or incomplete", async () => {
      await signIn(getDatabase(), { name: "ada" });
      expect(await sendEvent("new-kind", {})).toBe(200);
      expect(await sendEvent("subscription-state-change", { isActive: true })).toBe(200);
      expect(await listEvents()).toEqual([]);
      expect(await countRaw()).toBe(0);
    });

    test("are ignored for unknown users", async () => {
      await subscribe(["mdn_plus_5m"]);
      await sendEvent("profile-change", { email: "a@example.org" });
      await sendEvent("password-change", { changeTime: TIME });
      const rows = await listEvents();
      expect(rows.map(({ status }) => status)).toEqual(["ignored", "ignored", "ignored"]);
    });

    test("of a password change end earlier sessions", async () => {
      const { user } = await signIn(getDatabase(), { name: "ada" });
      await sendEvent("password-change", { changeTime: Date.now() - 60_000 });
      const count = () =>
        getDatabase().query((db) =>
          db
            .selectFrom("sessions")
            .select("user_id")
            .where("user_id", "=", user.id)
            .execute(),
        );
      expect(await count()).toHaveLength(1);
      await sendEvent("password-change", { changeTime: Date.now() + 60_000 });
      expect(await count()).toEqual([]);
    });

    test("of a subscription change set the plan, and record the change", async () => {
      await signIn(getDatabase(), { name: "ada" });
      expect(await subscribe(["mdn_plus", "mdn_plus_10y", "mdn_plus_5m"])).toBe(200);
      expect(await readPlan()).toBe("mdn_plus_10y");
      await subscribe(["mdn_plus_10y"], true, TIME + 1);
      expect(await listTransitions()).toEqual([
        {
          old_subscription_type: "core",
          new_subscription_type: "mdn_plus_10y",
          created_at: TIME,
        },
      ]);
    });

    test("are ignored when they are late or repeated", async () => {
      await signIn(getDatabase(), { name: "ada" });
      await subscribe(["mdn_plus_5m"], true, TIME);
      await subscribe(["mdn_plus_10m"], true, TIME - 1);
      await subscribe(["mdn_plus_10m"], true, TIME);
      expect(await readPlan()).toBe("mdn_plus_5m");
      const rows = await listEvents();
      expect(rows.map(({ status }) => status)).toEqual([
        "processed",
        "ignored",
        "ignored",
      ]);
    });

    test("are not late because of a newer one of another reader or kind", async () => {
      await signIn(getDatabase(), { name: "ada" });
      await signIn(getDatabase(), { name: "bob" });
      const newer = { changeTime: TIME + 1 };
      const value = { capabilities: ["mdn_plus_5m"], isActive: true, ...newer };
      await sendEvent("subscription-state-change", value, { sub: "uid-bob" });
      await sendEvent("password-change", newer);
      await subscribe(["mdn_plus_10m"], true, TIME);
      const rows = await listEvents();
      expect(rows.map(({ status }) => status)).toEqual(Array(3).fill("processed"));
    });

    test("leave the newest plan, also when they are concurrent", async () => {
      await signIn(getDatabase(), { name: "ada" });
      // Several rounds, because the first waits for connections.
      for (let time = TIME; time < TIME + 1000; time += 100) {
        const newest = subscribe(["mdn_plus_10y"], true, time);
        const older = [1, 2, 3, 4, 5, 6].map((age) =>
          subscribe(["mdn_plus_5m"], true, time - age),
        );
        expect(new Set(await Promise.all([newest, ...older]))).toEqual(new Set([200]));
        expect(await readPlan()).toBe("mdn_plus_10y");
      }
    });

    test("of the end of a subscription do not block the reader who leaves the newsletter", async () => {
      const { user } = await signIn(getDatabase(), { name: "ada" });
      const database = getDatabase();
      const newsletter = createNewsletterService({
        database,
        rateLimits: createRateLimits({ database, hash: (_purpose, text) => text }),
      });
      await newsletter.subscribe(user);
      for (let time = TIME; time < TIME + 60; time += 1) {
        const [status] = await Promise.all([
          subscribe([], false, time),
          newsletter.unsubscribe(user),
          newsletter.unsubscribe(user),
        ]);
        expect(status).toBe(200);
      }
    });

    test("with one id are processed once, also when they are concurrent", async () => {
      await signIn(getDatabase(), { name: "ada" });
      const value = { capabilities: ["mdn_plus_5m"], isActive: true, changeTime: TIME };
      const token = await provider.sign(createClaims("subscription-state-change", value));
      const answers = await Promise.all([send(token), send(token), send(token)]);
      expect(answers).toEqual([200, 200, 200]);
      expect(await listEvents()).toHaveLength(1);
      expect(await listTransitions()).toHaveLength(1);
    });

    test("of the end of a subscription turn ads on", async () => {
      const { user } = await signIn(getDatabase(), { name: "ada", plan: "mdn_plus_5m" });
      await getDatabase().query((db) =>
        db.insertInto("settings").values({ user_id: user.id, no_ads: 1 }).execute(),
      );
      await subscribe(["mdn_plus_5m"], false);
      expect(await readPlan()).toBe("core");
      const settings = await getDatabase().query((db) =>
        db.selectFrom("settings").select(["no_ads", "mdnplus_newsletter"]).execute(),
      );
      expect(settings).toEqual([{ no_ads: 0, mdnplus_newsletter: 0 }]);
      expect(await listTransitions()).toHaveLength(1);
    });

    test("of a profile change set the address, and fetch the rest from the provider", async () => {
      await signIn(getDatabase(), { name: "ada" });
      await sendEvent("profile-change", { email: "new@example.org" });
      expect(await listUsers()).toMatchObject([{ email: "new@example.org" }]);
      expect(refreshed).toEqual([]);
      await getDatabase().query((db) =>
        db.updateTable("users").set({ fxa_refresh_token: "sealed" }).execute(),
      );
      expect(await sendEvent("profile-change", {})).toBe(200);
      expect(refreshed).toEqual(["uid-ada sealed"]);
      const rows = await listEvents();
      expect(rows.map(({ status }) => status)).toEqual(["processed", "processed"]);
    });

    test("are processed again after a failure", async () => {
      await signIn(getDatabase(), { name: "ada" });
      await getDatabase().query((db) =>
        db.updateTable("users").set({ fxa_refresh_token: "sealed" }).execute(),
      );
      const token = await provider.sign(createClaims("profile-change", {}));
      const refresh = () => Promise.reject(new Error("the provider is down"));
      expect(await send(token, createService({ refresh }))).toBe(503);
      expect(await listEvents()).toMatchObject([{ status: "failed" }]);
      expect(await countRaw()).toBe(1);
      expect(await send(token)).toBe(200);
      expect(await listEvents()).toMatchObject([{ status: "processed" }]);
    });

    describe("after their retention period", () => {
      const LATER = TIME + (EVENT_DAYS + 1) * DAY_MILLISECONDS;
      const SECOND = 1_000;

      const removeOld = (now = LATER) => removeOldEvents(getDatabase(), now);

      /** Sends events issued a second after each other; returns a function that repeats one of them. */
      async function sendInTurn(name: string, values: readonly unknown[]) {
        const tokens: string[] = [];
        for (const [index, value] of values.entries()) {
          const iat = (TIME + index * SECOND) / 1000;
          const token = await provider.sign(createClaims(name, value, { iat }));
          tokens.push(token);
          expect(await send(token)).toBe(200);
        }
        return (index: number) =>
          send(tokens[index] ?? "", createService({ now: LATER }));
      }

      function toPlan(capability: string, changeTime: number) {
        return { capabilities: [capability], isActive: true, changeTime };
      }

      test("are removed but the last of each reader and kind", async () => {
        await signIn(getDatabase(), { name: "ada" });
        await sendInTurn("profile-change", [{}, {}, {}]);
        await sendEvent("password-change", { changeTime: TIME });
        await sendEvent("profile-change", {}, { sub: "uid-unknown" });
        expect(await removeOld(TIME + EVENT_DAYS * DAY_MILLISECONDS)).toBe(0);
        expect(await removeOld()).toBe(2);
        const left = await listEvents();
        expect(left.map(({ typ, fxa_uid: uid }) => `${typ} ${uid}`).toSorted()).toEqual([
          "password_change uid-ada",
          "profile_change uid-ada",
          "profile_change uid-unknown",
        ]);
        expect(await removeOld()).toBe(0);
      });

      test("are removed in steps", async () => {
        const event = { fxa_uid: "uid-ada", typ: "profile_change" as const };
        const rows = Array.from({ length: 2_501 }, (_, at) => ({
          ...event,
          jti: String(at),
          status: "processed" as const,
          payload: "{}",
          issue_time: TIME + at,
        }));
        await getDatabase().query((db) =>
          db.insertInto("webhook_events").values(rows).execute(),
        );
        const { database, steps } = watchSteps(getDatabase(), "webhook_events");
        expect(await removeOldEvents(database, LATER)).toBe(2_500);
        expect(Math.max(...steps)).toBeLessThanOrEqual(1_000);
        expect(await listEvents()).toMatchObject([{ jti: "2500" }]);
      });

      test("still protect from a repetition", async () => {
        await signIn(getDatabase(), { name: "ada" });
        const repeat = await sendInTurn("profile-change", [
          { email: "old@example.org" },
          { email: "new@example.org" },
        ]);
        expect(await removeOld()).toBe(1);
        for (const index of [0, 1]) expect(await repeat(index)).toBe(200);
        expect(await listUsers()).toMatchObject([{ email: "new@example.org" }]);
        expect(await removeOld()).toBe(1);
      });

      test("still protect a reader who was unknown when they came", async () => {
        const repeat = await sendInTurn("subscription-state-change", [
          toPlan("mdn_plus_10y", TIME),
          toPlan("mdn_plus_5m", TIME + 1),
        ]);
        await signIn(getDatabase(), { name: "ada" });
        expect(await removeOld()).toBe(1);
        for (const index of [0, 1]) await repeat(index);
        expect(await readPlan()).toBe("core");
      });

      test("are kept while they tell that another plan is older", async () => {
        await signIn(getDatabase(), { name: "ada" });
        await sendInTurn("subscription-state-change", [
          toPlan("mdn_plus_10y", TIME + 2),
          toPlan("mdn_plus_5m", TIME),
        ]);
        expect(await removeOld()).toBe(0);
        const late = toPlan("mdn_plus_10m", TIME + 1);
        await sendEvent("subscription-state-change", late, { iat: LATER / 1000 });
        expect(await readPlan()).toBe("mdn_plus_10y");
      });

      test("change an account that no newer one has changed", async () => {
        await signIn(getDatabase(), { name: "ada" });
        const value = toPlan("mdn_plus_5m", TIME);
        const token = await provider.sign(
          createClaims("subscription-state-change", value),
        );
        expect(await send(token, createService({ now: LATER }))).toBe(200);
        expect(await readPlan()).toBe("mdn_plus_5m");
      });
    });

    test("of a deleted account delete the user's data, and nothing else", async () => {
      const { user } = await signIn(getDatabase(), { name: "ada" });
      await signIn(getDatabase(), { name: "bob" });
      const named = { name: "A", name_hash: "a", created_at: TIME, updated_at: TIME };
      await getDatabase().query((db) =>
        db
          .insertInto("collections")
          .values({ user_id: user.id, ...named })
          .execute(),
      );
      await subscribe(["mdn_plus_5m"]);
      await sendEvent("delete-user", {});
      expect(await listUsers()).toMatchObject([{ fxa_uid: "uid-bob" }]);
      const left = await getDatabase().query((db) =>
        db.selectFrom("collections").select("id").execute(),
      );
      expect(left).toEqual([]);
      expect(await listTransitions()).toEqual([]);
      expect(await listEvents()).toHaveLength(2);
    });
  });
}

function omit(claims: JWTPayload, left: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== left));
}
