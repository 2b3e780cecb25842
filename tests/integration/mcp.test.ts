import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import type { Client } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callTool, connectClient, ERAS, type Era } from "../support/mcp-clients";
import { startAgentSite, type AgentSite } from "../support/start-agent-site";

const HEADERS = "/en-US/docs/Web/API/Headers";
const TOOLS = [
  "search",
  "get-doc",
  "get-compat",
  "get-baseline",
  "get-examples",
  "list-children",
  "list-features",
  "get-updates",
  "check-headers",
];

let site: AgentSite;
let client: Client;

beforeAll(async () => {
  site = await startAgentSite();
  client = await connectClient(site.origin, "modern");
});

afterAll(async () => {
  await client.close();
  await site.close();
});

test("the guide lists the tools in their order", () => {
  const guide = readFileSync(
    new URL("../../docs/guides/agent.md", import.meta.url),
    "utf8",
  );
  const rows = guide.matchAll(/^\| `([\w-]+)` +\|/gm);
  expect(Array.from(rows, ([, name]) => name)).toEqual(TOOLS);
});

describe.each(Object.keys(ERAS) as Era[])("a client of the era %s", (era) => {
  test("gets the tools with all that directories of servers ask for", async () => {
    const own = await connectClient(site.origin, era);
    const { tools } = await own.listTools();
    const instructions = own.getInstructions() ?? "";
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    expect(instructions.length).toBeLessThan(2048);
    for (const { name, title, description = "", annotations, ...tool } of tools) {
      expect(instructions).toContain(`\`${name}\`: `);
      expect([title, description.length < 2048]).toEqual([annotations?.title, true]);
      expect(annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: name === "check-headers",
      });
      for (const property of Object.values(tool.inputSchema.properties ?? {}))
        expect(property).toHaveProperty("description");
      expect(tool.outputSchema).toMatchObject({ type: "object" });
    }
    await own.close();
  });

  test("calls a tool and reads a resource", async () => {
    const own = await connectClient(site.origin, era);
    const { text, data } = await callTool(own, "get-doc", { path: HEADERS });
    const { contents } = await own.readResource({ uri: "docs://en-US/Web/API/Headers" });
    expect(data).toMatchObject({ path: HEADERS, served_locale: "en-US" });
    expect(contents).toEqual([
      { uri: "docs://en-US/Web/API/Headers", mimeType: "text/markdown", text: text },
    ]);
    await own.close();
  });
});

test("serves clients of the first SDK", async () => {
  const first = new FirstClient({ name: "test", version: "1" });
  await first.connect(new FirstTransport(new URL("/mcp", site.origin)));
  const { tools } = await first.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS);
  // It checks the result by the tool's output schema.
  const { structuredContent } = await first.callTool({
    name: "get-doc",
    arguments: { path: HEADERS },
  });
  expect(structuredContent).toMatchObject({ path: HEADERS });
  const { contents } = await first.readResource({ uri: "docs://en-US/Web/API/Headers" });
  expect(contents).toHaveLength(1);
  const { completion } = await first.complete({
    ref: { type: "ref/resource", uri: "docs://{locale}/{+slug}" },
    argument: { name: "slug", value: "Web/API/Head" },
    context: { arguments: { locale: "en-US" } },
  });
  expect(completion.values).toContain("Web/API/Headers");
  await first.close();
});

const INSPECTOR = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/inspector-cli/build/index.js",
);

/** Runs a method with the Inspector, as a process of its own; its output is JSON. */
async function inspect(...options: string[]): Promise<unknown> {
  const address = new URL("/mcp", site.origin).href;
  const { stdout } = await promisify(execFile)(process.execPath, [
    INSPECTOR,
    address,
    "--transport",
    "http",
    "--method",
    ...options,
  ]);
  return JSON.parse(stdout);
}

test("serves the Inspector", async () => {
  const call = ["tools/call", "--tool-name", "get-doc", "--tool-arg"];
  const [tools, called, resources, templates] = await Promise.all([
    inspect("tools/list"),
    inspect(...call, `path=${HEADERS}`, "max_tokens=500"),
    inspect("resources/list"),
    inspect("resources/templates/list"),
  ]);
  expect(tools).toMatchObject({ tools: TOOLS.map((name) => ({ name })) });
  expect(called).toMatchObject({ structuredContent: { path: HEADERS } });
  expect(resources).toMatchObject({
    resources: expect.arrayContaining([
      expect.objectContaining({ uri: expect.stringMatching(/^docs:/) as unknown }),
    ]) as unknown,
  });
  expect(templates).toMatchObject({
    resourceTemplates: [{ uriTemplate: "docs://{locale}/{+slug}" }],
  });
  const read = await inspect("resources/read", "--uri", "docs://en-US/Web/API/Headers");
  expect(read).toMatchObject({ contents: [{ mimeType: "text/markdown" }] });
});

describe("search", () => {
  test("returns path, keys and summary of each hit", async () => {
    const { text, data } = await callTool(client, "search", { query: "headers get" });
    expect(text).toContain(
      "# Headers: get() method\n`path`: `/en-US/docs/Web/API/Headers/get`\n`compat-keys`: `api.Headers.get`, `api.Headers.has`\nReturns a value.",
    );
    expect(data).toMatchObject({
      hits: [{ baseline: "high", page_type: "web-api-instance-method" }],
    });
  });

  test("keeps to area and page type, and goes on at an offset", async () => {
    const args = { query: "headers", area: "api", limit: 1 };
    const first = await callTool(client, "search", args);
    expect(first.data).toMatchObject({ total: 2, next_offset: 1 });
    const second = await callTool(client, "search", { ...args, offset: 1 });
    expect(second.data).not.toHaveProperty("next_offset");
    expect(second.data["hits"]).not.toEqual(first.data["hits"]);
    // The greatest offset that an answer can name is taken too.
    const last = await callTool(client, "search", { query: "headers", offset: 450 });
    expect([last.isError, last.data["hits"]]).toEqual([false, []]);
    expect(last.text).toMatch(/^No more results for query "headers": \d+ in all/);
    const typed = { query: "headers", page_type: "web-api-instance-method" };
    expect((await callTool(client, "search", typed)).data).toMatchObject({ total: 1 });
  });

  test("finds pages of the locale only", async () => {
    const { data } = await callTool(client, "search", {
      query: "web-apis",
      locale: "de",
    });
    expect(data["hits"]).toMatchObject([{ path: "/de/docs/Web/API" }]);
  });

  test("says what to try when nothing is found", async () => {
    const { text, isError } = await callTool(client, "search", { query: "qqqzzz" });
    expect([text, isError]).toEqual([
      'No results found for query "qqqzzz", perhaps try something else.',
      false,
    ]);
  });
});

describe("get-doc", () => {
  test.each([
    HEADERS,
    "docs/Web/API/Headers",
    "/docs/Web/API/Headers",
    `${HEADERS}/index.json`,
    `${HEADERS}.md`,
    `https://developer.mozilla.org${HEADERS}`,
    `https://site.example${HEADERS}?x=1`,
    `${HEADERS}/index.md`,
    "docs/Web/API/Headers/index.md",
    "/EN-us/docs/web/api/headers",
  ])("accepts %s", async (path) => {
    const { text, data } = await callTool(client, "get-doc", { path });
    expect(data).toMatchObject({ path: HEADERS, compat_keys: ["api.Headers"] });
    expect(text).toMatch(/^---\n[^]*\n# Headers\n/);
  });

  test("takes index for the page of that name where there is one", async () => {
    const path = "/en-US/docs/Web/Pad/index.md";
    const { text, data } = await callTool(client, "get-doc", { path });
    expect(data).toMatchObject({ path: "/en-US/docs/Web/Pad/index" });
    expect(text).toContain("# Pad: index property\n");
    const examples = await callTool(client, "get-examples", { path, locale: "de" });
    expect(examples.text).toContain("pad.index;");
    const children = await callTool(client, "list-children", { path });
    expect(children.data).toMatchObject({ path: "/en-US/docs/Web/Pad/index", total: 0 });
  });

  test.each([
    ["/en/docs/Web/API", "/en-US/docs/Web/API", "en-US"],
    ["/en_US/docs/Web/API", "/en-US/docs/Web/API", "en-US"],
    ["/nl/docs/Web/API", "/en-US/docs/Web/API", "en-US"],
    ["/en-US/Web/API", "/en-US/docs/Web/API", "en-US"],
    ["/en-US/docs", "/en-US/docs/Web", "en-US"],
    ["/de-AT/docs/Web/API", "/de/docs/Web/API", "de"],
  ])("follows %s to %s, as readers are led", async (from, path, locale) => {
    const { text, data } = await callTool(client, "get-doc", { path: from });
    expect(data).toMatchObject({ path, locale, served_locale: locale });
    expect(text).toMatch(`(\`${from}\` redirected to \`${path}\`.)\n\n`);
  });

  test("falls back to English for another name of a language", async () => {
    const { text, data } = await callTool(client, "get-doc", {
      path: "/zh/docs/Web/API",
    });
    expect(text).toMatch(/^\(There is no zh-CN version of this page/);
    expect(data).toMatchObject({ locale: "zh-CN", path: "/en-US/docs/Web/API" });
  });

  test("tells the address of a page that has moved to another site", async () => {
    const path = "/en-US/docs/Away";
    const { text, data, isError } = await callTool(client, "get-doc", { path });
    const url = "https://away.example/";
    expect([isError, text]).toEqual([
      false,
      `The path \`${path}\` redirects to \`${url}\`, consider fetching the contents of that page.`,
    ]);
    expect(data).toMatchObject({ url, path, locale: "en-US", served_locale: "en-US" });
    const examples = await callTool(client, "get-examples", { path });
    expect([examples.isError, examples.text]).toEqual([true, `Error: ${text}`]);
  });

  test("says that a path redirects", async () => {
    const { text } = await callTool(client, "get-doc", { path: "/en-US/docs/Old" });
    expect(text).toMatch(
      /^\(`\/en-US\/docs\/Old` redirected to `\/en-US\/docs\/Web\/API\/Headers#examples`, the contents of the full page follows\.\)/,
    );
    expect(text).toContain("The **Headers** interface.");
  });

  test("falls back to English and says so", async () => {
    const { text, data } = await callTool(client, "get-doc", {
      path: HEADERS,
      locale: "de",
    });
    expect(text).toMatch(/^\(There is no de version of this page/);
    expect(data).toMatchObject({ locale: "de", served_locale: "en-US" });
  });

  test("returns one section, by argument or by fragment", async () => {
    for (const args of [
      { path: HEADERS, section: "examples" },
      { path: `${HEADERS}#examples` },
    ]) {
      const { text } = await callTool(client, "get-doc", args);
      expect(text).toContain("new Headers();");
      expect(text).not.toContain("The **Headers** interface.");
    }
  });

  test("names the sections when there is none of that id", async () => {
    const args = { path: HEADERS, section: "nothing" };
    const { text, isError } = await callTool(client, "get-doc", args);
    expect([isError, text]).toEqual([
      true,
      `Error: The page ${HEADERS} has no section "nothing". Sections: examples, browser_compatibility.`,
    ]);
  });

  test("cuts a long page into parts that give the whole again", async () => {
    const path = "/en-US/docs/Web/Long";
    const whole = await callTool(client, "get-doc", { path, max_chars: 100_000 });
    let text = "";
    let offset: unknown = 0;
    for (let calls = 0; offset !== undefined && calls < 20; calls += 1) {
      const part = await callTool(client, "get-doc", { path, offset, max_chars: 5000 });
      expect(part.text.length).toBeLessThan(5200);
      text += part.text.replace(/\n\n\(\d+ characters follow:[^\n]*$/, "");
      offset = part.data["next_offset"];
    }
    expect(text).toBe(whole.text);
    const start = whole.text.indexOf("😀");
    for (const max_chars of [200, 201]) {
      const cut = await callTool(client, "get-doc", { path, offset: start, max_chars });
      expect(cut.text).not.toMatch(/\p{Surrogate}/u);
      expect(cut.data["next_offset"]).toBe(start + 200);
    }
    const outline = await callTool(client, "get-doc", { path, outline_only: true });
    expect(outline.text).toMatch(/^# Long\n\n- One \(`one`\): \d{5} characters$/);
    const few = await callTool(client, "get-doc", { path, max_tokens: 100 });
    expect(few.data["next_offset"]).toBeLessThanOrEqual(360);
  });

  test.each([
    ["docs/Web/API/Haders", `Did you mean \`${HEADERS}\``],
    ["/xx/docs/Web/API/Headers", `We couldn't find /xx/docs/Web/API/Headers.`],
    // Half a character, which JSON may have and no address can.
    ["/docs/Web/API/Haders\ud800", "We couldn't find /docs/Web/API/Haders"],
    ["/en-US/observatory", "doesn't look like the path to a piece of documentation"],
    ["https://example.com/en-US/docs/Web", "isn't an address of this documentation"],
  ])("says what to try for %s", async (path, hint) => {
    const { text, isError } = await callTool(client, "get-doc", { path });
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });
});

describe("a page of an area", () => {
  test("is read by the path that search returns", async () => {
    const { data } = await callTool(client, "search", { query: "zebra" });
    const hits = data["hits"] as { path: string; title: string }[];
    expect(hits.map(({ title }) => title).toSorted()).toEqual([
      "Zebra about",
      "Zebra module",
      "Zebra post",
    ]);
    for (const { path, title } of hits) {
      const doc = await callTool(client, "get-doc", { path });
      expect(doc.text).toContain(`# ${title}\n`);
      expect(doc.data).toMatchObject({ path, title, page_type: null, compat_keys: [] });
      const part = await callTool(client, "get-doc", { path: `${path}#code` });
      expect(part.text).not.toContain("Text of the area.");
      const examples = await callTool(client, "get-examples", { path });
      expect(examples.text).toBe("## Code\n\n```js\nzebra();\n```");
    }
  });

  test.each(["https://site.example/de/blog/zebra/", "/de/about", "blog/zebra.md"])(
    "falls back to English and says so: %s",
    async (path) => {
      const { text, data } = await callTool(client, "get-doc", { path, locale: "de" });
      expect(text).toMatch(/^\(There is no de version of this page/);
      expect(data).toMatchObject({ locale: "de", served_locale: "en-US" });
    },
  );

  test("is no page of the documentation, and may be missing", async () => {
    const children = await callTool(client, "list-children", { path: "/en-US/about" });
    expect(children.text).toContain("doesn't look like the path to a piece of");
    const none = await callTool(client, "get-doc", { path: "/en-US/blog/none/" });
    expect(none.text).toContain("We couldn't find /en-US/blog/none/.");
  });
});

describe("get-compat", () => {
  test("tells versions and dates as table and as data", async () => {
    const { text, data } = await callTool(client, "get-compat", {
      key: "api.Headers.get",
      browsers: ["firefox", "Safari iOS"],
    });
    expect(text).toContain("| Firefox | 39 | 2015-07-02 |");
    expect(data["features"]).toMatchObject([
      {
        key: "api.Headers.get",
        path: `${HEADERS}/get`,
        support: [
          { browser: "firefox", since: "39", level: "yes" },
          { browser: "safari_ios", since: "10.3" },
        ],
      },
    ]);
  });

  test("returns the tree of the public data", async () => {
    const args = { key: "api.Headers", format: "raw" };
    const { text, data } = await callTool(client, "get-compat", args);
    const tree = JSON.parse(text) as Record<string, unknown>;
    expect(tree).toMatchObject({
      __compat: { support: { firefox: { version_added: "39" } } },
      get: { __compat: { support: { chrome: { version_added: "42" } } } },
    });
    expect(data["data"]).toEqual({ "api.Headers": tree });
  });

  test("answers for all keys of a page", async () => {
    const { data } = await callTool(client, "get-compat", { path: `${HEADERS}/get` });
    expect(data["features"]).toMatchObject([
      { key: "api.Headers.get" },
      { key: "api.Headers.has" },
    ]);
  });

  test("is no longer for several features than clients read", async () => {
    const path = "/en-US/docs/Web/Big";
    const { text, data } = await callTool(client, "get-compat", { path });
    expect(text.length).toBeLessThan(25_000);
    const features = data["features"] as { children: unknown[]; more_children: number }[];
    expect(features.map(({ children }) => children.length)).toEqual([15, 15, 15, 15]);
    expect(features.every(({ more_children }) => more_children > 0)).toBe(true);
    expect(text.match(/more sub-features: ask with/g)).toHaveLength(4);
  });

  test.each([
    [{ key: "api.Headers.gett" }, "Did you mean `api.Headers.get`"],
    [{ key: "api.Headers", browsers: ["firefux"] }, "Unknown browsers: firefux. Known: "],
    [{}, "Pass `key`, `keys` or `path`"],
    [{ key: "no spaces" }, "must be a key such as"],
    [{ path: "/en-US/docs/Web" }, "has no compatibility data"],
    [{ key: "css.properties" }, "Pass it to `list-features` as `prefix`"],
    [{ key: "css.properties.grid" }, "Pass it to `get-updates` as `search`"],
  ])("says what to try for %j", async (args, hint) => {
    const { text, isError } = await callTool(client, "get-compat", args);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });
});

describe("get-baseline", () => {
  test.each(["fetch", "Fetch", "api.Headers"])("knows %s", async (feature) => {
    const { text, data } = await callTool(client, "get-baseline", { feature });
    expect(text).toContain("Baseline, widely available");
    expect(data["features"]).toMatchObject([
      { id: "fetch", low_date: "2017-03-27", high_date: "2019-09-27" },
    ]);
  });

  test("names the guide to a feature, with the versions of its reference page", async () => {
    const feature = "media-queries";
    const { data } = await callTool(client, "get-baseline", { feature });
    expect(data["features"]).toMatchObject([
      { path: "/en-US/docs/Web/CSS/Guides/Media_queries", support: { chrome: "1" } },
    ]);
  });

  test("knows a key that a section of a page describes, and says so", async () => {
    const feature = "css.types.attr.type_function";
    const { text, data } = await callTool(client, "get-baseline", { feature });
    expect(data["features"]).toMatchObject([
      { id: "attr-contents", path: "/en-US/docs/Web/CSS/Reference/Values/attr" },
    ]);
    expect(text).toContain("the page whose section describes the key");
  });

  test("lists what became available in a time, in parts", async () => {
    const args = { since: "2022-01-01", until: "2022-12-31", limit: 5 };
    const seen = new Set<string>();
    let cursor: unknown = undefined;
    let total: unknown = null;
    do {
      const { data } = await callTool(client, "get-baseline", { ...args, cursor });
      ({ total, next_cursor: cursor } = data);
      for (const { id } of data["features"] as { id: string }[]) seen.add(id);
    } while (cursor !== undefined);
    expect(seen.size).toBe(total);
    expect(seen.size).toBeGreaterThan(20);
  });

  test.each([
    [{ feature: "container querys" }, "We couldn't find"],
    [{}, "Pass `feature`, or `since`"],
    [{ since: "2022-01-01", cursor: "x" }, 'The cursor "x" is not known'],
  ])("says what to try for %j", async (args, hint) => {
    const { text, isError } = await callTool(client, "get-baseline", args);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });
});

test("get-examples returns the code by section", async () => {
  const { text, data } = await callTool(client, "get-examples", { path: HEADERS });
  expect(text).toBe("## Examples\n\n```js\nnew Headers();\n```");
  expect(data).toMatchObject({ examples: [{ id: "examples" }], more: 0 });
  const without = await callTool(client, "get-examples", { path: "/en-US/docs/Web" });
  expect([without.isError, without.text]).toEqual([
    true,
    "Error: The page /en-US/docs/Web has no code.",
  ]);
});

test("list-children lists the level below", async () => {
  const { text, data } = await callTool(client, "list-children", {
    path: "/en-US/docs/Web/API",
  });
  expect(text).toContain(": 1 page below");
  expect(data).toMatchObject({
    total: 1,
    children: [{ path: HEADERS, page_type: "web-api-interface" }],
  });
});

test("list-features goes down from areas to features", async () => {
  const areas = await callTool(client, "list-features");
  expect(areas.data["features"]).toContainEqual(expect.objectContaining({ key: "css" }));
  const members = await callTool(client, "list-features", { prefix: "api.Headers" });
  expect(members.data["features"]).toContainEqual({
    key: "api.Headers.get",
    path: `${HEADERS}/get`,
    children: 0,
  });
  const wrong = await callTool(client, "list-features", { prefix: "api.Headerss" });
  expect(wrong.text).toContain("Did you mean api.Headers");
});

test("get-updates tells what a release added", async () => {
  const args = { browsers: ["firefox"], version: "39" };
  const { data } = await callTool(client, "get-updates", args);
  const [release] = data["releases"] as { added: string[]; date: string }[];
  expect(release?.date).toBe("2015-07-02");
  expect(release?.added).toContain("api.Headers");
  const latest = await callTool(client, "get-updates", { areas: ["css"] });
  const older = await callTool(client, "get-updates", {
    areas: ["css"],
    cursor: latest.data["next_cursor"],
  });
  expect(latest.data["releases"]).toHaveLength(5);
  expect(older.data["releases"]).not.toEqual(latest.data["releases"]);
});

test("get-updates finds a version of every browser, newest first", async () => {
  const { data } = await callTool(client, "get-updates", { version: "39" });
  const releases = data["releases"] as { browser: string; date: string }[];
  expect(releases.map(({ browser }) => browser)).toEqual(
    expect.arrayContaining(["firefox", "chrome"]),
  );
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  const none = await callTool(client, "get-updates", { version: "0.0.0" });
  expect(none.text).toContain("There is no release 0.0.0 of any browser.");
});

test("check-headers gives the grade, or says when to ask again", async () => {
  const { text, data } = await callTool(client, "check-headers", { host: "example.com" });
  expect(text).toMatch(/^# example\.com: [A-F][+-]? \(\d+\)\n\n- /);
  expect(data["tests"]).toContainEqual({
    title: "Content Security Policy (CSP)",
    result: "csp-not-implemented",
    pass: false,
    score_modifier: -25,
    lost_bonus: 0,
    recommendation: "Write one, and try it in report-only mode first.",
    path: null,
  });
  // The page about the header, where the guide is missing.
  expect(text).toMatch(
    /\n- failed \*\*X-Frame-Options\*\*: x-frame-options-not-implemented \(-20\)\. \w[^\n]+ Guide: `\/en-US\/docs\/Web\/HTTP\/Reference\/Headers\/X-Frame-Options`\n/,
  );
  expect(data["tests"]).toContainEqual(
    expect.objectContaining({
      result: "coop-implemented-with-same-origin",
      score_modifier: 0,
      lost_bonus: 10,
    }),
  );
  expect(text).toMatch(
    /: coop-implemented-with-same-origin \(0\*\)\n[^]+\n\n\* Extra points count only from a score of 90\.$/,
  );
  const waiting = await callTool(client, "check-headers", { host: "other.example" });
  expect(waiting.text).toBe("Error: Too many scans. Try again in 7 s.");
});

test("lists pages as resources and completes their paths", async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain("docs://en-US/Web/API/Headers");
  const { resourceTemplates } = await client.listResourceTemplates();
  const [{ uriTemplate } = { uriTemplate: "" }] = resourceTemplates;
  const { completion } = await client.complete({
    ref: { type: "ref/resource", uri: uriTemplate },
    argument: { name: "slug", value: "web/api/h" },
  });
  expect(completion.values).toEqual(["Web/API/Headers", "Web/API/Headers/get"]);
  for (const uri of ["docs://en-US/Web/None", "docs://en-US/%ZZ"])
    await expect(client.readResource({ uri })).rejects.toThrow(/not found/i);
});

test("names a misspelt argument", async () => {
  const { text, isError } = await callTool(client, "search", { query: "a", limt: 3 });
  expect(isError).toBe(true);
  expect(text).toContain("limt");
});
