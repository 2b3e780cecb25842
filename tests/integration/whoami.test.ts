import { expect, test } from "vitest";
import { createUserServices } from "~/composition/create-user-services.server";
import { action, loader } from "~/routes/api.v1.whoami";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { createLoadContext } from "../support/create-load-context";

const users = provideUserDatabase();

interface Call {
  cookie?: string;
  headers?: Record<string, string>;
  maintenance?: string | null;
  isUserUnknown?: boolean;
  method?: string;
}

async function call({
  cookie,
  headers,
  maintenance = null,
  method = "GET",
  ...own
}: Call) {
  const services = createUserServices({
    database: users.database,
    sessionSecret: "a secret of at least 32 characters",
    siteOrigin: "http://localhost",
    documents: { findDocumentCard: () => null, findPageSummary: () => null },
  });
  const { user } = await services.accounts.getReader(cookie ?? null);
  const request = new Request("http://localhost/api/v1/whoami", {
    method,
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
  });
  const { isUserUnknown = false } = own;
  const config = { maintenance, features: ["updates" as const] };
  const updates = { findNewest: () => null };
  const context = createLoadContext({
    user,
    isUserUnknown,
    config,
    services: { ...services, updates },
  });
  const answer = method === "GET" ? loader : action;
  return answer({ request, context, params: {} });
}

const NOBODY = {
  geo: { country: "Unknown", country_iso: "ZZ" },
  username: null,
  is_authenticated: null,
  is_beta_tester: null,
  is_staff: null,
  is_super_user: null,
  email: null,
  avatar_url: null,
  is_subscriber: null,
  subscription_type: null,
  subscriber_number: null,
  settings: null,
  has_updates: null,
};

test("returns only the location of an anonymous reader", async () => {
  const answer = await call({ headers: { "CloudFront-Viewer-Country": "IS" } });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const geo = { country: "Iceland", country_iso: "IS" };
  expect(await answer.json()).toEqual({ ...NOBODY, geo });
});

test.each(["session=", "session=old-format", "auth-cookie=x"])(
  "returns no reader for the cookie %o",
  async (cookie) => {
    expect(await (await call({ cookie })).json()).toEqual(NOBODY);
  },
);

test("returns the signed-in reader", async () => {
  const { cookie } = await signIn(users.database, { name: "ada", plan: "mdn_plus_5m" });
  expect(await (await call({ cookie })).json()).toEqual({
    ...NOBODY,
    username: "uid-ada",
    is_authenticated: true,
    is_beta_tester: false,
    is_staff: false,
    is_super_user: false,
    email: "ada@example.org",
    is_subscriber: true,
    subscription_type: "mdn_plus_5m",
    has_updates: false,
  });
});

test("returns settings once they exist, and the change time of collections", async () => {
  const { cookie, user } = await signIn(users.database, { plan: "mdn_plus_5m" });
  await users.database.query((db) =>
    db.insertInto("settings").values({ user_id: user.id, no_ads: 1 }).execute(),
  );
  const settings = {
    locale_override: null,
    mdnplus_newsletter: false,
    no_ads: true,
    ai_help_history: null,
    collections_last_modified_time: null,
  };
  expect(await (await call({ cookie })).json()).toMatchObject({ settings });
  const time = Date.UTC(2030, 1, 2);
  await users.database.query((db) =>
    db.updateTable("users").set({ collections_changed_at: time }).execute(),
  );
  expect(await (await call({ cookie })).json()).toMatchObject({
    settings: { ...settings, collections_last_modified_time: "2030-02-02T00:00:00.000Z" },
  });
});

test("returns the change time of collections to a reader who has changed no setting", async () => {
  const { cookie } = await signIn(users.database);
  expect(await (await call({ cookie })).json()).toMatchObject({ settings: null });
  const time = Date.UTC(2030, 1, 2);
  await users.database.query((db) =>
    db.updateTable("users").set({ collections_changed_at: time }).execute(),
  );
  expect(await (await call({ cookie })).json()).toMatchObject({
    settings: {
      locale_override: null,
      mdnplus_newsletter: false,
      no_ads: false,
      ai_help_history: null,
      collections_last_modified_time: "2030-02-02T00:00:00.000Z",
    },
  });
});

test("refuses the session of a deleted user, and clears its cookie", async () => {
  const { cookie, user } = await signIn(users.database);
  await users.database.query((db) =>
    db.deleteFrom("users").where("id", "=", user.id).execute(),
  );
  const answer = await call({ cookie });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("set-cookie")).toMatch(/^session=;.*Max-Age=0/);
  expect(await answer.json()).toEqual({
    code: 400,
    error: "Invalid Session",
    message: "Invalid Session info",
  });
});

test("announces maintenance to everybody", async () => {
  const maintenance = "Back at noon";
  expect(await (await call({ maintenance })).json()).toEqual({ ...NOBODY, maintenance });
  const { cookie } = await signIn(users.database);
  expect(await (await call({ maintenance, cookie })).json()).toMatchObject({
    maintenance,
  });
});

test("answers 503 while the session can't be looked up, and supports only reads", async () => {
  const unknown = await call({ isUserUnknown: true });
  expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "10"]);
  const post = await call({ method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
