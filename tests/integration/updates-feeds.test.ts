import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UserDatabase } from "~/database/user-database";
import { Sqlite } from "~/sqlite.server";
import { openSite, type OpenSite } from "../support/open-site";
import { listChildren, parseXml } from "../support/parse-xml";
import { signIn } from "../support/sign-in";
import type { Site } from "../support/start-site";

const PAGE = "/en-US/docs/Web/API/AbortController";

let opened: OpenSite;
let database: UserDatabase;
let site: Site;
/** Session of a reader who has saved the page. */
let cookie: string;

beforeAll(async () => {
  opened = await openSite({
    pages: {
      [PAGE]: { frontMatter: "browser-compat: api.AbortController", body: "Text." },
    },
  });
  ({ site, database } = opened);
  ({ cookie } = await signIn(database, { isSecure: true }));
  const headers = { cookie, "content-type": "application/json" };
  const create = async (path: string, fields: object) =>
    site.request(path, { method: "POST", headers, body: JSON.stringify(fields) });
  const made = await create("/api/v2/collections/", { name: "Mine" });
  const { id } = (await made.json()) as { id: string };
  const item = { url: PAGE, title: "AbortController" };
  const saved = await create(`/api/v2/collections/${id}/items/`, item);
  expect(saved.status).toBe(201);
}, 120_000);

afterAll(() => opened.close());

test.each([
  ["/en-US/plus/updates", "/en-US/plus/updates/feeds/all"],
  ["/de/plus/updates?show=baseline", "/de/plus/updates/feeds/baseline"],
  ["/en-US/plus/updates?category=css", "/en-US/plus/updates/feeds/categories/css"],
  ["/fr/plus/updates?browsers=safari", "/fr/plus/updates/feeds/browsers/safari"],
])("%s links its feed, in its head and on the page", async (path, feed) => {
  const html = await (await site.get(path, { cookie })).text();
  const [first] =
    /<link rel="alternate" [^>]*type="application\/atom\+xml"[^>]*>/.exec(html) ?? [];
  expect(first).toContain(`href="${feed}"`);
  expect(html).toContain(`<a href="${feed}">`);
  const response = await site.get(feed);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
  expect(listChildren(parseXml(await response.text()), "entry").length).toBeGreaterThan(
    20,
  );
  const etag = response.headers.get("etag") ?? "";
  expect((await site.get(feed, { "if-none-match": etag })).status).toBe(304);
});

test("has feeds of every browser and category, which no browser's name takes", async () => {
  const html = await (await site.get("/en-US/plus/updates")).text();
  const feeds = [...html.matchAll(/<a href="([^"]+\/feeds\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(new Set(feeds).size).toBeGreaterThan(14 + 9);
  for (const path of feeds)
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  expect(html).not.toMatch(
    /href="\/en-US\/plus\/updates\/(?:baseline|browsers|categories)\/[\d.]/,
  );
});

test("lists releases in the sitemap", async () => {
  const paths = await (await site.get("/sitemap.txt")).text();
  expect(paths).toMatch(/^\/de\/plus\/updates\/firefox\/\d+$/m);
  expect(paths.split("\n")).toContain("/en-US/plus/updates");
});

describe("a reader's own feed", () => {
  const SCREEN = "/en-US/plus/updates/feed";

  /** Sends a form of the screen as the reader for whom it was rendered. */
  async function submit(fields: Record<string, string>, headers = { cookie }) {
    const html = await (await site.get(SCREEN, headers)).text();
    const owner = /name="owner" value="([^"]*)"/.exec(html)?.[1] ?? "";
    return site.request(SCREEN, {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ owner, ...fields }).toString(),
    });
  }

  async function findAddress(): Promise<string | null> {
    const html = await (await site.get(SCREEN, { cookie })).text();
    return (
      /value="https:\/\/site\.example([^"]+feed\/atom\?key=[^"]+)"/.exec(html)?.[1] ??
      null
    );
  }

  test("is created, replaced and turned off by forms", async () => {
    expect(await findAddress()).toBeNull();
    const created = await submit({ intent: "renew" });
    expect([created.status, created.headers.get("location")]).toEqual([303, SCREEN]);
    const first = (await findAddress()) ?? "";
    const feed = await site.get(first);
    expect(feed.status).toBe(200);
    expect(Object.fromEntries(feed.headers)).toMatchObject({
      "cache-control": expect.stringMatching(/^private, no-store|^no-store/) as string,
      "x-robots-tag": "noindex",
      "content-type": "application/atom+xml; charset=utf-8",
    });
    const text = await feed.text();
    expect(text).toContain("api.AbortController");
    expect(text).not.toContain("key=");
    await submit({ intent: "renew" });
    const second = (await findAddress()) ?? "";
    expect(second).not.toBe(first);
    expect([(await site.get(first)).status, (await site.get(second)).status]).toEqual([
      404, 200,
    ]);
    await submit({ intent: "revoke" });
    expect([await findAddress(), (await site.get(second)).status]).toEqual([null, 404]);
  });

  test("is nobody else's to change", async () => {
    expect((await submit({ intent: "other" })).status).toBe(400);
    expect((await submit({ intent: "renew", owner: "x" })).status).toBe(409);
    const anonymous = await site.get(SCREEN);
    expect(anonymous.status).toBe(303);
    expect(anonymous.headers.get("location")).toContain("/users/fxa/login");
    expect(await findAddress()).toBeNull();
  });

  test("has no key in the log", async () => {
    const loud = await opened.start({ edge: { logLevel: "trace" } });
    await loud.get("/en-US/plus/updates/feed/atom?key=A-SECRET");
    const readLog = () => JSON.stringify(loud.log());
    await expect.poll(readLog).toContain("feed/atom");
    expect(readLog()).not.toContain("A-SECRET");
  });
});

describe("the dot of news", () => {
  const DOT = /data-badge="updates"( hidden="")?/;

  async function readDots() {
    const html = await (await site.get("/en-US/", { cookie })).text();
    const answer = await site.get("/api/v1/whoami", { cookie });
    const { has_updates } = (await answer.json()) as { has_updates: boolean };
    const dots = html.match(/hidden"> Changes to pages in your collections/g);
    return {
      isShown: DOT.exec(html)?.[1] === undefined,
      // In the main menu, and in the account's, of which narrow windows have one more.
      count: dots?.length,
      hasUpdates: has_updates,
    };
  }

  test("delays no page while another program has locked the database", async () => {
    await database.query((db) =>
      db.updateTable("users").set({ updates_seen: "2000-01-01" }).execute(),
    );
    const other = new Sqlite(join(dirname(opened.storeFile), "users.sqlite"));
    other.exec("begin immediate");
    const write = database
      .query((db) => db.deleteFrom("updates_feeds").where("user_id", "=", -1).execute())
      .catch(() => null);
    const page = await Promise.race([site.get("/en-US/plus/updates", { cookie }), write]);
    expect(page).toHaveProperty("status", 200);
    other.exec("rollback");
    other.close();
    await write;
    const readSeen = () =>
      database.query((db) =>
        db.selectFrom("users").select("updates_seen").executeTakeFirst(),
      );
    await expect.poll(readSeen).not.toEqual({ updates_seen: "2000-01-01" });
  });

  test("is shown to one reader, without a script, until they have looked", async () => {
    await database.query((db) =>
      db.updateTable("users").set({ updates_seen: "2000-01-01" }).execute(),
    );
    expect(await readDots()).toEqual({ isShown: true, count: 3, hasUpdates: true });
    const anonymous = await (await site.get("/en-US/")).text();
    expect(DOT.exec(anonymous)?.[1]).toBe(' hidden=""');
    const ahead = { cookie, "sec-purpose": "prefetch" };
    await site.get("/en-US/plus/updates", ahead);
    expect((await readDots()).isShown).toBe(true);
    const page = await (await site.get("/en-US/plus/updates", { cookie })).text();
    expect(DOT.exec(page)?.[1]).toBe(' hidden=""');
    expect(await readDots()).toEqual({ isShown: false, count: 1, hasUpdates: false });
  });
});
