import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAgentSite, type AgentSite } from "../support/start-agent-site";
import { startEdge } from "../support/start-edge";

const RUNS = Number(process.env["MCP_FUZZ_RUNS"] ?? 150);
const JSON_TYPE = { "content-type": "application/json" };
const LEGACY_CALL = { jsonrpc: "2.0", id: 7, method: "tools/list", params: {} };

let site: AgentSite;
beforeAll(async () => {
  site = await startAgentSite();
});
afterAll(() => site.close());

function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = JSON_TYPE,
) {
  return site.request("/mcp", { method: "POST", headers, body });
}

test("answers a client without event streams in plain JSON", async () => {
  const response = await post(JSON.stringify(LEGACY_CALL));
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ id: 7, result: { tools: {} } });
});

test.each([
  ["", 400, -32_700],
  ['{"jsonrpc"', 400, -32_700],
  ["[]", 400, -32_600],
  ['{"a":1}', 400, -32_600],
  ["x".repeat(100 * 1024 + 1), 413, -32_600],
])("answers %.12j with a JSON-RPC error", async (body, status, code) => {
  const response = await post(body);
  expect([response.status, await response.json()]).toMatchObject([
    status,
    { jsonrpc: "2.0", id: null, error: { code } },
  ]);
});

test("answers a notification with nothing, not even a type", async () => {
  const method = "notifications/initialized";
  const response = await post(JSON.stringify({ jsonrpc: "2.0", method }));
  expect([response.status, await response.text()]).toEqual([202, ""]);
  expect(response.headers.get("content-type")).toBeNull();
});

test("holds no answer open for a subscription", async () => {
  const response = await post(
    JSON.stringify({ ...LEGACY_CALL, method: "subscriptions/listen" }),
  );
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { id: LEGACY_CALL.id, error: { code: -32_601 } },
  ]);
});

test("refuses a batch, of which one request could hold any number of calls", async () => {
  const response = await post(JSON.stringify([LEGACY_CALL, LEGACY_CALL]));
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { jsonrpc: "2.0", id: null, error: { code: -32_600 } },
  ]);
});

test("answers a body that it can't read with a JSON-RPC error", async () => {
  const packed = await post("x", { ...JSON_TYPE, "content-encoding": "gzip" });
  expect([packed.status, await packed.json()]).toMatchObject([415, { error: {} }]);
  const text = await post("{}", { "content-type": "text/plain" });
  expect([text.status, await text.json()]).toMatchObject([415, { error: {} }]);
});

test.each(["GET", "HEAD", "DELETE", "PUT"])("has no %s", async (method) => {
  const response = await site.request("/mcp", { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

describe("other sites", () => {
  const foreign = {
    ...JSON_TYPE,
    origin: "https://other.example",
    "sec-fetch-site": "cross-site",
  };

  test("may ask a public server", async () => {
    const preflight = await site.request("/mcp", {
      method: "OPTIONS",
      headers: {
        origin: "https://other.example",
        "access-control-request-method": "POST",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("*");
    const response = await post(JSON.stringify(LEGACY_CALL), foreign);
    expect([
      response.status,
      response.headers.get("access-control-allow-origin"),
    ]).toEqual([200, "*"]);
  });

  test("may not ask a server on the reader's own machine", async () => {
    const local = await startEdge(undefined, { siteOrigin: "http://localhost:4570" });
    const send = async (origin: string) => {
      const headers = { ...JSON_TYPE, origin, host: new URL(origin).host };
      const { status } = await local.raw("/mcp", headers, "POST");
      return status;
    };
    // A site that resolves its own name to this machine sends a fitting Host.
    expect(await send("http://rebound.example:4570")).toBe(403);
    expect(await send("http://localhost:6274")).not.toBe(403);
    const answer = await local.request("/mcp", { method: "OPTIONS" });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    await local.close();
  });
});

test("counts messages per address, and says when to come back", async () => {
  const taken: string[] = [];
  const edge = await startEdge(undefined, {
    requestLimits: {
      take: ({ name }) => {
        taken.push(name);
        return Promise.resolve(9);
      },
    },
  });
  const init = { method: "POST", headers: JSON_TYPE, body: JSON.stringify(LEGACY_CALL) };
  const response = await edge.request("/mcp", init);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "9"]);
  expect((await edge.request("/mcp", { method: "OPTIONS" })).status).toBe(204);
  expect(taken).toEqual(["mcp"]);
  await edge.close();
});

test("keeps what agents ask out of the log", async () => {
  const params = { name: "search", arguments: { query: "secretword" } };
  const response = await post(
    JSON.stringify({ ...LEGACY_CALL, method: "tools/call", params }),
  );
  expect(response.status).toBe(200);
  expect(site.log().some(({ msg }) => msg !== undefined)).toBe(true);
  expect(JSON.stringify(site.log())).not.toContain("secretword");
});

/** Messages near the real ones: wrong types, missing members, unknown tools and arguments. */
const METHODS = [
  "tools/call",
  "tools/list",
  "resources/read",
  "resources/list",
  "initialize",
  "server/discover",
  "completion/complete",
  "ping",
  "subscriptions/listen",
  "a",
  "",
];
const anything = fc.jsonValue({ maxDepth: 3 });
const params = fc.oneof(
  anything,
  fc.record({
    name: fc.constantFrom(
      "search",
      "get-doc",
      "get-compat",
      "get-baseline",
      "list-features",
    ),
    arguments: fc.dictionary(
      fc.constantFrom(
        "query",
        "path",
        "key",
        "keys",
        "feature",
        "since",
        "cursor",
        "limit",
      ),
      anything,
    ),
  }),
  fc.record({
    uri: fc.oneof(
      fc.webUrl(),
      fc.string().map((slug) => `docs://de/${slug}`),
    ),
  }),
);
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, anything),
    id: fc.oneof(fc.integer(), fc.string(), anything),
    method: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...METHODS) }, anything),
    params,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 8, arbitrary: message.map((each) => JSON.stringify(each)) },
  {
    weight: 1,
    arbitrary: fc.array(message, { maxLength: 4 }).map((each) => JSON.stringify(each)),
  },
  { weight: 1, arbitrary: fc.string() },
);
const headers = fc.record(
  {
    "content-type": fc.constantFrom(
      "application/json",
      "text/plain",
      "application/json; charset=x",
    ),
    "mcp-protocol-version": fc.constantFrom("2026-07-28", "2025-11-25", "1"),
    "mcp-method": fc.constantFrom(...METHODS.filter(Boolean)),
    "mcp-name": fc.constantFrom("search", "x"),
  },
  { requiredKeys: ["content-type"] },
);

test(
  "answers no malformed message with a server error",
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, given) => {
        const response = await post(sent, given);
        expect(response.status).toBeLessThan(500);
        const text = await response.text();
        if (response.headers.get("content-type")?.startsWith("application/json"))
          expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0" });
        else expect(text).toBe("");
      }),
      { numRuns: RUNS },
    );
  },
);
