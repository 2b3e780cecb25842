import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createSignInSetup,
  type RemoteProvider,
} from "~/composition/create-sign-in-setup.server";
import { createUserServices } from "~/composition/create-user-services.server";
import { isDefaultCollection } from "~/domain/accounts/collection";
import { getPort } from "~/http/server/listen.server";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createSessionCookie } from "~/services/accounts/session-cookie";
import { CookieJar } from "../support/cookie-jar";
import { provideUserDatabase } from "../support/provide-user-database";

const CALLBACK = "/users/fxa/login/callback/";
const SECRET = "a secret of at least 32 characters";

const users = provideUserDatabase();
let site: Site;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => {
  site.stop();
});

type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the built-in provider on a socket, with the services that use it. */
async function startSite({
  remote = null as RemoteProvider | null,
  sessionSecret = SECRET,
  database = users.database,
} = {}) {
  let handle: ReturnType<typeof createSignInSetup>["handleProvider"] = null;
  const server: Server = createServer((request, response) => {
    Object.assign(request, { originalUrl: request.url });
    request.url = request.url?.replace("/users/demo", "") ?? "/";
    void handle?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const siteOrigin = `http://127.0.0.1:${getPort(server)}`;
  const signIn = createSignInSetup({ siteOrigin, sessionSecret, remote });
  handle = signIn.handleProvider;
  const errors: unknown[] = [];
  const services = createUserServices({
    database,
    sessionSecret,
    siteOrigin,
    signIn,
    documents: { findDocumentCard: () => null, findPageSummary: () => null },
    onError: (error) => errors.push(error),
  });
  return { ...services, siteOrigin, errors, stop: () => server.close() };
}

interface Visit {
  jar?: CookieJar;
  next?: string | null;
  isSilent?: boolean;
  email?: string | null;
}

/** Starts a sign-in, up to the page with the accounts. */
async function begin(visit: Visit) {
  const { jar = new CookieJar(), next = "/de/", isSilent = false, email = null } = visit;
  const cookieHeader = jar.toHeader();
  const request = { next, isSilent, locale: "de", email, cookieHeader };
  const outcome = await site.accounts.startSignIn(request);
  if (outcome.problem !== null) throw new Error(outcome.problem);
  jar.store(outcome.cookies);
  const { location } = await follow(jar, outcome.to);
  const id = new URL(location, site.siteOrigin).pathname.split("/").at(-1) ?? "";
  return { jar, signInUrl: new URL(outcome.to), location, id };
}

async function follow(jar: CookieJar, url: string) {
  const headers = { cookie: jar.toHeader(new URL(url).pathname) };
  const answer = await fetch(url, { headers, redirect: "manual" });
  jar.store(answer.headers.getSetCookie());
  return { status: answer.status, location: answer.headers.get("location") ?? "" };
}

/** Chooses an account; follows the redirects back to the site. */
async function choose(visit: Visit, uid: string | null) {
  const { jar, id } = await begin(visit);
  const path = await site.demoAccounts?.choose(id, uid);
  const { location } = await follow(jar, `${site.siteOrigin}${path ?? ""}`);
  return { jar, callback: location };
}

async function finish({ jar, callback }: { jar: CookieJar; callback: string }) {
  const outcome = await site.accounts.finishSignIn(callback, jar.toHeader());
  jar.store(outcome.cookies);
  return outcome;
}

async function signInAs(uid: string, visit: Visit = {}) {
  const { jar, callback } = await choose(visit, uid);
  const outcome = await finish({ jar, callback });
  return { jar, callback, outcome };
}

async function readUser(jar: CookieJar) {
  return (await site.accounts.getReader(jar.toHeader())).user;
}

describe("signing in", () => {
  test("requests a code with PKCE, state and nonce, in the reader's language", async () => {
    const { signInUrl, location } = await begin({});
    const query = Object.fromEntries(signInUrl.searchParams);
    expect(query).toMatchObject({
      response_type: "code",
      redirect_uri: site.siteOrigin + CALLBACK,
      scope: "openid profile email profile:subscriptions",
      code_challenge_method: "S256",
      access_type: "offline",
      ui_locales: "de",
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(query[name]?.length).toBeGreaterThan(20);
    expect(location).toMatch(/^\/users\/demo\/sign-in\/[\w-]+\?locale=de$/);
  });

  test("returns signed in, as a reader of the chosen plan", async () => {
    const { jar, outcome } = await signInAs("demo-mdn_plus_10y", {
      next: "/de/play?a=1",
    });
    expect(outcome).toMatchObject({ problem: null, to: "/de/play?a=1" });
    expect(await readUser(jar)).toMatchObject({
      uid: "demo-mdn_plus_10y",
      email: "theo.ten@demo.example",
      subscriptionType: "mdn_plus_10y",
      isSubscriber: true,
      isStaff: false,
      settings: null,
    });
    expect(jar.toHeader()).not.toContain("login-");
  });

  test("gives each reader one default collection", async () => {
    await signInAs("demo-core");
    const user = await readUser((await signInAs("demo-core")).jar);
    const listed = await site.collections.list(user?.id ?? 0);
    expect(listed.map(isDefaultCollection)).toEqual([true]);
  });

  test("finds the same user at the next sign-in, and updates the profile", async () => {
    const first = await readUser((await signInAs("demo-core")).jar);
    await users.database.query((db) =>
      db
        .updateTable("users")
        .set({ email: "old@example.org", enforce_plus: "mdn_plus_5m" })
        .execute(),
    );
    const again = await readUser((await signInAs("demo-core")).jar);
    expect(again).toEqual({
      ...first,
      subscriptionType: "mdn_plus_5m",
      isSubscriber: true,
    });
  });

  test("stores the provider's refresh token encrypted", async () => {
    await signInAs("demo-core");
    const { fxa_refresh_token: token } = await users.database.query((db) =>
      db.selectFrom("users").select("fxa_refresh_token").executeTakeFirstOrThrow(),
    );
    expect(token?.length).toBeGreaterThan(60);
  });

  test("goes on in each of several tabs, in any order", async () => {
    const jar = new CookieJar();
    const first = await choose({ jar, next: "/fr/" }, "demo-core");
    const second = await choose({ jar, next: "/ja/" }, "demo-core");
    expect(await finish(first)).toMatchObject({ problem: null, to: "/fr/" });
    expect(await finish(second)).toMatchObject({ problem: null, to: "/ja/" });
    expect(await readUser(jar)).toMatchObject({ uid: "demo-core" });
  });

  test("gives up the oldest when many have begun, and all at a sign-out", async () => {
    const jar = new CookieJar();
    const first = await choose({ jar }, "demo-core");
    const second = await choose({ jar }, "demo-core");
    const next = `/de/search?q=${"a".repeat(1_850)}`;
    for (let count = 0; count < 2; count++) await begin({ jar, next });
    expect(await finish(first)).toMatchObject({ problem: "refused" });
    expect(await finish(second)).toMatchObject({ problem: null });
    const cookieHeader = jar.toHeader();
    expect(cookieHeader.match(/login-/g)).toHaveLength(2);
    jar.store((await site.accounts.signOut({ next: "/", cookieHeader })).cookies);
    expect(jar.toHeader()).not.toMatch(/login-|session/);
  });

  test("creates no session when it is cancelled, and returns", async () => {
    const { jar, callback } = await choose({ next: "/fr/" }, null);
    expect(new URL(callback).searchParams.get("error")).toBe("access_denied");
    expect(await finish({ jar, callback })).toMatchObject({ problem: null, to: "/fr/" });
    expect(await readUser(jar)).toBeNull();
    expect(jar.toHeader()).not.toContain("login-");
  });

  test.each([
    ["access_denied", 0],
    ["anything", 0],
    ["invalid_scope", 1],
    ["server_error", 1],
  ])("returns at the error %s, which operators see %i times", async (error, times) => {
    const { jar, callback } = await choose({ next: "/fr/" }, null);
    const answer = new URL(callback);
    answer.searchParams.set("error", error);
    const before = site.errors.length;
    expect(await finish({ jar, callback: answer.href })).toMatchObject({ to: "/fr/" });
    expect(site.errors.length - before).toBe(times);
  });

  test("returns silently when interaction would be needed but is not allowed", async () => {
    const email = "reader@example.org";
    const { location, signInUrl } = await begin({ isSilent: true, email });
    expect(signInUrl.searchParams.get("login_hint")).toBe(email);
    expect(new URL(location).searchParams.get("error")).toBe("login_required");
  });

  test.each([null, "", " "])("may prompt for the e-mail address %j", async (email) => {
    const { signInUrl } = await begin({ isSilent: true, email });
    for (const name of ["prompt", "login_hint"])
      expect(signInUrl.searchParams.has(name)).toBe(false);
  });
});

test("leads from the header of a sign-in page to where that page leads", async () => {
  const target = "/de/plus/collections/new?a=1&b";
  const next = `/users/signed-out?next=${encodeURIComponent(target)}`;
  expect((await signInAs("demo-core", { next })).outcome).toMatchObject({ to: target });
});

test("outlives a new secret, which docs/operations.md states", async () => {
  const { jar } = await signInAs("demo-core");
  const renewed = await startSite({ sessionSecret: `another ${SECRET}` });
  const { user } = await renewed.accounts.getReader(jar.toHeader());
  expect(user?.email).toBe("cory.core@demo.example");
  renewed.stop();
});

describe("attacks", () => {
  test.each([
    [null, "/"],
    ["/foo", "/foo"],
    ["https://foo.com/bar", "/"],
    ["//foo.com/bar", "/"],
    ["/\\foo.com", "/"],
    ["/de/\r\nSet-Cookie: a=b", "/"],
    ["javascript:alert(1)", "/"],
    ["/users/fxa/login/authenticate/?next=/", "/"],
    [`/foo?${"a".repeat(1_895)}`, `/foo?${"a".repeat(1_895)}`],
    [`/foo?${"a".repeat(1_896)}#b`, "/foo"],
    [`/${"a".repeat(1_900)}`, "/"],
    ["/users/signed-out?next=//foo.com/bar", "/"],
    ["/users/signed-out?next=/users/signed-out?next=/de/", "/"],
  ])("from %j lead to %s", async (next, expected) => {
    const jar = new CookieJar();
    await begin({ jar, next });
    for (const pair of jar.toHeader().split("; "))
      expect(pair.length).toBeLessThan(4_050);
    const { outcome } = await signInAs("demo-core", { next });
    expect(outcome).toMatchObject({ problem: null, to: expected });
  });

  test("can't redirect to another site", async () => {
    const own = { next: `${site.siteOrigin}/ja/?a` };
    expect((await signInAs("demo-core", own)).outcome).toMatchObject({ to: "/ja/?a" });
    const like = { next: `${site.siteOrigin}.evil.example/` };
    expect((await signInAs("demo-core", like)).outcome).toMatchObject({ to: "/" });
  });

  test("can't sign anybody in by a link that somebody else started", async () => {
    const { callback } = await choose({}, "demo-core");
    const victim = new CookieJar();
    expect(await finish({ jar: victim, callback })).toMatchObject({ problem: "refused" });
    const own = await begin({});
    expect(await finish({ jar: own.jar, callback })).toMatchObject({
      problem: "refused",
    });
    expect(await readUser(own.jar)).toBeNull();
  });

  test("can't replay a response", async () => {
    const { jar, callback } = await choose({}, "demo-core");
    const before = jar.toHeader();
    expect(await finish({ jar, callback })).toMatchObject({ problem: null });
    expect(await finish({ jar, callback })).toMatchObject({ problem: "refused" });
    const replayed = await site.accounts.finishSignIn(callback, before);
    expect(replayed).toMatchObject({ problem: "refused" });
  });

  test("can't change state or code", async () => {
    for (const name of ["state", "code"]) {
      const { jar, callback } = await choose({}, "demo-core");
      const forged = new URL(callback);
      forged.searchParams.set(name, "forged");
      const outcome = await finish({ jar, callback: forged.href });
      expect(outcome).toMatchObject({ problem: "refused" });
    }
  });

  test.each([
    [
      "of another issuer",
      (answer: URL) => answer.searchParams.set("iss", "http://evil.example"),
    ],
    ["with two states", (answer: URL) => answer.searchParams.append("state", "b")],
    ["with two codes", (answer: URL) => answer.searchParams.append("code", "b")],
  ])("refuse an answer %s, which is no failure of the provider", async (_name, forge) => {
    const { jar, callback } = await choose({}, "demo-core");
    const forged = new URL(callback);
    forge(forged);
    const outcome = await finish({ jar, callback: forged.href });
    expect(outcome).toMatchObject({ problem: "refused" });
    expect(await readUser(jar)).toBeNull();
  });

  test("can't use a cookie of another server, or a modified one", async () => {
    const { jar, callback } = await choose({}, "demo-core");
    const other = await startSite({
      sessionSecret: "quite another secret of 32 characters",
    });
    const foreign = await other.accounts.finishSignIn(callback, jar.toHeader());
    expect(foreign).toMatchObject({ problem: "refused" });
    other.stop();
    const state = new URL(callback).searchParams.get("state") ?? "";
    jar.set(`login-${state.slice(0, 8)}`, "bm90IG91cnM=");
    expect(await finish({ jar, callback })).toMatchObject({ problem: "refused" });
  });

  test("can't fix a session: each sign-in creates a new one and ends the old", async () => {
    const first = await signInAs("demo-core");
    const old = new CookieJar();
    old.set("session", first.jar.get("session") ?? "");
    expect(await readUser(old)).not.toBeNull();
    await signInAs("demo-mdn_plus_5m", { jar: first.jar });
    expect(await readUser(old)).toBeNull();
    expect(await readUser(first.jar)).toMatchObject({ uid: "demo-mdn_plus_5m" });
  });

  test("can't choose an unknown account or sign-in", async () => {
    const { id } = await begin({});
    expect(await site.demoAccounts?.choose(id, "admin")).toBeNull();
    expect(await site.demoAccounts?.choose("nothing", "demo-core")).toBeNull();
    expect(await site.demoAccounts?.isUnderWay("nothing")).toBe(false);
  });
});

describe("an outage", () => {
  test("of the provider only affects sign-in, which is retried", async () => {
    const remote = { issuer: "http://127.0.0.1:1", clientId: "a", clientSecret: null };
    const down = await startSite({ remote });
    const request = {
      next: "/de/",
      isSilent: false,
      locale: "de",
      email: null,
      cookieHeader: null,
    };
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await down.accounts.startSignIn(request)).toEqual({
        problem: "provider",
        next: "/de/",
        cookies: [],
      });
    expect(down.errors).toHaveLength(2);
    down.stop();
  });

  test("of the database prevents sign-in, and look-up of the reader", async () => {
    const database = await users.openDead();
    site.stop();
    site = await startSite({ database });
    const { jar, outcome } = await signInAs("demo-core", { next: "/ko/" });
    expect(outcome).toMatchObject({ problem: "database", next: "/ko/" });
    expect(jar.get("session")).toBeNull();
    const header = await createSessionCookie(createCookies("http://localhost")).write(
      "a".repeat(43),
    );
    jar.store([header]);
    const reader = await site.accounts.getReader(jar.toHeader());
    expect(reader).toEqual({ user: null, isUnknown: true });
    const cookieHeader = jar.toHeader();
    const out = await site.accounts.signOut({ next: "/de/", cookieHeader });
    expect(out.to).toBe("/de/");
    jar.store(out.cookies);
    expect(jar.get("session")).toBeNull();
    // Ended on this server, even after the database is back.
    const late = await site.accounts.getReader(cookieHeader);
    expect(late).toEqual({ user: null, isUnknown: false });
  });
});

describe("signing out", () => {
  test("ends the session everywhere, and redirects only within this site", async () => {
    const { jar } = await signInAs("demo-core");
    const copy = jar.toHeader();
    const out = await site.accounts.signOut({
      next: "//evil.example",
      cookieHeader: copy,
    });
    expect(out.to).toBe("/");
    jar.store(out.cookies);
    expect(jar.get("session")).toBeNull();
    expect((await site.accounts.getReader(copy)).user).toBeNull();
  });

  test("ends a sign-in in progress", async () => {
    const { jar, callback } = await choose({}, "demo-core");
    const cookieHeader = jar.toHeader();
    jar.store((await site.accounts.signOut({ next: null, cookieHeader })).cookies);
    expect(await finish({ jar, callback })).toMatchObject({ problem: "refused" });
    expect(await readUser(jar)).toBeNull();
  });
});
