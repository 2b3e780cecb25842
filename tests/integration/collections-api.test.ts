import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "~/database/open-database.server";
import type { Plan } from "~/domain/accounts/plan";
import { Sqlite } from "~/sqlite.server";
import { COLLECTIONS_ROUTES } from "../support/collections-routes";
import { createFakePages, toPageUrl } from "../support/fake-pages";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { API_ORIGIN, startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

const API = "/api/v2/collections/";
const CSS = toPageUrl("CSS");
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const users = provideUserDatabase(beforeAll);
let edge: Edge;
let readerCount = 0;

beforeAll(async () => {
  edge = await start(users.database);
});

afterAll(async () => {
  await edge.close();
});

function start(
  from: OpenDatabase,
  { findPage } = createFakePages(["CSS", "HTML", "größe?", "=1+1"]),
): Promise<Edge> {
  return startApi({ database: from, findPage, routes: COLLECTIONS_ROUTES });
}

/** Sends requests of a signed-in reader; bodies are JSON unless they are strings. */
function createClient(cookie: string, to = edge) {
  function send(method: string, path: string, body?: unknown, headers = {}) {
    return to.request(API + path, {
      method,
      headers: { cookie, "content-type": "application/json", ...headers },
      ...(body !== undefined && {
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
  }
  async function read(path: string): Promise<unknown> {
    return (await send("GET", path)).json();
  }
  return {
    send,
    read,
    get: (path: string) => send("GET", path),
    post: (path: string, body: unknown) => send("POST", path, body),
    remove: (path: string) => send("DELETE", path),
    async create(name: string): Promise<string> {
      const response = await send("POST", "", { name });
      return readField(await response.json(), "id");
    },
    async add(id: string, title: string, fields: object = {}): Promise<string> {
      const body = { url: toPageUrl(title), title, ...fields };
      expect((await send("POST", `${id}/items/`, body)).status).toBe(201);
      const { results } = (await read(
        `lookup/?url=${encodeURIComponent(toPageUrl(title))}`,
      )) as { results: { collection_id: string; item: { id: string } }[] };
      return results.find((found) => found.collection_id === id)?.item.id ?? "";
    },
  };
}

/** Creates a reader without collections. */
async function joinSite(plan: Plan = "mdn_plus_5m") {
  return createClient(await createSession(plan));
}

async function createSession(plan: Plan): Promise<string> {
  readerCount += 1;
  const reader = { name: `reader-${readerCount}`, plan, isSecure: true };
  return (await signIn(users.database, reader)).cookie;
}

function readField(body: unknown, key: string): string {
  return String((body as Record<string, unknown>)[key]);
}

function failure(code: number, error: string, message = error) {
  return { code, error, message };
}

const UNKNOWN = (id: string) =>
  failure(400, "Collection not found", `Collection with id ${id} not found`);
const MALFORMED = failure(400, "Malformed URL", "Malformed Url");
const NO_DOCUMENT = failure(404, "Document not found", "Document Not found");

function invalid(rule: string) {
  return failure(400, "Validation Error", `Error validating input ${rule}`);
}

const INFO = {
  id: expect.stringMatching(/^[a-zA-Z0-9]{4,}$/) as string,
  description: null,
  created_at: expect.stringMatching(TIMESTAMP) as string,
  updated_at: expect.stringMatching(TIMESTAMP) as string,
  article_count: 0,
};

describe("collections", () => {
  test("are created and listed, and not cached", async () => {
    const { post, get } = await joinSite();
    const made = await post("", { name: "Colours", description: "All of them" });
    const info = { ...INFO, name: "Colours", description: "All of them" };
    expect([made.status, await made.json()]).toEqual([201, info]);
    const list = await get("");
    expect([list.status, await list.json()]).toEqual([200, [info]]);
    expect(list.headers.get("cache-control")).toBe("private, no-store");
    expect(list.headers.get("content-type")).toMatch(/^application\/json/);
  });

  test.each([
    ["name", { name: "" }, "name: 'name' must be between 1 and 1024 chars"],
    ["name", {}, "name: 'name' must be between 1 and 1024 chars"],
    ["name", { name: "n".repeat(1025) }, "name: 'name' must be between 1 and 1024 chars"],
    ["name", { name: " " }, "name: 'name' must not be blank"],
    ["name", { name: [] }, "name: 'name' must be text"],
    [
      "name",
      { name: "a\0" },
      "name: 'name' must not contain NUL or half of a surrogate pair",
    ],
    [
      "description",
      { name: "x", description: "d".repeat(65_537) },
      "description: 'description' must not be longer than 65536 chars",
    ],
    [
      "two fields",
      { name: "", description: 5 },
      "name: 'name' must be between 1 and 1024 chars; description: 'description' must be text",
    ],
    [
      "updated_at",
      { name: "x", updated_at: "noon" },
      "updated_at: 'updated_at' must be a date",
    ],
  ])("are refused for %s (%#)", async (_field, body, rule) => {
    const { post, read } = await joinSite();
    const response = await post("", body);
    expect([response.status, await response.json()]).toEqual([400, invalid(rule)]);
    expect(await read("")).toEqual([]);
  });

  test.each([1, 1024])("accept a name of %i characters", async (length) => {
    const { post } = await joinSite();
    const name = "ß".repeat(length);
    const response = await post("", { name, description: "d".repeat(65_536) });
    expect([response.status, await response.json()]).toMatchObject([201, { name }]);
  });

  test("are limited to three for Core readers", async () => {
    const { post, remove, create } = await joinSite("core");
    const first = await create("1");
    await create("2");
    await create("3");
    const refused = await post("", { name: "4" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      failure(
        400,
        "Subscription limit reached",
        "Subscription limit reached. Please upgrade",
      ),
    ]);
    expect((await post("", { name: "" })).status).toBe(400);
    await remove(`${first}/`);
    expect((await post("", { name: "4" })).status).toBe(201);
  });

  test("have unique names", async () => {
    const { post, create } = await joinSite();
    await create("Same");
    const id = await create("Other");
    const conflict = failure(409, "Collection with name 'Same' already exists");
    const again = await post("", { name: "Same" });
    expect([again.status, await again.json()]).toEqual([409, conflict]);
    const renamed = await post(`${id}/`, { name: "Same" });
    expect([renamed.status, await renamed.json()]).toEqual([409, conflict]);
  });

  test("are edited", async () => {
    const { post, create, read } = await joinSite();
    const id = await create("Colours");
    const response = await post(`${id}/?limit=0&offset=0`, { name: "Hues" });
    const edited: unknown = await response.json();
    expect([response.status, edited]).toEqual([200, { ...INFO, id, name: "Hues" }]);
    expect(await read("")).toEqual([edited]);
  });

  test("refuse an edit that conflicts with another, and return the current state", async () => {
    const { post, create, read } = await joinSite();
    const id = await create("Colours");
    const { updated_at } = (await read(`${id}/`)) as { updated_at: string };
    await post(`${id}/`, { name: "First", updated_at });
    const [current] = (await read("")) as object[];
    const response = await post(`${id}/`, { name: "Second", updated_at });
    expect([response.status, await response.json()]).toEqual([
      409,
      {
        ...failure(
          409,
          "Edit conflict",
          "Another edit came between; current holds what it left",
        ),
        current,
      },
    ]);
  });

  test("refuse to rename or delete the default one", async () => {
    const { post, remove, create } = await joinSite();
    const id = await create("Default");
    const renamed = await post(`${id}/`, { name: "Mine" });
    const modify = failure(400, "Cannot modify default collection");
    expect([renamed.status, await renamed.json()]).toEqual([400, modify]);
    const removed = await remove(`${id}/`);
    const doDelete = failure(400, "Cannot delete default collection");
    expect([removed.status, await removed.json()]).toEqual([400, doDelete]);
    const described = await post(`${id}/`, { name: "Default", description: "d" });
    expect(await described.json()).toMatchObject({ description: "d" });
  });

  test("are deleted, also when they do not exist", async () => {
    const { remove, create, read } = await joinSite();
    const id = await create("Colours");
    for (let time = 0; time < 2; time++) {
      const response = await remove(`${id}/?limit=0&offset=0`);
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }
    expect(await read("")).toEqual([]);
  });

  test("of another reader are unknown and unchanged", async () => {
    const mine = await joinSite();
    const id = await mine.create("Mine");
    const item = await mine.add(id, "CSS");
    const stranger = await joinSite();
    const unknown = [400, UNKNOWN(id)];
    for (const response of [
      await stranger.get(`${id}/`),
      await stranger.post(`${id}/`, { name: "x" }),
      await stranger.post(`${id}/items/`, { url: CSS, title: "x" }),
      await stranger.get(`${id}/items/${item}/`),
      await stranger.post(`${id}/items/${item}/`, { title: "x" }),
      await stranger.remove(`${id}/items/${item}/`),
      await stranger.get(`${id}/export.json`),
      await stranger.get(`${id}/export.csv`),
    ])
      expect([response.status, await response.json()]).toEqual(unknown);
    expect((await stranger.remove(`${id}/`)).status).toBe(200);
    expect(await mine.read("")).toMatchObject([{ name: "Mine", article_count: 1 }]);
  });
});

describe("a collection with its items", () => {
  async function startWithItems() {
    const client = await joinSite();
    const id = await client.create("Colours");
    await client.add(id, "CSS", { title: "b" });
    await client.add(id, "HTML", { title: "c", notes: "Lorem" });
    await client.add(id, "größe?", { title: "a" });
    async function readTitles(query: string): Promise<string[]> {
      const { items } = (await client.read(`${id}/${query}`)) as {
        items: { title: string }[];
      };
      return items.map(({ title }) => title);
    }
    return { ...client, id, readTitles };
  }

  test("is read completely", async () => {
    const { id, read } = await startWithItems();
    expect(await read(`${id}/?limit=1`)).toEqual({
      ...INFO,
      id,
      name: "Colours",
      article_count: 3,
      items: [
        {
          id: expect.stringMatching(/^\w{4,}$/) as string,
          url: toPageUrl("größe?"),
          title: "a",
          notes: null,
          parents: [{ uri: toPageUrl("größe?"), title: "größe?" }],
          created_at: expect.stringMatching(TIMESTAMP) as string,
          updated_at: expect.stringMatching(TIMESTAMP) as string,
        },
      ],
    });
  });

  test.each([
    ["", ["a", "c", "b"]],
    ["?limit=0&offset=0", []],
    ["?limit=2", ["a", "c"]],
    ["?limit=2&offset=2", ["b"]],
    ["?offset=9007199254740991", []],
    ["?limit=9007199254740991&offset=1", ["c", "b"]],
    ["?sort=date", ["a", "c", "b"]],
    ["?sort=title", ["c", "b", "a"]],
    ["?q=LOREM", ["c"]],
    ["?q=%00", []],
    ["?q=%25", []],
    ["?url=ignored&other=1", ["a", "c", "b"]],
  ])("returns with %s: %j", async (query, titles) => {
    const { readTitles } = await startWithItems();
    expect(await readTitles(query)).toEqual(titles);
  });

  test("returns ten items by default", async () => {
    const titles = Array.from({ length: 11 }, (_, index) => `Page${index}`);
    const other = await start(users.database, createFakePages(titles));
    const reader = createClient(await createSession("core"), other);
    const id = await reader.create("Many");
    for (const title of titles) await reader.add(id, title);
    expect(await reader.read(`${id}/`)).toMatchObject({
      article_count: 11,
      items: { length: 10 },
    });
    expect(await reader.read(`${id}/?offset=10&limit=1`)).toMatchObject({
      items: { length: 1 },
    });
    await other.close();
  });

  test.each([
    "limit=-1",
    "limit=99999999999999999999",
    "offset=99999999999999999999",
    "limit=",
    "limit=1.5",
    "limit=1e3",
    "limit=x",
    "offset=-0",
    "sort=name",
    "sort=",
  ])("is refused with %s", async (query) => {
    const { get, id } = await startWithItems();
    const response = await get(`${id}/?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).not.toBe("");
  });

  test.each(["!!!!", "a", "%F0%9F%92%A9", "..%2F..", "9".repeat(300)])(
    "has no id like %s",
    async (id) => {
      const { get, post, remove } = await joinSite();
      for (const response of [
        await get(`${id}/`),
        await post(`${id}/`, { name: "x" }),
        await remove(`${id}/`),
        await get(`${id}/export.csv`),
      ])
        expect([response.status, await response.json()]).toEqual([400, MALFORMED]);
    },
  );
});

describe("items", () => {
  async function startWithItem() {
    const client = await joinSite();
    const id = await client.create("Colours");
    const item = await client.add(id, "CSS", { notes: "n" });
    return { ...client, id, item, path: `${id}/items/${item}/` };
  }

  test("are added with an empty response, and found by their page", async () => {
    const { post, read, id } = await startWithItem();
    const response = await post(`${id}/items/`, {
      url: `${API_ORIGIN}${toPageUrl("html")}`,
      title: "HTML",
    });
    expect([response.status, await response.text()]).toEqual([201, ""]);
    expect(await read(`lookup/?url=${toPageUrl("HTML")}`)).toMatchObject({
      results: [{ collection_id: id, item: { url: toPageUrl("HTML"), notes: null } }],
    });
    expect(await read("lookup/?url=/en-US/docs/Other")).toEqual({ results: [] });
  });

  test("require a url for the look-up", async () => {
    const { get } = await joinSite();
    expect((await get("lookup/")).status).toBe(400);
  });

  test.each([
    [NO_DOCUMENT, { url: "/en-US/docs/Missing", title: "x" }],
    [MALFORMED, { url: "https://other.example/en-US/docs/CSS", title: "x" }],
    [invalid("url: 'url' must be between 1 and 1024 chars"), { url: "", title: "x" }],
    [
      invalid("url: 'url' must be between 1 and 1024 chars"),
      { url: `/${"x".repeat(1024)}`, title: "x" },
    ],
    [NO_DOCUMENT, { url: `/${"x".repeat(1023)}`, title: "x" }],
    [
      invalid("title: 'title' must be between 1 and 1024 chars"),
      { url: CSS, title: "t".repeat(1025) },
    ],
    [invalid("title: 'title' must be between 1 and 1024 chars"), { url: CSS }],
    [
      invalid("notes: 'notes' must not be longer than 65536 chars"),
      { url: CSS, title: "x", notes: "n".repeat(65_537) },
    ],
    [
      failure(409, "Collection item already exists in collection"),
      { url: CSS, title: "x" },
    ],
  ])("are refused (%#)", async (body, fields) => {
    const { post, read, id } = await startWithItem();
    const response = await post(`${id}/items/`, fields);
    expect([response.status, await response.json()]).toEqual([body.code, body]);
    expect(await read("")).toMatchObject([{ article_count: 1 }]);
  });

  test("accept titles and notes of the maximum length", async () => {
    const { read, id, add } = await startWithItem();
    const fields = { title: "t".repeat(1024), notes: "n".repeat(65_536) };
    const item = await add(id, "HTML", fields);
    expect(await read(`${id}/items/${item}/`)).toMatchObject(fields);
  });

  test("are edited with an empty response", async () => {
    const { post, read, path } = await startWithItem();
    const body = { title: "Style", url: "/ignored", parents: [], created_at: "x" };
    const response = await post(path, body);
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(await read(path)).toMatchObject({ title: "Style", notes: null, url: CSS });
  });

  test("refuse an edit that conflicts with another", async () => {
    const { post, read, path } = await startWithItem();
    const before = (await read(path)) as { updated_at: string };
    await post(path, { ...before, title: "First" });
    const response = await post(path, { ...before, title: "Second" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: "Edit conflict",
      current: await read(path),
    });
  });

  test("are deleted", async () => {
    const { get, remove, path } = await startWithItem();
    const response = await remove(path);
    expect([response.status, await response.text()]).toEqual([200, ""]);
    const gone = await get(path);
    expect([gone.status, await gone.json()]).toEqual([404, NO_DOCUMENT]);
  });

  test("can be edited and deleted without effect when they do not exist, but not read", async () => {
    const { post, remove, path, id, item } = await startWithItem();
    await remove(path);
    expect((await post(path, { title: "x" })).status).toBe(200);
    expect((await remove(path)).status).toBe(200);
    expect((await post(path, { title: "" })).status).toBe(400);
    for (const response of [
      await remove(`${id}/items/!!!!/`),
      await post(`!!!!/items/${item}/`, { title: "x" }),
    ])
      expect([response.status, await response.json()]).toEqual([400, MALFORMED]);
  });
});

describe("an export", () => {
  test("is JSON of the whole collection", async () => {
    const { get, create, add, read } = await joinSite();
    const id = await create("Colours: <all>/ö");
    await add(id, "CSS", { notes: 'a "note"' });
    await add(id, "HTML");
    const response = await get(`${id}/export.json`);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="collection.json"; filename*=UTF-8''Colours%20all%20%C3%B6.json`,
    );
    const whole = (await read(`${id}/`)) as { items: unknown[] };
    whole.items.reverse();
    expect(await response.json()).toEqual(whole);
  });

  test("is CSV without formulas", async () => {
    const { get, create, add } = await joinSite();
    const id = await create("Default");
    await add(id, "=1+1", { notes: '@SUM(A1),"x"\nsecond' });
    await add(id, "größe?", { title: "Sizes", notes: "-" });
    const response = await get(`${id}/export.csv`);
    expect(response.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(response.headers.get("content-disposition")).toMatch(
      /''Saved%20Articles.csv$/,
    );
    const lines = (await response.text()).replaceAll(/\d{4}-[^,\r]*Z/g, "TIME");
    expect(lines).toBe(
      "title,url,notes,created_at,updated_at\r\n" +
        `'=1+1,${API_ORIGIN}/en-US/docs/=1+1,"'@SUM(A1),""x""\nsecond",TIME,TIME\r\n` +
        `Sizes,${API_ORIGIN}/en-US/docs/gr%C3%B6%C3%9Fe%3F,'-,TIME,TIME\r\n`,
    );
  });

  test("of an empty collection is complete", async () => {
    const { read, get, create } = await joinSite();
    const id = await create("Empty");
    expect(await read(`${id}/export.json`)).toMatchObject({ name: "Empty", items: [] });
    const csv = await get(`${id}/export.csv`);
    expect(await csv.text()).toBe("title,url,notes,created_at,updated_at\r\n");
  });
});

describe("every call", () => {
  const CALLS = [
    ["GET", ""],
    ["POST", ""],
    ["GET", "abcd/"],
    ["POST", "abcd/"],
    ["DELETE", "abcd/"],
    ["GET", "lookup/?url=/"],
    ["POST", "abcd/items/"],
    ["GET", "abcd/items/abcd/"],
    ["POST", "abcd/items/abcd/"],
    ["DELETE", "abcd/items/abcd/"],
    ["GET", "abcd/export.json"],
    ["GET", "abcd/export.csv"],
  ] as const;

  test.each(CALLS)("requires a reader: %s %s", async (method, path) => {
    const { send } = createClient("");
    const response = await send(method, path, method === "POST" ? {} : undefined);
    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
  });

  test.each([
    ["PUT", "", "GET, HEAD, POST"],
    ["PATCH", "abcd/", "GET, HEAD, POST, DELETE"],
    ["DELETE", "", "GET, HEAD, POST"],
    ["GET", "abcd/items/", "POST"],
    ["POST", "lookup/?url=/", "GET, HEAD"],
    ["PUT", "abcd/items/abcd/", "GET, HEAD, POST, DELETE"],
    ["DELETE", "abcd/export.csv", "GET, HEAD"],
  ])("supports only its methods: not %s %s", async (method, path, allow) => {
    const { send } = await joinSite();
    const response = await send(method, path);
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });

  test.each([
    ["{", "application/json"],
    ["", "application/json"],
    ["[]", "application/json"],
    ["null", "application/json"],
    ["7", "application/json"],
    ["[".repeat(100_000), "application/json"],
    ['{"name":"x"}', "text/plain"],
    ["name=x", "application/x-www-form-urlencoded"],
  ])("refuses a body that is no JSON object (%#)", async (body, type) => {
    const { send, read } = await joinSite();
    const response = await send("POST", "", body, { "content-type": type });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await read("")).toEqual([]);
  });

  test("ignores unknown keys of any name", async () => {
    const { send } = await joinSite();
    const body = '{"name":"x","__proto__":{"name":"y"},"constructor":1,"id":"zzzz"}';
    const response = await send("POST", "", body);
    expect([response.status, await response.json()]).toMatchObject([201, { name: "x" }]);
  });

  test("refuses bodies of more than 2 MiB without reading them", async () => {
    const { post } = await joinSite();
    const size = 2 * 1024 * 1024;
    expect((await post("", `"${"x".repeat(size - 2)}"`)).status).toBe(400);
    expect((await post("", `"${"x".repeat(size - 1)}"`)).status).toBe(413);
  });

  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: API_ORIGIN },
  ])("refuses other sites: %j", async (headers) => {
    const { send, read, create } = await joinSite();
    const id = await create("Mine");
    expect((await send("POST", "", { name: "x" }, headers)).status).toBe(403);
    expect((await send("DELETE", `${id}/`, undefined, headers)).status).toBe(403);
    expect(await read("")).toMatchObject([{ name: "Mine" }]);
  });

  test("answers 503 while the database is unavailable", async () => {
    const cookie = await createSession("core");
    const dead = await users.openDead();
    const deadEdge = await start(dead);
    const { send } = createClient(cookie, deadEdge);
    for (const [method, path] of CALLS) {
      const response = await send(method, path, method === "POST" ? {} : undefined);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
      expect(await response.json()).toMatchObject({
        code: 503,
        error: expect.any(String) as string,
        message: expect.any(String) as string,
      });
    }
    await deadEdge.close();
  });

  test("reads while another process locks the database, and fails to write", async () => {
    const { create, post, read, add } = await joinSite();
    const id = await create("Mine");
    await add(id, "CSS");
    const other = new Sqlite(join(users.folder, "users.sqlite"));
    other.exec("begin immediate");
    const writes = await Promise.all([
      post("", { name: "x" }),
      post(`${id}/`, { name: "x" }),
      post(`${id}/items/`, { url: toPageUrl("HTML"), title: "x" }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(await read(`${id}/`)).toMatchObject({ name: "Mine", article_count: 1 });
    other.exec("rollback");
    other.close();
    expect(await read("")).toMatchObject([{ name: "Mine", article_count: 1 }]);
  });
});
