import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { createForwarding, createTelemetry } from "~/services/telemetry/index.server";
import { startEdge, type Edge } from "../support/start-edge";

const ID = "6f2e5a0c-96a0-4b5a-8a77-2f2d7d1b7a55";
const APPLICATION = "Web Docs!";
const ADDRESS = `/submit/web-docs-/page/1/${ID}`;

const PING = {
  ping_info: {
    seq: 0,
    start_time: "2026-11-22T10:00+00:00",
    end_time: "2026-11-22T10:00+00:00",
  },
  client_info: { client_id: "a8", telemetry_sdk_build: "5.0.10" },
};

type Fields = Record<string, unknown>;

let closers: (() => unknown)[] = [];
let edge: Edge;

afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  closers = [];
});

/** A collector that remembers what it gets, and answers with these statuses, the last for ever. */
async function startCollector(statuses: number[] = [200]) {
  const received: { path: string; headers: Fields; ping: Fields }[] = [];
  const collector: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const ping = JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as Fields;
      received.push({ path: request.url ?? "", headers: request.headers, ping });
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      response.writeHead(status ?? 200, { Location: "/elsewhere" }).end("<script>");
    });
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  closers.push(() => collector.close());
  const { port } = collector.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received };
}

async function start({ statuses = [200] }: { statuses?: number[] } = {}) {
  const collector = await startCollector(statuses);
  const errors: unknown[] = [];
  const rests: number[] = [];
  const counted: string[] = [];
  const forwarding = createForwarding({
    origin: collector.origin,
    onError: (error) => errors.push(error),
    rest: (milliseconds) => Promise.resolve(rests.push(milliseconds)),
  });
  const pings = createTelemetry({
    application: APPLICATION,
    forwarding,
    openSeries:
      ({ kind }) =>
      (name) =>
        void counted.push(`${kind} ${name}`),
  });
  edge = await startEdge(undefined, { pings });
  closers.push(edge.close);
  return { ...collector, errors, rests, counted, forwarding };
}

function send(
  body: BodyInit,
  {
    path = ADDRESS,
    headers = {},
  }: { path?: string; headers?: Record<string, string> } = {},
) {
  return edge.request(path, { method: "POST", body, headers });
}

/** Sends a ping with these metrics and returns them as they are passed on. */
async function sendMetrics(metrics: Fields): Promise<Fields> {
  const { received, forwarding } = await start();
  const { status } = await send(JSON.stringify({ ...PING, metrics }));
  expect(status).toBe(200);
  await forwarding.settle();
  return received[0]?.ping["metrics"] as Fields;
}

const LONG = "ä".repeat(60);
const LABELS = Array.from({ length: 20 }, (_, number) => `label_${number}`);

test.each<[string, Fields, Fields]>([
  [
    "cuts strings to 100 bytes, between characters",
    { string: { a: LONG } },
    { string: { a: "ä".repeat(50) } },
  ],
  [
    "cuts a character that would be halved",
    { string: { a: `a${LONG}` } },
    { string: { a: `a${"ä".repeat(49)}` } },
  ],
  [
    "cuts URLs to 8192 bytes",
    { url: { "page.path": `https://a.example/${"b".repeat(9_000)}` } },
    { url: { "page.path": `https://a.example/${"b".repeat(8_192 - 18)}` } },
  ],
  [
    "keeps of pages' URLs only allowed parameters, and of other websites the origin",
    {
      url: {
        "page.path":
          "https://site.example/en-US/play?state=secret&utm_source=mail#secret",
        "page.referrer": "https://other.example/secret?q=secret",
      },
    },
    {
      url: {
        "page.path": "https://site.example/en-US/play?utm_source=mail",
        "page.referrer": "https://other.example/",
      },
    },
  ],
  [
    "leaves out data URLs",
    { url: { a: "data:text/plain,x", b: "DATA:,x" } },
    { url: {} },
  ],
  ["leaves out what is no URL", { url: { a: "/relative" } }, { url: {} }],
  [
    "cuts lists to 20 items, and each item",
    { string_list: { a: Array(30).fill(LONG) } },
    { string_list: { a: Array(20).fill("ä".repeat(50)) } },
  ],
  [
    "keeps 16 labels per metric",
    { labeled_counter: { a: Object.fromEntries(LABELS.map((label) => [label, 1])) } },
    {
      labeled_counter: {
        a: Object.fromEntries(
          [...LABELS.slice(0, 16), "__other__"].map((label) => [label, 1]),
        ),
      },
    },
  ],
  [
    "keeps labels of 61 characters in snake_case",
    {
      labeled_string: {
        a: {
          [`${"a".repeat(30)}.${"b".repeat(30)}`]: "x",
          [`${"a".repeat(30)}.${"b".repeat(30)}.c`]: "y",
        },
      },
    },
    {
      labeled_string: {
        a: { [`${"a".repeat(30)}.${"b".repeat(30)}`]: "x", __other__: "y" },
      },
    },
  ],
  [
    "puts other labels under one",
    { labeled_string: { a: { "Camel Case": "x" } } },
    { labeled_string: { a: { __other__: "x" } } },
  ],
  [
    "leaves out metrics whose name is none",
    { string: { "A B": "x", "page.path": "y" } },
    { string: { "page.path": "y" } },
  ],
  [
    "leaves out values of another type",
    { string: { a: 1 }, boolean: { b: "true", c: true }, quantity: { d: -1, e: 2 } },
    { string: {}, boolean: { c: true }, quantity: { e: 2 } },
  ],
  ["leaves out unknown types", { text: { a: "x" }, ["__proto__"]: { a: 1 } }, {}],
])("%s", async (_rule, sent, expected) => {
  expect(await sendMetrics(sent)).toEqual(expected);
});

test("cuts extras of events to 500 bytes", async () => {
  const { received, forwarding } = await start();
  const event = {
    category: "element",
    name: "clicked",
    timestamp: 0,
    extra: { source: "é".repeat(400) },
  };
  await send(JSON.stringify({ ...PING, events: [event] }));
  await forwarding.settle();
  expect(received[0]?.ping["events"]).toMatchObject([
    { extra: { source: "é".repeat(250) } },
  ]);
});

test("leaves private parameters out of the addresses in extras of events", async () => {
  const { received, forwarding } = await start();
  const source = "ai_help: link internal -> /en-US/play?state=secret#secret";
  const event = { category: "element", name: "clicked", timestamp: 0, extra: { source } };
  await send(JSON.stringify({ ...PING, events: [event] }));
  await forwarding.settle();
  expect(received[0]?.ping["events"]).toMatchObject([
    { extra: { source: "ai_help: link internal -> /en-US/play" } },
  ]);
});

test.each([
  ["page", "startup", undefined],
  ["events", "startup", "startup"],
  ["events", "at_init", undefined],
  ["deletion-request", "at_init", "at_init"],
  ["deletion-request", "because", undefined],
])("keeps known reasons of the ping %s: %s", async (name, reason, expected) => {
  const { received, forwarding } = await start();
  const ping = { ...PING, ping_info: { ...PING.ping_info, reason } };
  await send(JSON.stringify(ping), { path: ADDRESS.replace("page", name) });
  await forwarding.settle();
  expect(received).toHaveLength(1);
  const info = received[0]?.ping["ping_info"] as Fields | undefined;
  expect(info?.["reason"]).toBe(expected);
});

test.each([
  ["x-debug-id", "a-Tag-20-characters-", 200],
  ["x-debug-id", "a-tag-of-21-character", 400],
  ["x-debug-id", "under_score", 400],
  ["x-source-tags", "a,b,c,d,e", 200],
  ["x-source-tags", "a,b,c,d,e,f", 400],
  ["x-source-tags", "a,", 400],
  ["x-source-tags", "glean-own", 400],
  ["x-source-tags", "a,b c", 400],
])("takes the tags %s: %s: %i", async (header, value, status) => {
  const { received, forwarding } = await start();
  const answer = await send(JSON.stringify(PING), { headers: { [header]: value } });
  expect(answer.status).toBe(status);
  await forwarding.settle();
  expect(received.map(({ headers }) => headers[header])).toEqual(
    status === 200 ? [value] : [],
  );
});

test.each<[string, string, BodyInit, number]>([
  [
    "another application",
    ADDRESS.replace("web-docs-", "other"),
    JSON.stringify(PING),
    404,
  ],
  ["an unknown ping", ADDRESS.replace("page", "baseline"), JSON.stringify(PING), 404],
  [
    "an inherited name",
    ADDRESS.replace("page", "constructor"),
    JSON.stringify(PING),
    404,
  ],
  ["another version", ADDRESS.replace("/1/", "/2/"), JSON.stringify(PING), 404],
  ["an id that is none", ADDRESS.replace(ID, "x"), JSON.stringify(PING), 400],
  ["no JSON", ADDRESS, "{", 400],
  ["another JSON", ADDRESS, "[]", 400],
  ["a ping without a sequence", ADDRESS, JSON.stringify({ ...PING, ping_info: {} }), 400],
  ["damaged gzip", ADDRESS, Buffer.from([0x1f, 0x8b, 8, 0, 1]), 400],
  ["nothing", ADDRESS, "", 400],
  ["more than 1 MiB", ADDRESS, "x".repeat(1_048_577), 413],
  ["a bomb", ADDRESS, gzipSync(Buffer.alloc(20_000_000)), 413],
])("refuses %s", async (_case, path, body, status) => {
  const { received, counted } = await start();
  const answer = await send(body, { path });
  expect([answer.status, await answer.text()]).toEqual([status, ""]);
  expect([received, counted]).toEqual([[], []]);
});

test("takes pings of other sites for forgeries", async () => {
  const { counted } = await start();
  const answer = await send(JSON.stringify(PING), {
    headers: { Origin: "https://evil.example" },
  });
  expect([answer.status, counted]).toEqual([403, []]);
});

test("answers other methods with 405", async () => {
  await start();
  const answer = await edge.get(ADDRESS);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

test("passes on what the ping says, and nothing of who sent it", async () => {
  const { received, forwarding } = await start();
  const metrics = { url: { "page.path": "https://site.example/en-US/docs/Web" } };
  const answer = await send(gzipSync(JSON.stringify({ ...PING, metrics, extra: 1 })), {
    headers: {
      Cookie: "session=secret",
      "User-Agent": "Browser",
      "X-Forwarded-For": "198.51.100.7",
      "X-Telemetry-Agent": "Glean/5.0.10 (JS on Linux)",
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  await forwarding.settle();
  expect(received).toMatchObject([{ path: ADDRESS, ping: { ...PING, metrics } }]);
  expect(received[0]?.ping).not.toHaveProperty("extra");
  const { headers = {} } = received[0] ?? {};
  expect(headers["content-encoding"]).toBe("gzip");
  expect(headers["x-telemetry-agent"]).toBe("Glean/5.0.10 (JS on Linux)");
  expect(JSON.stringify(headers)).not.toMatch(/secret|Browser|198\.51/);
});

test.each([
  [{ DNT: "1" }, false],
  [{ "Sec-GPC": "1" }, false],
  [{ Cookie: "a=b; moz-1st-party-data-opt-out=true" }, false],
  [{ Cookie: "moz-1st-party-data-opt-out=false" }, true],
  [{ DNT: "0" }, true],
])("honours the wish in %j", async (headers, isWanted) => {
  const { received, counted, forwarding } = await start();
  expect((await send(JSON.stringify(PING), { headers })).status).toBe(200);
  const last = { path: ADDRESS.replace("page", "deletion-request"), headers };
  expect((await send(JSON.stringify(PING), last)).status).toBe(200);
  await forwarding.settle();
  const names = isWanted ? ["page", "deletion-request"] : ["deletion-request"];
  expect(received.map(({ path }) => path.split("/")[3])).toEqual(names);
  expect(counted).toEqual(names.map((name) => `ping ${name}`));
});

test("counts what was used, without addresses or texts", async () => {
  const { counted } = await start();
  const strings = {
    "navigator.viewport_breakpoint": "md",
    "navigator.subscription_type": "anonymous",
  };
  await send(JSON.stringify({ ...PING, metrics: { string: strings } }));
  const sources = [
    "toc_click: #secret",
    "thumbs: article_footer -> 0",
    "theme_switcher: switch -> dark",
    "<b>",
  ];
  const clicks = sources.map((source) => ({
    category: "element",
    name: "clicked",
    timestamp: 1,
    extra: { source },
  }));
  const scrolled = {
    category: "page",
    name: "scrolled",
    timestamp: 1,
    extra: { percent: "50" },
  };
  const path = ADDRESS.replace("page", "action");
  await send(JSON.stringify({ ...PING, events: [...clicks, scrolled] }), { path });
  expect(counted).toEqual([
    "ping page",
    "viewport md",
    "subscription anonymous",
    "ping action",
    "event toc_click",
    "event thumbs: article_footer",
    "event theme_switcher: switch",
    "scroll 50",
  ]);
});

test("tries a ping three times, then rests, and never lets the reader wait", async () => {
  const { received, errors, rests, forwarding } = await start({
    statuses: [500, 503, 302, 200],
  });
  expect((await send(JSON.stringify(PING))).status).toBe(200);
  await forwarding.settle();
  expect([received.length, errors.length, rests]).toEqual([3, 1, [60_000]]);
  expect((await send(JSON.stringify(PING))).status).toBe(200);
  await forwarding.settle();
  expect([received.length, errors.length]).toEqual([4, 1]);
});

test("drops what the telemetry server refuses", async () => {
  const { received, errors, forwarding } = await start({ statuses: [400] });
  await send(JSON.stringify(PING));
  await forwarding.settle();
  expect([received.length, errors]).toEqual([1, []]);
});

test("keeps 250 pings and 10 MiB while the telemetry server hangs", async () => {
  let release = (): void => undefined;
  const hung = new Promise<void>((resolve) => (release = resolve));
  const sent: string[] = [];
  const call: typeof fetch = async (url) => {
    sent.push((url as string).split("/").at(-1) ?? "");
    await hung;
    return new Response(null);
  };
  const fill = (count: number, bytes: number) => {
    const { add, settle } = createForwarding({
      origin: "",
      onError: () => undefined,
      call,
    });
    for (let number = 0; number < count; number++)
      add({ path: `/${number}`, headers: {}, body: new Uint8Array(bytes) });
    return settle();
  };
  const many = fill(300, 1);
  const large = fill(30, 1_048_576);
  release();
  await many;
  await large;
  // Two on their way, 250 and 10 that waited; the oldest gave way.
  expect(sent).toHaveLength(2 + 250 + 10);
  expect(sent).toContain("299");
  expect(sent).not.toContain("49");
});

test("has no address where telemetry is off", async () => {
  edge = await startEdge();
  closers.push(edge.close);
  const answer = await send(JSON.stringify(PING));
  const unknown = await edge.request("/submit/nothing", { method: "POST", body: "x" });
  expect([answer.status, await answer.text()]).toEqual([404, ""]);
  expect(Object.keys(Object.fromEntries(answer.headers))).toEqual(
    Object.keys(Object.fromEntries(unknown.headers)),
  );
});
