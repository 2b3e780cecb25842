import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectDocument } from "@remix-run/node";
import { afterEach, describe, expect, test } from "vitest";
import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";
import { openDatabase } from "~/database/open-database.server";
import type { RequestLimits } from "~/http/limits/limit-requests";
import { REQUEST_LIMIT_RULES } from "~/http/limits/request-limits";
import { createRequestLimits } from "~/services/rate-limits/index.server";
import { startApi } from "../support/start-api";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;

afterEach(() => edge.close());

async function start(requestLimits: RequestLimits) {
  edge = await startEdge(undefined, { requestLimits });
  return edge;
}

/** Starts an edge that records counted requests and allows all. */
async function startCounting() {
  const taken: [name: string, limit: number, who: string][] = [];
  const take: RequestLimits["take"] = ({ name, limit }, who) => {
    taken.push([name, limit, who]);
    return Promise.resolve(null);
  };
  return { ...(await start({ take })), taken };
}

const ADDRESS = { "X-Forwarded-For": "203.0.113.1" };

const LIMITED: readonly (readonly [string, string, string, number])[] = [
  ["GET", "/en-US/search?q=grid", "search", 240],
  ["GET", "/en-US/search.data?q=grid", "search", 240],
  ["GET", "/api/v1/search?q=grid", "search", 240],
  ["GET", "/api/v1/search/suggestions?q=grid", "search", 240],
  ["GET", "/users/fxa/login/authenticate/", "sign-in", 120],
  ["GET", "/users/fxa/login/authenticate.data", "sign-in", 120],
  ["POST", "/users/demo/sign-in/1", "sign-in", 120],
  ["POST", "/en-US/feedback", "write", 300],
  ["POST", "/en-US/docs/Web", "write", 300],
  ["DELETE", "/api/v2/collections/", "write", 300],
  ["PUT", "/healthy", "write", 300],
  ["POST", "/events/fxa", "event", 1200],
  ["POST", "/mcp", "mcp", 600],
  ["POST", "/submit/site/page/1/1", "report", 3000],
  ["POST", "/api/v1/csp-reports", "report", 3000],
];

test.each(LIMITED)(
  "counts %s %s as %s, %i a minute",
  async (method, path, name, limit) => {
    const { request, taken } = await startCounting();
    await request(path, { method, headers: ADDRESS });
    expect(taken).toEqual([[name, limit, "203.0.113.1"]]);
  },
);

const LENGTHS: readonly (readonly [number, string, number])[] = [
  [100_000, "write", 300],
  [100_001, "long-write", 30],
];

test.each(LENGTHS)(
  "counts a form of %i bytes as %s, %i a minute",
  async (bytes, name, limit) => {
    const { request, taken } = await startCounting();
    const body = "x".repeat(bytes);
    await request("/en-US/play", { method: "POST", headers: ADDRESS, body });
    expect(taken).toEqual([[name, limit, "203.0.113.1"]]);
  },
);

test("counts a form in chunks as long, because it does not tell its length", async () => {
  const { request, taken } = await startCounting();
  const body = new Blob(["x"]).stream();
  const form = { method: "POST", headers: ADDRESS, body, duplex: "half" } as RequestInit;
  await request("/en-US/play", form);
  expect(taken).toEqual([["long-write", 30, "203.0.113.1"]]);
});

test("covers each rule with an example", () => {
  const names = REQUEST_LIMIT_RULES.map(({ name }) => name);
  const examples = [
    ...LIMITED.map(([, , name]) => name),
    ...LENGTHS.map(([, name]) => name),
  ];
  expect(new Set(examples)).toEqual(new Set(names));
});

test("counts a limited path in any spelling", async () => {
  const { raw, taken } = await startCounting();
  const missed: string[] = [];
  for (const [method, target, name] of LIMITED)
    for (const spelling of listSpellings(target)) {
      taken.length = 0;
      await raw(spelling, ADDRESS, method);
      if (taken[0]?.[0] !== name) missed.push(`${method} ${spelling}`);
    }
  expect(missed).toEqual([]);
});

/** Lists spellings of a target: each letter escaped, and other equivalent forms. */
function listSpellings(target: string): string[] {
  const [path = "", query] = target.split("?");
  const escaped = path.split(/(?<=.)/u).flatMap((letter, at) => {
    const hex = (letter.codePointAt(0) ?? 0).toString(16);
    const codes = letter === "/" ? [] : [`%${hex}`, `%${hex.toUpperCase()}`];
    return codes.map((code) => path.slice(0, at) + code + path.slice(at + 1));
  });
  const upper = path.replace(/[^.]+/, (start) => start.toUpperCase());
  const others = [upper, `/x/..${path}`, `/%2e/x/%2E%2E${path}`, `/.${path}`];
  const paths = [...escaped, ...others, `http://site.example${path}`];
  return paths.map((each) => (query === undefined ? each : `${each}?${query}`));
}

test.each([
  ["GET", "/en-US/docs/Web"],
  ["GET", "/en-US/docs/search"],
  ["GET", "/en-US/search-index.json"],
  ["HEAD", "/en-US/"],
  ["GET", "/api/v1/whoami"],
  ["GET", "/users/signed-out"],
  ["POST", "/healthz"],
])("never counts %s %s", async (method, path) => {
  const { request, taken } = await startCounting();
  await request(path, { method });
  expect(taken).toEqual([]);
});

test("counts by session too, whatever the address", async () => {
  const { request, taken } = await startCounting();
  for (const address of ["203.0.113.1", "203.0.113.2"]) {
    const headers = { "X-Forwarded-For": address, cookie: "session=abc" };
    await request("/en-US/feedback", { method: "POST", headers });
  }
  expect(taken).toEqual([
    ["write", 300, "203.0.113.1"],
    ["write-session", 120, "abc"],
    ["write", 300, "203.0.113.2"],
    ["write-session", 120, "abc"],
  ]);
});

test("counts no invented session of thousands of characters, because each stays in memory", async () => {
  const { request, taken } = await startCounting();
  for (const length of [200, 201]) {
    const headers = { ...ADDRESS, cookie: `session=${"a".repeat(length)}` };
    await request("/en-US/feedback", { method: "POST", headers });
  }
  expect(taken).toEqual([
    ["write", 300, "203.0.113.1"],
    ["write-session", 120, "a".repeat(200)],
    ["write", 300, "203.0.113.1"],
  ]);
});

test("counts no sessions of an address over its limit, because they may be invented", async () => {
  const taken: string[] = [];
  const { request } = await start({
    take: ({ name }) => Promise.resolve(taken.push(name)),
  });
  const headers = { ...ADDRESS, cookie: "session=abc" };
  const { status } = await request("/en-US/feedback", { method: "POST", headers });
  expect([status, taken]).toEqual([429, ["write"]]);
});

test("refuses a client over the limit, and no other", async () => {
  const { get } = await start(createRequestLimits({ shared: null }));
  const statuses = new Set<number>();
  for (let count = 0; count < 240; count++)
    statuses.add((await get("/en-US/search?q=a", ADDRESS)).status);
  expect([...statuses]).toEqual([404]);
  const refused = await get("/en-US/search?q=a", ADDRESS);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const other = { "X-Forwarded-For": "203.0.113.2" };
  expect((await get("/en-US/search?q=a", other)).status).toBe(404);
});

test("answers programs with JSON, readers with a page, single fetch with text", async () => {
  const { get, request } = await start({ take: () => Promise.resolve(7) });
  const call = await request("/api/v1/feedback", { method: "POST" });
  expect([call.status, await call.json()]).toEqual([
    429,
    {
      code: 429,
      error: "Too many requests",
      message: "Too many requests: try again in 7 s",
    },
  ]);
  const headers = { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Dest": "document" };
  const field = await get("/api/v1/search/go?q=a", headers);
  expect(field.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const page = await get("/fr/search?q=a");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(await page.json()).toEqual({ locale: "fr", seconds: 7, form: null });
  const signIn = await get("/users/fxa/login/authenticate/?next=/ja/");
  expect(await signIn.json()).toMatchObject({ locale: "ja", seconds: 7 });
  const data = await request("/fr/feedback.data", { method: "POST" });
  expect(await data.text()).toBe("Too many requests: try again in 7 s");
});

describe("the data of a page", () => {
  test.each([
    ["/fr/search.data?q=a%20b&page=2", "/fr/search?q=a%20b&page=2"],
    ["/fr/search.data", "/fr/search"],
  ])("makes the browser load %s as a page when refused", async (data, page) => {
    const { get } = await start({ take: () => Promise.resolve(7) });
    const refused = await get(data);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(await refused.text()).toBe(await encodeByRemix(page));
  });
});

/** Returns Remix's own encoding of `redirectDocument` in a loader. */
async function encodeByRemix(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "limits-"));
  const database = openDatabase({
    url: undefined,
    dataDir: folder,
    onError: () => undefined,
  });
  const loader = () => redirectDocument(url);
  const api = await startApi({
    database,
    findPage: () => null,
    routes: { "en-US/play": { loader } },
  });
  const text = await (await api.get("/en-US/play.data")).text();
  await api.close();
  rmSync(folder, { recursive: true });
  return text;
}

describe("a refused form", () => {
  async function send(body: string, type: string, path = "/en-US/feedback?a=b") {
    const { request } = await start({
      take: ({ name }) => Promise.resolve(name === "long-write-kept" ? null : 7),
    });
    const headers = { "content-type": type };
    return request(path, { method: "POST", headers, body });
  }
  const FORM = "application/x-www-form-urlencoded";

  test("keeps the typed fields and its target", async () => {
    const answer = await send("name=a+%3Cb%3E%0Ac&tag=1&tag=2&empty=", FORM);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      form: {
        address: "/en-US/feedback?a=b",
        fields: [
          ["name", "a <b>\nc"],
          ["tag", "1"],
          ["tag", "2"],
          ["empty", ""],
        ],
      },
    });
  });

  test.each([
    ["the playground", "/en-US/play", "html", 3_000_000],
    [
      "a collection",
      "/de/plus/collections/save",
      "notes",
      2 * FULL_COLLECTION_FORM_BYTES,
    ],
    ["a conversation", "/ja/plus/ai-help", "carried", 3_000_000],
    ["pasted headers", "/en-US/observatory/paste", "headers", 60_000 * 12],
  ])("keeps the longest text of %s", async (_, path, name, bytes) => {
    const typed = "x".repeat(bytes - name.length - 1);
    const answer = await send(`${name}=${typed}`, FORM, path);
    const { form } = (await answer.json()) as { form: { fields: unknown } };
    expect(form.fields).toEqual([[name, typed]]);
  });

  test("keeps as many fields as an action reads", async () => {
    const answer = await send("a=1&".repeat(999), FORM);
    const { form } = (await answer.json()) as { form: { fields: unknown[] } };
    expect(form.fields).toHaveLength(999);
  });

  test("keeps so many long ones of an address, which would fill the memory", async () => {
    const { request } = await start({ take: () => Promise.resolve(7) });
    const send = (body: string) =>
      request("/en-US/play", { method: "POST", headers: { "content-type": FORM }, body });
    const long = await send(`html=${"x".repeat(200_000)}`);
    expect([long.status, await long.json()]).toMatchObject([429, { form: null }]);
    const short = await send("html=x");
    expect(await short.json()).toMatchObject({ form: { fields: [["html", "x"]] } });
  });

  test("never targets another site", async () => {
    const { origin } = await start({ take: () => Promise.resolve(7) });
    const headers = { "content-type": FORM };
    // A double slash in the path survives URL normalisation.
    const answer = await fetch(`${origin}//evil.example/en-US/feedback`, {
      method: "POST",
      headers,
      body: "a=1",
    });
    expect(await answer.json()).toMatchObject({ form: { address: "/" } });
  });

  test.each([
    ["too long", `a=${"x".repeat(900_000)}`, FORM],
    ["of too many fields", "a=1&".repeat(1_001), FORM],
    ["no form", '{"a":1}', "application/json"],
  ])("is not kept when it is %s", async (_, body, type) => {
    const answer = await send(body, type);
    expect([answer.status, await answer.json()]).toMatchObject([429, { form: null }]);
  });
});

test("passes an error of the counter to the error handler", async () => {
  await start({ take: () => Promise.reject(new Error("a bug")) });
  const response = await edge.get("/en-US/search?q=a");
  expect([response.status, response.headers.has("error-id")]).toEqual([500, true]);
});
