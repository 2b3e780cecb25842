import { once } from "node:events";
import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { PageListFiles } from "~/http/answers/serve-page-lists";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;
let refusals: string[];

afterEach(() => edge.close());

const FULL = "/en-US/docs/Web/CSS/llms-full.txt";

async function start(pageLists: Partial<PageListFiles>): Promise<void> {
  refusals = [];
  edge = await startEdge(undefined, {
    onRefused: (limit) => void refusals.push(limit),
    pageLists: { findList: () => null, findFullText: () => null, ...pageLists },
  });
}

test.each([
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/en-US/docs/Web/CSS/llms-2.txt", "text/plain; charset=utf-8"],
  ["/sitemap.md", "text/markdown; charset=utf-8"],
])("serves %s, and 304 the second time", async (path, type) => {
  await start({ findList: (asked) => (asked === path ? "# List\n" : null) });
  const response = await edge.get(path);
  expect(await response.text()).toBe("# List\n");
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const etag = response.headers.get("etag") ?? "";
  expect((await edge.get(path, { "If-None-Match": etag })).status).toBe(304);
  expect((await edge.get(`/fr${path}`)).status).toBe(404);
});

test("sends the text of an area as a download", async () => {
  await start({ findFullText: (path) => (path === FULL ? ["# A\n", "# B\n"] : null) });
  const response = await edge.get(FULL);
  expect(await response.text()).toBe("# A\n# B\n");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="Web-CSS-en-US.txt"',
  );
  const etag = response.headers.get("etag") ?? "";
  expect((await edge.get(FULL, { "If-None-Match": etag })).status).toBe(304);
  expect((await edge.raw(FULL, {}, "HEAD")).body).toHaveLength(0);
});

function* endless() {
  for (;;) yield "x".repeat(100_000);
}

test("sends two downloads at a time, also after one was cut off", async () => {
  let isEndless = true;
  await start({ findFullText: () => (isEndless ? endless() : ["# A\n"]) });
  const downloads = await Promise.all([open("127.0.0.1"), open("127.0.0.1")]);
  const refused = await edge.get(FULL);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  isEndless = false;
  for (const download of downloads) download.destroy();
  await expect.poll(async () => (await edge.get(FULL)).status).toBe(200);
});

test("lets slow readers close downloads for nobody at another address", async () => {
  await start({
    findFullText: (path) => (path === FULL ? endless() : ["# A\n"]),
  });
  const slow = await Promise.all([open("203.0.113.1"), open("203.0.113.1")]);
  const other = "/en-US/docs/Glossary/llms-full.txt";
  const ask = async (address: string) =>
    (await edge.get(other, { "X-Forwarded-For": address })).status;
  expect([await ask("203.0.113.1"), await ask("203.0.113.2")]).toEqual([429, 200]);
  expect(refusals).toEqual(["page-list-downloads"]);
  for (const download of slow) download.destroy();
});

test("has a limit for all addresses together, which bounds the memory", async () => {
  await start({ findFullText: () => endless() });
  const addresses = Array.from({ length: 16 }, (_, at) => `203.0.113.${at}`);
  const downloads = await Promise.all(addresses.map(open));
  const refused = await edge.get(FULL, { "X-Forwarded-For": "203.0.113.99" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  for (const download of downloads) download.destroy();
});

test("renders one piece at a time, and lets other work in between", async () => {
  let turn = 0;
  let isOver = false;
  const rendered: number[] = [];
  function* render() {
    for (let piece = 0; piece < 20; piece++) {
      rendered.push(turn);
      yield "x";
    }
  }
  function countTurns() {
    turn++;
    if (!isOver) setImmediate(countTurns);
  }
  await start({ findFullText: () => render() });
  countTurns();
  const texts = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map(async (address) =>
    (await edge.get(FULL, { "X-Forwarded-For": address })).text(),
  );
  expect(await Promise.all(texts)).toEqual(texts.map(() => "x".repeat(20)));
  isOver = true;
  expect(new Set(rendered).size).toBe(60);
});

/** Starts a download and reads nothing of it. */
async function open(address = "203.0.113.1") {
  const headers = { "X-Forwarded-For": address };
  const sent = request(`${edge.origin}${FULL}`, { agent: false, headers });
  sent.on("error", () => undefined);
  sent.end();
  await once(sent, "response");
  return sent;
}
