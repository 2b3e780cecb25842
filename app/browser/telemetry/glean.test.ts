import { setImmediate } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteUploader, type UploadBrowser } from "./upload-ping";

interface Sent {
  path: string;
  way: "beacon" | "fetch";
  ping: Record<string, unknown>;
}

const NOTHING: Pick<Sent, "ping"> = { ping: {} };

const storage = new Map<string, string>();

beforeEach(() => {
  // Glean keeps its state in modules.
  vi.resetModules();
  storage.clear();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  for (const method of ["info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function createBrowser(
  facts: { statuses?: number[]; isHidden?: boolean; isFull?: boolean } = {},
) {
  const { statuses = [200] } = facts;
  const sent: Promise<Sent>[] = [];
  async function note(way: Sent["way"], path: string, body: Blob): Promise<Sent> {
    const text = gunzipSync(Buffer.from(await body.arrayBuffer())).toString();
    return { way, path, ping: JSON.parse(text) as Sent["ping"] };
  }
  const fetch = vi.fn<UploadBrowser["fetch"]>((path, init) => {
    sent.push(note("fetch", path as string, init?.body as Blob));
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return status === 0
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(new Response(null, { status: status ?? 200 }));
  });
  const browser: UploadBrowser = {
    takeTurn: () => Promise.resolve(),
    isHidden: () => facts.isHidden ?? false,
    sendBeacon(path, body) {
      if (!facts.isFull) sent.push(note("beacon", path, body));
      return !facts.isFull;
    },
    fetch,
  };
  /** Uploads take a turn before they send. */
  async function readSent(): Promise<Sent[]> {
    await setImmediate();
    return Promise.all(sent);
  }
  return { browser, fetch, readSent };
}

async function start(
  facts: Parameters<typeof createBrowser>[0] = {},
  [application, isEnabled]: [unknown, unknown] = ["Web Docs", true],
) {
  const { testResetGlean } = await import("@mozilla/glean/testing");
  const { default: Glean } = await import("@mozilla/glean/web");
  const site = await import("./glean-metrics");
  const made = createBrowser(facts);
  /** As on the reader's next page, with the data of the last one or without. */
  function restart(isEmpty = false): void {
    const uploader = new SiteUploader(made.browser);
    const options = { serverEndpoint: "https://site.example", httpClient: uploader };
    testResetGlean(application as string, isEnabled as boolean, options, isEmpty);
  }
  restart(true);
  return { Glean, ...site, ...made, restart };
}

const LONG = "ä".repeat(60);

test("cuts strings to 100 bytes, lists to 20 items and URLs to 8192 bytes", async () => {
  const { metrics, pagePing, readSent } = await start();
  metrics.geo.set("a".repeat(200));
  metrics.languages.set(Array.from({ length: 25 }, () => "de"));
  metrics.path.set(`https://site.example/${"b".repeat(9_000)}`);
  metrics.referrer.set("data:text/plain,x");
  metrics.httpStatus.set(404);
  metrics.utm.source.set("mail");
  pagePing.submit();
  const [{ ping } = NOTHING] = await readSent();
  expect(ping).toMatchObject({
    metrics: {
      string: { "navigator.geo": "a".repeat(100) },
      string_list: { "navigator.user_languages": Array(20).fill("de") },
      url: { "page.path": expect.stringMatching(/^.{8192}$/) as string },
      quantity: { "page.http_status": 404 },
      labeled_string: { "page.utm": { source: "mail" } },
    },
  });
  expect(JSON.stringify(ping)).not.toContain("data:text");
});

test("cuts extras of events to 500 bytes, and drops extras without a name", async () => {
  const { elementClicked, actionPing, readSent } = await start();
  const extra = { source: "a".repeat(600), subscription_type: "none", other: "x" };
  elementClicked.record(extra);
  actionPing.submit();
  const [{ ping } = NOTHING] = await readSent();
  expect(ping).toMatchObject({ events: [{ extra: { source: "a".repeat(500) } }] });
  expect(JSON.stringify(ping["events"])).not.toContain("other");
});

test("puts labels that no metric knows under one", async () => {
  const { metrics, pagePing, readSent } = await start();
  const utm = metrics.utm as unknown as Record<string, { set(value: string): void }>;
  utm["Camel Case"]?.set(LONG.slice(0, 9));
  pagePing.submit();
  const [{ ping } = NOTHING] = await readSent();
  expect(ping).toMatchObject({
    metrics: { labeled_string: { "page.utm": { __other__: "ä".repeat(9) } } },
  });
});

test("sends no page ping without metrics, and no unknown reason", async () => {
  const { metrics, pagePing, readSent } = await start();
  pagePing.submit();
  metrics.geo.set("Germany");
  pagePing.submit("because");
  const sent = await readSent();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.ping["ping_info"]).not.toHaveProperty("reason");
});

test("says of the client only what the privacy page tells", async () => {
  const { metrics, pagePing, readSent } = await start();
  metrics.geo.set("Germany");
  pagePing.submit();
  const [{ ping } = NOTHING] = await readSent();
  const told = [
    "client_id",
    "first_run_date",
    "locale",
    "os",
    "session_count",
    "session_id",
  ];
  const unset = ["architecture", "os_version", "app_build", "app_display_version"];
  expect(Object.keys(ping["client_info"] ?? {}).toSorted()).toEqual(
    [...told, ...unset, "telemetry_sdk_build"].toSorted(),
  );
});

test("sends each event in a ping of its own", async () => {
  const { pageScrolled, readSent } = await start();
  for (const percent of ["25", "50"]) pageScrolled.record({ percent, path: "/" });
  const sent = await readSent();
  expect(sent.map(({ path }) => path.split("/")[3])).toEqual(["events", "events"]);
  expect(sent.map(({ ping }) => ping["events"])).toMatchObject([
    [{ category: "page", name: "scrolled", extra: { percent: "25" } }],
    [{ extra: { percent: "50" } }],
  ]);
});

test.each([
  ["an empty name", ["", true]],
  ["a name that is no text", [7, true]],
  ["a flag that is none", ["site", "yes"]],
] as [string, [unknown, unknown]][])("does not start with %s", async (_case, given) => {
  const { metrics, pagePing, readSent } = await start({}, given);
  metrics.geo.set("Germany");
  pagePing.submit();
  expect(await readSent()).toEqual([]);
});

test.each(["site.example", "ftp://site.example", "https://site.example/path"])(
  "accepts no endpoint such as %s",
  async (serverEndpoint) => {
    const { default: Glean } = await import("@mozilla/glean/web");
    expect(() => Glean.initialize("site", true, { serverEndpoint })).toThrow(
      "serverEndpoint",
    );
  },
);

test.each([
  [["tag"], "tag"],
  [["a", "b", "c", "d", "e"], "a,b,c,d,e"],
  [["a", "b", "c", "d", "e", "f"], undefined],
  [[], undefined],
  [["glean-tag"], undefined],
  [["under_score"], undefined],
  [["a".repeat(21)], undefined],
])("sends the source tags %j as %s", async (tags, expected) => {
  const { Glean, metrics, pagePing, fetch, readSent } = await start();
  Glean.setSourceTags(tags);
  Glean.setDebugViewTag(tags[0] ?? "");
  metrics.geo.set("Germany");
  pagePing.submit();
  await readSent();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const headers = fetch.mock.calls[0]?.[1]?.headers as Record<string, string>;
  expect(headers["X-Source-Tags"]).toBe(expected);
  const isTag = /^[a-z0-9-]{1,20}$/i.test(tags[0] ?? "");
  expect(headers["X-Debug-ID"]).toBe(isTag ? tags[0] : undefined);
});

test("posts to the path on this site, by beacon while the page is hidden", async () => {
  for (const [facts, way] of [
    [{}, "fetch"],
    [{ isHidden: true }, "beacon"],
    [{ isHidden: true, isFull: true }, "fetch"],
  ] as const) {
    vi.resetModules();
    const { metrics, pagePing, fetch, readSent } = await start(facts);
    metrics.geo.set("Germany");
    pagePing.submit();
    await vi.waitFor(async () => expect(await readSent()).toHaveLength(1));
    const [sent] = await readSent();
    expect(sent?.way).toBe(way);
    expect(sent?.path).toMatch(/^\/submit\/web-docs\/page\/1\/[\da-f-]{36}$/);
    if (way === "fetch")
      expect(fetch.mock.calls[0]?.[1]).toMatchObject({
        redirect: "error",
        keepalive: true,
      });
  }
});

test.each([
  [500, 2],
  [0, 2],
  [204, 1],
  [400, 1],
  [429, 1],
])(
  "after the status %i sends a ping %i times, as a later ping comes",
  async (status, times) => {
    const { metrics, pagePing, fetch } = await start({ statuses: [status, 200] });
    metrics.geo.set("Germany");
    pagePing.submit();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    const first = fetch.mock.calls[0]?.[0];
    // The answer has to arrive before the next ping.
    await setImmediate();
    metrics.geo.set("Germany");
    pagePing.submit();
    await vi.waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(times));
    const same = fetch.mock.calls.filter(([path]) => path === first);
    expect(same).toHaveLength(times);
  },
);

test("sends 40 pings a minute at most", async () => {
  const { metrics, pagePing, fetch } = await start();
  for (let number = 0; number < 60; number++) {
    metrics.geo.set("Germany");
    pagePing.submit();
  }
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await setImmediate();
  expect(fetch).toHaveBeenCalledTimes(40);
});

test("starts a session after 30 minutes without activity", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22) });
  const { metrics, pagePing, readSent, restart } = await start();
  for (const minutes of [0, 29, 31]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    restart();
    metrics.geo.set("Germany");
    pagePing.submit();
  }
  const sessions = (await readSent()).map(
    ({ ping }) => (ping["client_info"] as Record<string, unknown>)["session_id"],
  );
  expect(sessions[0]).toBe(sessions[1]);
  expect(sessions[2]).not.toBe(sessions[1]);
});

test("asks to delete and wipes the data when uploads are switched off", async () => {
  const { Glean, metrics, pagePing, readSent } = await start();
  metrics.geo.set("Germany");
  pagePing.submit();
  Glean.setUploadEnabled(false);
  metrics.geo.set("Germany");
  pagePing.submit();
  await vi.waitFor(async () => expect(await readSent()).toHaveLength(2));
  const [page, last] = await readSent();
  expect(last?.path).toContain("/deletion-request/1/");
  expect(last?.ping["ping_info"]).toMatchObject({ reason: "set_upload_enabled" });
  const readId = (sent: Sent | undefined) =>
    (sent?.ping["client_info"] as Record<string, unknown> | undefined)?.["client_id"];
  expect(readId(last)).toBe(readId(page));
});
