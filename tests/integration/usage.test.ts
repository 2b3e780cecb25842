import { afterEach, expect, test, vi } from "vitest";
import type { OpenSeries } from "~/domain/operations/usage";
import { CRAWLER_LIMITS } from "~/http/limits/crawler-limits";
import { startEdge, type Edge, type EdgeOptions } from "../support/start-edge";

const PAGE = "/en-US/docs/Web";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const GPTBOT = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const CLAUDE = "claude-code/2.1";
const CACHE = { pageCacheBytes: 1_000_000 };

let edge: Edge;

afterEach(() => edge.close());

function createLog(): { openSeries: OpenSeries; counted: string[] } {
  const counted: string[] = [];
  return {
    counted,
    openSeries:
      ({ kind, surface, client }) =>
      (name) =>
        void counted.push(`${kind} ${surface} ${client} ${name}`),
  };
}

/** Every page has a twin. */
const TWINS: NonNullable<EdgeOptions["twins"]> = {
  findTwin: (url) => ({
    markdown: "# Web",
    url,
    language: "en-US",
    isMissingSection: false,
  }),
  renderMissing: () => "none",
};

const renderHtml: EdgeOptions["renderPages"] = (_request, response) => {
  response.type("html").send("page");
};

test.each([
  ["from the page cache", CACHE],
  ["from the app", {}],
])("counts a page once, by who asked, %s", async (_where, options) => {
  const { openSeries, counted } = createLog();
  edge = await startEdge(undefined, { ...options, openSeries });
  for (const agent of [FIREFOX, FIREFOX, GOOGLE, CLAUDE])
    await edge.get(PAGE, { "User-Agent": agent });
  await vi.waitFor(() =>
    expect(counted).toEqual([
      `page html reader ${PAGE}`,
      `page html reader ${PAGE}`,
      `page html crawler ${PAGE}`,
      `page html assistant ${PAGE}`,
    ]),
  );
});

test.each([
  ["client navigation", `${PAGE}.data`, {}, `page html reader ${PAGE}`],
  ["a query", `${PAGE}?q=secret`, {}, `page html reader ${PAGE}`],
  ["a 304", PAGE, { "If-None-Match": "*" }, `page html reader ${PAGE}`],
  [
    "a page that is missing",
    "/en-US/docs/No",
    {},
    "not-found html reader /en-US/docs/No",
  ],
  ["a prefetch", PAGE, { "Sec-Purpose": "prefetch" }, undefined],
  ["an asset", `${PAGE}/a.svg`, {}, undefined],
  ["data", `${PAGE}/index.json`, {}, undefined],
  ["an API", "/api/v1/nope", {}, undefined],
  ["a redirect", "/en-US/docs/Old", {}, undefined],
  ["robots.txt", "/robots.txt", {}, undefined],
])("counts %s right", async (_case, path, headers, expected) => {
  const { openSeries, counted } = createLog();
  edge = await startEdge(undefined, { ...CACHE, openSeries, twins: TWINS });
  await edge.get(path, { "User-Agent": FIREFOX, ...headers });
  await edge.get("/en-US/docs/Last", { "User-Agent": FIREFOX });
  await vi.waitFor(() => expect(counted.at(-1)).toContain("Last"));
  expect(counted.slice(0, -1)).toEqual(expected === undefined ? [] : [expected]);
});

test.each([
  ["a twin by its address", `${PAGE}.md`, CLAUDE, "*/*", "page markdown assistant"],
  ["a twin by Accept", PAGE, "axios/1", "text/markdown, */*", "page markdown assistant"],
  [
    "a reader's look at a twin",
    `${PAGE}.md`,
    FIREFOX,
    "text/html",
    "page markdown reader",
  ],
  ["a crawler at a twin", `${PAGE}.md`, GPTBOT, "text/markdown", "page markdown crawler"],
])("tells surfaces apart: %s", async (_case, path, agent, accept, series) => {
  const { openSeries, counted } = createLog();
  for (const options of [CACHE, {}]) {
    counted.length = 0;
    edge = await startEdge(undefined, { ...options, openSeries, twins: TWINS });
    await edge.get(path, { "User-Agent": agent, Accept: accept });
    await vi.waitFor(() => expect(counted).toEqual([`${series} ${PAGE}`]));
    await edge.close();
  }
});

test("counts calls of the MCP server as one surface", async () => {
  const { openSeries, counted } = createLog();
  edge = await startEdge(undefined, { openSeries });
  await edge.request("/mcp", { method: "POST", headers: { "User-Agent": "node" } });
  await vi.waitFor(() => expect(counted).toEqual(["page mcp assistant /mcp"]));
});

test("names no thing of a reader: pages without content count by section", async () => {
  const { openSeries, counted } = createLog();
  edge = await startEdge(undefined, { openSeries, renderPages: renderHtml });
  for (const path of [
    "/en-US/plus/collections/aBc12",
    "/en-US/observatory/analyze?host=me.example",
  ])
    await edge.get(path, { "User-Agent": FIREFOX });
  await vi.waitFor(() =>
    expect(counted).toEqual([
      "page html reader /en-US/plus",
      "page html reader /en-US/observatory",
    ]),
  );
});

async function fetchMany(times: number, path: string, headers: Record<string, string>) {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time++)
    statuses.add((await edge.get(path, headers)).status);
  return [...statuses];
}

test.each([
  ["from the page cache", CACHE, PAGE],
  ["from the app", {}, "/en-US/docs/Web?x=1"],
])(
  "limits crawlers by class and address, never readers: %s",
  async (_w, options, path) => {
    const clock = { now: 0 };
    edge = await startEdge(undefined, { ...options, crawlerClock: () => clock.now });
    const training = { "User-Agent": GPTBOT };
    expect(await fetchMany(CRAWLER_LIMITS.training, path, training)).toEqual([200]);
    const refused = await edge.get(path, training);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    const elsewhere = { ...training, "X-Forwarded-For": "198.51.100.9" };
    expect((await edge.get(path, elsewhere)).status).toBe(200);
    expect((await edge.get(path, { "User-Agent": GOOGLE })).status).toBe(200);
    expect(await fetchMany(100, path, { "User-Agent": FIREFOX })).toEqual([200]);
    clock.now += 60_000;
    expect((await edge.get(path, training)).status).toBe(200);
  },
);

test.each([
  ["from the page cache", CACHE, PAGE],
  ["from the app", {}, `${PAGE}?x=1`],
])(
  "gives crawlers what they have already, Markdown, files and services for nothing: %s",
  async (_w, options, path) => {
    edge = await startEdge(undefined, {
      ...options,
      twins: TWINS,
      crawlerClock: () => 0,
      renderPages({ headers }, response) {
        response.status(headers["if-none-match"] === undefined ? 200 : 304);
        response.type("html").send("page");
      },
    });
    const training = { "User-Agent": GPTBOT };
    const times = CRAWLER_LIMITS.training + 5;
    const known = { ...training, "If-None-Match": "*" };
    expect(await fetchMany(times, path, known)).toEqual([304]);
    expect(await fetchMany(times, `${PAGE}.md`, training)).toEqual([200]);
    expect(await fetchMany(times, "/robots.txt", training)).toEqual([200]);
    expect(await fetchMany(times, "/api/v1/whoami", training)).toEqual([200]);
    expect(await fetchMany(CRAWLER_LIMITS.training, path, training)).toEqual([200]);
    expect(await fetchMany(1, path, training)).toEqual([429]);
  },
);

test("renders no page for a crawler that is over its limit", async () => {
  const renderPages = vi.fn<NonNullable<EdgeOptions["renderPages"]>>(
    (_request, response) => {
      response.type("html").send("page");
    },
  );
  edge = await startEdge(undefined, { ...CACHE, renderPages, crawlerClock: () => 0 });
  await fetchMany(CRAWLER_LIMITS.training, PAGE, { "User-Agent": GPTBOT });
  renderPages.mockClear();
  const refused = await edge.get("/fr/docs/Web", { "User-Agent": GPTBOT });
  expect([refused.status, renderPages.mock.calls.length]).toEqual([429, 0]);
});
