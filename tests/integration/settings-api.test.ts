import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { parseSettings } from "~/domain/accounts/settings";
import { RETIRED_LOCALES } from "~/domain/locales/locale";
import { createUserServices } from "~/composition/create-user-services.server";
import type { OpenDatabase } from "~/database/open-database.server";
import type { Plan } from "~/domain/accounts/plan";
import { OWNER_HEADER, writeFormOwner } from "~/domain/accounts/form-owner";
import type { User } from "~/domain/accounts/user";
import { action as callSignUp } from "~/routes/api.v1.newsletter";
import { action as callPing, loader as readPing } from "~/routes/api.v1.ping";
import {
  action as callHistory,
  loader as readHistory,
} from "~/routes/api.v1.plus.ai.help_.history.list";
import {
  action as callNewsletter,
  loader as readNewsletter,
} from "~/routes/api.v1.plus.newsletter";
import {
  action as callSettings,
  loader as readSettings,
} from "~/routes/api.v1.plus.settings";
import {
  action as postForm,
  loader as readForms,
} from "~/routes/$locale.plus.settings/route";
import { createSessions } from "~/services/sessions/index.server";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { createLoadContext } from "../support/create-load-context";

const PLEASE_WAIT = {
  code: 503,
  error: "Unavailable",
  message: "Please try again in a moment",
};

const users = provideUserDatabase();

interface Situation {
  user?: User | null;
  isUserUnknown?: boolean;
  hasNewsletter?: boolean;
  from?: OpenDatabase;
}

function createContext(situation: Situation = {}): AppLoadContext {
  const { user = null, isUserUnknown = false, hasNewsletter = true } = situation;
  const services = createUserServices({
    database: situation.from ?? users.database,
    sessionSecret: "a secret of at least 32 characters",
    siteOrigin: "https://docs.example",
    documents: { findDocumentCard: () => null, findPageSummary: () => null },
  });
  const config = { hasNewsletter, features: ["plus" as const] };
  return createLoadContext({ services, config, user, isUserUnknown });
}

async function createReader(plan: Plan = "core"): Promise<User> {
  return (await signIn(users.database, { plan })).user;
}

type Call = (args: ActionFunctionArgs) => Promise<Response>;

interface Sent {
  method?: string;
  json?: unknown;
  form?: Record<string, string>;
  text?: string;
  /** Owner token of the sending page. */
  owner?: string;
  situation?: Situation;
}

function send(call: Call, { method = "POST", situation, ...sent }: Sent = {}) {
  const init: RequestInit = { method };
  if (sent.json !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(sent.json);
  } else if (sent.form) init.body = new URLSearchParams(sent.form);
  else if (sent.text !== undefined) {
    init.headers = { "Content-Type": sent.text };
    init.body = "{no json";
  }
  const request = new Request("https://docs.example/x", init);
  if (sent.owner !== undefined) request.headers.set(OWNER_HEADER, sent.owner);
  return call({ request, params: {}, context: createContext(situation) });
}

async function read(response: Response) {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return [response.status, isJson ? (JSON.parse(text) as unknown) : text];
}

function listSettings() {
  return users.database.query((db) => db.selectFrom("settings").selectAll().execute());
}

describe("POST /api/v1/plus/settings/", () => {
  test("stores a subscriber's settings, with an empty response", async () => {
    const user = await createReader("mdn_plus_5m");
    const json = { no_ads: true, ai_help_history: true };
    const answer = await send(callSettings, { json, situation: { user } });
    expect(await read(answer)).toEqual([201, ""]);
    expect(await listSettings()).toMatchObject([{ no_ads: 1, ai_help_history: 1 }]);
  });

  test("accepts `no_ads` of a Core reader without storing it", async () => {
    const user = await createReader();
    const json = { no_ads: true };
    const answer = await send(callSettings, { json, situation: { user } });
    expect(answer.status).toBe(201);
    expect(await listSettings()).toMatchObject([{ no_ads: 0 }]);
  });

  test.each([
    [{ json: { locale_override: RETIRED_LOCALES[0] } }],
    [{ json: { no_ads: "yes" } }],
    [{ json: [] }],
    [{ text: "application/json" }],
    [{ text: "text/plain" }],
    [{ form: { no_ads: "true" } }],
    [{}],
  ])("refuses %j with a line of text", async (sent: Sent) => {
    const user = await createReader();
    const answer = await send(callSettings, { ...sent, situation: { user } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      400,
      "text/plain;charset=UTF-8",
    ]);
    expect(await listSettings()).toEqual([]);
  });

  test("stores nothing for one reader that another's page has sent", async () => {
    const opener = await createReader("mdn_plus_5m");
    const { user } = await signIn(users.database, { name: "other", plan: "mdn_plus_5m" });
    const json = { no_ads: true };
    const situation = { user };
    for (const owner of [opener.formOwner, "", writeFormOwner(opener)]) {
      const answer = await send(callSettings, { json, owner, situation });
      expect(await read(answer)).toMatchObject([409, { error: "Foreign form" }]);
    }
    expect(await listSettings()).toEqual([]);
    const own = await send(callSettings, { json, owner: user.formOwner, situation });
    expect(own.status).toBe(201);
    expect(await listSettings()).toMatchObject([{ user_id: user.id, no_ads: 1 }]);
  });

  test("is for signed-in readers", async () => {
    const answer = await send(callSettings, { json: {} });
    expect(await read(answer)).toEqual([401, "Please log in first"]);
  });

  test("supports no other method", async () => {
    expect((await send(callSettings, { method: "PUT" })).status).toBe(405);
    const answer = await send(readSettings, { method: "GET" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("answers 503 while the session or the database is unavailable", async () => {
    const unknown = { json: {}, situation: { isUserUnknown: true } };
    expect(await read(await send(callSettings, unknown))).toEqual([503, PLEASE_WAIT]);
    const user = await createReader();
    const dead = await users.openDead();
    const lost = { json: { ai_help_history: true }, situation: { user, from: dead } };
    const answer = await send(callSettings, lost);
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(await read(answer)).toEqual([503, PLEASE_WAIT]);
  });
});

describe("/api/v1/plus/newsletter/", () => {
  test("returns, starts and ends the subscription, which is final", async () => {
    const user = await createReader();
    const call = async (method: string) =>
      read(
        await send(/GET|HEAD/.test(method) ? readNewsletter : callNewsletter, {
          method,
          situation: { user },
        }),
      );
    expect(await call("GET")).toEqual([200, { subscribed: false }]);
    expect((await call("HEAD"))[0]).toBe(200);
    expect(await call("DELETE")).toEqual([404, ""]);
    expect(await call("POST")).toEqual([201, { subscribed: true }]);
    expect(await call("GET")).toEqual([200, { subscribed: true }]);
    expect(await call("DELETE")).toEqual([202, { subscribed: false }]);
    const text = "You have unsubscribed from the newsletter, which is final";
    const refused = { code: 409, error: text, message: text };
    expect(await call("POST")).toEqual([409, refused]);
    expect(await call("GET")).toEqual([200, { subscribed: false }]);
    expect(await call("PATCH")).toEqual([405, ""]);
  });

  test("is never cached", async () => {
    const user = await createReader();
    const answer = await send(readNewsletter, { method: "GET", situation: { user } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("requires a signed-in reader, and an enabled newsletter", async () => {
    expect((await send(callNewsletter)).status).toBe(401);
    const user = await createReader();
    const situation = { user, hasNewsletter: false };
    expect(await read(await send(callNewsletter, { situation }))).toEqual([501, ""]);
  });
});

describe("POST /api/v1/newsletter", () => {
  test("accepts an address", async () => {
    const answer = await send(callSignUp, { json: { email: "someone@example.org" } });
    expect(await read(answer)).toEqual([201, { subscribed: true }]);
  });

  const longest = `${"x".repeat(50)}@${`${"y".repeat(60)}.`.repeat(3)}${"z".repeat(16)}.org`;

  test("accepts the longest valid address", async () => {
    expect(longest).toHaveLength(254);
    const answer = await send(callSignUp, { json: { email: longest } });
    expect(answer.status).toBe(201);
  });

  test.each([{ email: "someone" }, { email: `x${longest}` }, { email: 7 }, {}, null, []])(
    "refuses %j",
    async (json) => {
      expect(await read(await send(callSignUp, { json }))).toEqual([
        400,
        {
          code: 400,
          error: "Validation Error",
          message: "Error validating input email: must be an email address",
        },
      ]);
    },
  );

  test("answers 429 with Retry-After at the limit", async () => {
    for (let number = 0; number < 10; number++)
      await send(callSignUp, { json: { email: `reader${number}@example.org` } });
    const answer = await send(callSignUp, { json: { email: "last@example.org" } });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  test("supports no other method", async () => {
    const answer = await send(callSignUp, { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("does not exist without a newsletter", async () => {
    const situation = { hasNewsletter: false };
    const answer = await send(callSignUp, {
      json: { email: "a@example.org" },
      situation,
    });
    expect(await read(answer)).toEqual([501, ""]);
  });
});

describe("POST /api/v1/ping", () => {
  function listPings() {
    return users.database.query((db) =>
      db.selectFrom("activity_pings").selectAll().execute(),
    );
  }

  test.each([{}, { form: { offline: "false", other: "1" } }])(
    "records the day for %j",
    async (sent: Sent) => {
      const user = await createReader("mdn_plus_10y");
      const answer = await send(callPing, { ...sent, situation: { user } });
      expect(await read(answer)).toEqual([201, ""]);
      expect(await listPings()).toMatchObject([
        { user_id: user.id, subscription_type: "mdn_plus_10y", offline: 0 },
      ]);
    },
  );

  test("records offline use, and the reader's settings", async () => {
    const settings = {
      ...parseSettings({ no_ads: true, ai_help_history: true }),
    };
    const user = { ...(await createReader()), settings };
    await send(callPing, { form: { offline: "true" }, situation: { user } });
    expect(await listPings()).toMatchObject([
      { offline: 1, no_ads: 1, ai_help_history: 1 },
    ]);
  });

  test.each([
    [{ form: { offline: "maybe" } }, 400],
    [{ json: { offline: true } }, 415],
    [{ text: "text/plain" }, 415],
  ])("refuses %j with %i", async (sent: Sent, status) => {
    const user = await createReader();
    const answer = await send(callPing, { ...sent, situation: { user } });
    expect(answer.status).toBe(status);
    expect(await listPings()).toEqual([]);
  });

  test("requires a session", async () => {
    const invalid = {
      code: 400,
      error: "Invalid Session",
      message: "Invalid Session info",
    };
    expect(await read(await send(callPing))).toEqual([400, invalid]);
    expect((await send(readPing, { method: "GET" })).status).toBe(405);
  });
});

describe("DELETE /api/v1/plus/ai/help/history/list", () => {
  test("answers with an empty response, and requires a signed-in reader", async () => {
    const user = await createReader();
    const answer = await send(callHistory, { method: "DELETE", situation: { user } });
    expect(await read(answer)).toEqual([201, ""]);
    expect((await send(callHistory, { method: "DELETE" })).status).toBe(401);
    expect((await send(readHistory, { method: "GET" })).status).toBe(401);
    expect((await send(readHistory, { method: "PUT" })).status).toBe(405);
  });
});

describe("a session whose user was deleted", () => {
  test("is refused as invalid by settings", async () => {
    const { user, cookie } = await signIn(users.database, { isSecure: true });
    await users.database.query((db) =>
      db.deleteFrom("users").where("id", "=", user.id).execute(),
    );
    const request = new Request("https://docs.example/api/v1/plus/settings/", {
      method: "POST",
      headers: { cookie, "Content-Type": "application/json" },
      body: "{}",
    });
    const answer = await callSettings({ request, params: {}, context: createContext() });
    expect(await read(answer)).toMatchObject([400, { error: "Invalid Session" }]);
  });
});

describe("every call that needs the database", () => {
  const newsletter = { email: "someone@example.org" };
  const CALLS: [string, Call, Sent][] = [
    ["GET newsletter", readNewsletter, { method: "GET" }],
    ["POST newsletter", callNewsletter, {}],
    ["DELETE newsletter", callNewsletter, { method: "DELETE" }],
    ["POST sign-up", callSignUp, { json: newsletter }],
    ["POST ping", callPing, { form: {} }],
    ["DELETE history", callHistory, { method: "DELETE" }],
  ];

  test("answers 503 while it is down", async () => {
    const user = await createReader();
    const from = await users.openDead();
    for (const [name, call, sent] of CALLS) {
      const answer = await send(call, { ...sent, situation: { user, from } });
      expect([name, answer.headers.get("retry-after")]).toEqual([name, "10"]);
      expect(await read(answer)).toEqual([503, PLEASE_WAIT]);
    }
  });

  test("answers 503 while the session can't be looked up", async () => {
    const situation = { isUserUnknown: true };
    for (const [name, call, sent] of CALLS.filter(([name]) => name !== "POST sign-up"))
      expect([name, (await send(call, { ...sent, situation })).status]).toEqual([
        name,
        503,
      ]);
  });
});

describe("the forms of the settings page", () => {
  async function post(form: Record<string, string>, situation: Situation) {
    const request = new Request("https://docs.example/en-US/plus/settings?confirm=x", {
      method: "POST",
      body: new URLSearchParams({
        ...(situation.user && { owner: writeFormOwner(situation.user) }),
        ...form,
      }),
    });
    const args = { request, params: { locale: "en-US" } };
    return postForm({ ...args, context: createContext(situation) });
  }

  test.each([
    [{ intent: "no_ads", value: "true" }, "ad-free"],
    [{ intent: "ai_help_history", value: "false" }, "ai-help--history-enable"],
    [{ intent: "no_ai_help_links", value: "true" }, "ai-help--links"],
    [{ intent: "newsletter", value: "true" }, "newsletter"],
    [{ intent: "newsletter", value: "false" }, "newsletter"],
    [{ intent: "delete-ai-history" }, "ai-help--history-delete"],
  ])("redirect to their row after %j, with a message", async (form, row) => {
    const user = await createReader("mdn_plus_5m");
    const answer = (await post(form, { user })) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/en-US/plus/settings#${row}`,
    ]);
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-flash=/);
  });

  test("store their changes", async () => {
    const user = await createReader("mdn_plus_5m");
    await post({ intent: "no_ads", value: "true" }, { user });
    await post({ intent: "newsletter", value: "true" }, { user });
    expect(await listSettings()).toMatchObject([{ no_ads: 1, mdnplus_newsletter: 1 }]);
  });

  test.each([
    [{ intent: "no_ads", value: "true" }, "subscribers", 403],
    [{ intent: "no_ads", value: "1" }, "form", 400],
    [{ intent: "email", value: "true" }, "form", 400],
    [{ intent: "end-session" }, "form", 400],
    [{}, "form", 400],
  ])("explain %j: %s", async (form, problem, status) => {
    const user = await createReader();
    const answer = await post(form, { user });
    expect(answer).toMatchObject({ data: { problem }, init: { status } });
    expect(await listSettings()).toEqual([]);
  });

  test("explain that leaving is final", async () => {
    const user = await createReader();
    await post({ intent: "newsletter", value: "true" }, { user });
    await post({ intent: "newsletter", value: "false" }, { user });
    const answer = await post({ intent: "newsletter", value: "true" }, { user });
    expect(answer).toMatchObject({ data: { problem: "left" }, init: { status: 409 } });
  });

  test("ask to retry while the database is down", async () => {
    const user = await createReader();
    const dead = await users.openDead();
    const form = { intent: "ai_help_history", value: "true" };
    expect(await post(form, { user, from: dead })).toMatchObject({
      data: { problem: "unavailable" },
      init: { status: 503, headers: { "Retry-After": "10" } },
    });
  });

  test("redirect anonymous readers to sign-in and back, and then report the lost change", async () => {
    const thrown: unknown = await post({ intent: "no_ads" }, {}).catch(
      (reason: unknown) => reason,
    );
    const { headers } = thrown as Response;
    expect(headers.get("location")).toBe(
      "/users/signed-out?form=none&next=%2Fen-US%2Fplus%2Fsettings",
    );
    const [cookie = ""] = headers.get("set-cookie")?.split(";") ?? [];
    const user = await createReader();
    expect((await openSettings(cookie, user)).data.problem).toBe("signed-out");
    expect((await openSettings(cookie, user)).data.problem).toBeNull();
  });

  /** Creates two readers; the first is signed in twice. */
  async function startSessions() {
    const first = await signIn(users.database, { isSecure: true });
    const { id } = first.user;
    const accounts = createContext().services.accounts;
    const other = await createSessions({ database: users.database }).create(
      id,
      "Firefox/1 Windows",
    );
    await signIn(users.database, { name: "other", isSecure: true });
    const list = (cookie = first.cookie) => accounts.listSessions(id, cookie);
    return { ...first, list, accounts, other };
  }

  test("list a reader's sessions, and end one of them", async () => {
    const { user, cookie, list } = await startSessions();
    const page = await openSettings(cookie, user);
    expect(page.data.sessions).toHaveLength(2);
    const other = page.data.sessions.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ browser: "Firefox", system: "Windows" });
    const form = { intent: "end-session", session: other?.handle ?? "" };
    const answer = (await post(form, { user })) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/en-US/plus/settings#sessions",
    ]);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test("end all sessions of the reader, this one included, and no other reader's", async () => {
    const { user, list, accounts, cookie } = await startSessions();
    const answer = (await post({ intent: "end-sessions" }, { user })) as Response;
    expect(answer.headers.get("location")).toBe("/en-US/plus");
    expect(answer.headers.getSetCookie().join()).toMatch(/__Host-session=;.*Max-Age=0/);
    expect(await list()).toEqual([]);
    expect((await accounts.getReader(cookie)).user).toBeNull();
    const left = await users.database.query((db) =>
      db.selectFrom("sessions").select("user_id").execute(),
    );
    expect(left.map(({ user_id }) => user_id)).not.toContain(user.id);
    expect(left).toHaveLength(1);
  });

  async function openSettings(cookie: string, user: User) {
    const address = "https://docs.example/en-US/plus/settings";
    const request = new Request(address, { headers: { cookie } });
    const context = createContext({ user });
    return readForms({ request, params: { locale: "en-US" }, context });
  }
});
