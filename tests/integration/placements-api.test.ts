import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import type { Placement, PlacementsResponse } from "~/domain/notices/placement";
import {
  readAdsConfig,
  readCampaignImages,
} from "~/services/placements/ads-config.server";
import { createHttpProvider } from "~/services/placements/http-provider.server";
import { createFileProvider, createPlacements } from "~/services/placements/index.server";
import type { PlacementProvider } from "~/services/placements/provider";
import { startAdServer, type AdServer } from "../support/ad-server";
import { startEdge, type Edge } from "../support/start-edge";

const FIXTURE = "tests/fixtures/notices/ads.json";
const PNG = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\0IDAT\0\0\0\0", "latin1");
const SCRIPT = "<script>alert(1)</script>";
const VISITOR = "203.0.113.77";

let edge: Edge;
let ads: AdServer;
let events: string[];
let errors: unknown[];

let closeProvider = (): void => undefined;

beforeEach(async () => {
  events = [];
  errors = [];
  ads = await startAdServer();
});

afterEach(async () => {
  closeProvider();
  closeProvider = () => undefined;
  await edge.close();
  await ads[Symbol.asyncDispose]();
});

async function start(provider: PlacementProvider | null): Promise<void> {
  const counter = {
    note: (...event: string[]) => void events.push(event.join(" ")),
    readViews: () => ({ total: 0, today: 0 }),
    save: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const placements =
    provider &&
    createPlacements({
      provider,
      counter,
      deriveKey: (purpose) => `key of ${purpose}`,
      isPlusAvailable: (country) => country === "US",
      onError: (error) => void errors.push(error),
    });
  edge = await startEdge(undefined, { placements });
}

function startOwn(): Promise<void> {
  const config = readAdsConfig(FIXTURE);
  if (config.provider !== "file") throw new Error("not a file");
  const { campaigns } = config;
  const images = readCampaignImages(FIXTURE, campaigns);
  const readViews = () => ({ total: 0, today: 0 });
  return start(createFileProvider({ campaigns, images, readViews }));
}

/** Asks the ad server with a time-out that is short, but not for a busy machine. */
function startHttp(zones = { top: "TOP", side: "SIDE" } as Record<string, string>) {
  const provider = createHttpProvider({
    config: {
      provider: "http",
      endpoint: `${ads.origin}/ads/`,
      zones,
      origins: [],
      addresses: {},
      timeoutMilliseconds: 1_000,
    },
    retryMilliseconds: 20,
    onError: (error) => void errors.push(error),
  });
  // An open provider asks a silent server again, when another test may have its port.
  closeProvider = () => {
    provider.close();
  };
  return start(provider);
}

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const response = await edge.request("/pong/get", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as PlacementsResponse;
  return { status: response.status, headers: response.headers, answer };
}

async function askFor<Name extends "top" | "side" | "hpMain">(slot: Name) {
  const { answer } = await ask({ keywords: [], pongs: [slot] });
  const found = answer[slot];
  if (!found) throw new Error(`no ${slot}: ${JSON.stringify(answer)}`);
  return found;
}

const click = (code: string, headers: Record<string, string> = {}) =>
  edge.get(`/pong/click?code=${encodeURIComponent(code)}&version=2`, headers);
const fromPage = () => ({ referer: `${edge.origin}/en-US/docs/Web` });

function sendJson(path: string, body: unknown): void {
  ads.answers.set(path, (response) => response.end(JSON.stringify(body)));
}

describe("without advertisements", () => {
  beforeEach(() => start(null));

  test.each([
    ["/pong/get", "POST"],
    ["/pong/click?code=a", "GET"],
    ["/pong/viewed?code=a", "POST"],
    ["/pong/other", "GET"],
    ["/pimg/a", "GET"],
  ])("answers %s as any unknown service", async (path, method) => {
    const [one, other] = await Promise.all(
      [path, "/api/v9/unknown"].map(async (each) => {
        const response = await edge.request(each, { method });
        const names = [...response.headers.keys()].filter((name) => name !== "date");
        return [response.status, await response.text(), names];
      }),
    );
    expect(one).toEqual(other);
    expect(one?.[0]).toBe(404);
  });
});

describe("with own campaigns", () => {
  beforeEach(startOwn);

  test.each([
    [{ pongs: "top" }, 400, { status: "invalid", plusAvailable: true }],
    [{}, 400, { status: "invalid", plusAvailable: true }],
    ["{", 400, { status: "invalid", plusAvailable: true }],
    ["", 400, { status: "invalid", plusAvailable: true }],
    ["null", 400, { status: "invalid", plusAvailable: true }],
    [{ pongs: [] }, 400, { status: "empty", plusAvailable: true }],
    [{ pongs: ["middle", 1, null] }, 400, { status: "empty", plusAvailable: true }],
    [{ pongs: ["bottom"] }, 200, { status: "geo_unsupported", plusAvailable: true }],
  ])("answers %j with %i", async (body, status, answer) => {
    const found = await ask(body);
    expect([found.status, found.answer]).toEqual([status, answer]);
    expect(found.headers.get("cache-control")).toBe("no-store");
    expect(found.headers.get("content-type")).toMatch(/^application\/json/);
  });

  test("fills the known slots of a request, and counts them", async () => {
    const { status, answer } = await ask({
      keywords: "x",
      pongs: ["side", "nothing", "top", "top"],
    });
    expect(status).toBe(200);
    expect(Object.keys(answer).sort()).toEqual(["plusAvailable", "side", "top"]);
    expect(answer.top).toEqual({
      status: "success",
      copy: "Deploy your site in a minute with Sponsor.",
      cta: "Try it",
      imageFormat: "unknown",
      colors: expect.objectContaining({
        textColor: "#1a1e26",
        ctaTextColor: "#fff",
      }) as unknown,
      click: expect.stringMatching(/^[\w+/]+=*\.[\w+/]+=*$/) as unknown,
      view: expect.stringMatching(/^[\w+/]+=*\.[\w+/]+=*$/) as unknown,
      version: 2,
    });
    expect(answer.side).toMatchObject({
      heading: "Sponsor's tools",
      alt: "A brown square",
    });
    expect(events.toSorted()).toEqual(["served banner top", "served card side"]);
  });

  test.each([
    ["DE", true, false],
    ["US", false, true],
    ["ZZ", false, true],
    [undefined, false, true],
  ])(
    "in the country %s: a German campaign %s, Plus %s",
    async (country, isFilled, hasPlus) => {
      const headers =
        country === undefined ? {} : { "cloudfront-viewer-country": country };
      const { answer } = await ask({ pongs: ["bottom"] }, headers);
      expect([answer.bottom !== undefined, answer.plusAvailable]).toEqual([
        isFilled,
        hasPlus,
      ]);
    },
  );

  test.each([
    ["/pong/get", "GET", 405],
    ["/pong/get", "PUT", 405],
    ["/pong/click?code=a", "POST", 405],
    ["/pong/viewed?code=a", "GET", 405],
    ["/pimg/a", "POST", 405],
    ["/pong/", "GET", 204],
    ["/pong/other", "POST", 204],
    ["/pong/get/", "POST", 204],
  ])("answers %s %s with %i", async (path, method, status) => {
    const response = await edge.request(path, { method });
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      status,
      "no-store",
    ]);
  });

  test("refuses a body that no page sends", async () => {
    const body = JSON.stringify({ pongs: ["top"], keywords: ["x".repeat(20_000)] });
    expect((await edge.request("/pong/get", { method: "POST", body })).status).toBe(413);
  });

  test.each(["{", "", "null", '"too-long"'])(
    "refuses %j, which asks for no place, as invalid",
    async (body) => {
      const response = await edge.request("/pong/get", { method: "POST", body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ status: "invalid" });
    },
  );

  test("leads a click to the campaign, without telling where it came from", async () => {
    const { click: code } = await askFor("top");
    const response = await click(code, fromPage());
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      "https://sponsor.example/banner?from=docs",
    ]);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(events).toContain("clicked banner top");
    const publicHost = await click(code, { referer: "https://site.example/de/" });
    expect(publicHost.status).toBe(302);
  });

  test.each([
    ["no referrer", {}],
    ["another host's", { referer: "https://evil.example/" }],
    ["a broken one", { referer: "site" }],
  ])("refuses a click with %s", async (_name, headers) => {
    const { click: code } = await askFor("top");
    expect((await click(code, headers as Record<string, string>)).status).toBe(400);
    expect(events.filter((event) => event.startsWith("clicked"))).toEqual([]);
  });

  test("refuses a click without a code, with a wrong one, or with that of a view", async () => {
    const { view } = await askFor("top");
    expect((await edge.get("/pong/click", fromPage())).status).toBe(400);
    expect((await edge.get("/pong/click?code=&version=2", fromPage())).status).toBe(400);
    expect((await click("abc.def", fromPage())).status).toBe(404);
    expect((await click(view, fromPage())).status).toBe(404);
  });

  test("counts no click for a look at its address alone, which is one of a link checker", async () => {
    const { click: code } = await askFor("top");
    const path = `/pong/click?code=${encodeURIComponent(code)}&version=2`;
    const response = await edge.request(path, { method: "HEAD", headers: fromPage() });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
    expect(events.filter((event) => event.startsWith("clicked"))).toEqual([]);
  });

  test("counts a view once its code verifies, and answers 201 in any case", async () => {
    const { view } = await askFor("side");
    const see = (code: string) =>
      edge.request(`/pong/viewed?code=${encodeURIComponent(code)}&version=2`, {
        method: "POST",
      });
    expect([
      (await see(view)).status,
      (await see("wrong")).status,
      (await see("")).status,
    ]).toEqual([201, 201, 201]);
    expect(events.filter((event) => event.startsWith("viewed"))).toEqual([
      "viewed card side",
    ]);
  });

  test("serves an image of a campaign", async () => {
    const { image = "" } = await askFor("hpMain");
    const response = await edge.get(`/pimg/${encodeURIComponent(image)}`, {
      cookie: "session=a",
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "max-age=86400",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff",
    });
    expect((await edge.get("/pimg/abc.def")).status).toBe(400);
    expect((await edge.get("/pimg/%ff")).status).toBe(400);
    expect(
      (await edge.get(`/pimg/${encodeURIComponent((await askFor("top")).click)}`)).status,
    ).toBe(400);
  });

  test("refuses writes of other sites", async () => {
    const headers = { origin: "https://evil.example" };
    const response = await edge.request("/pong/viewed?code=a", {
      method: "POST",
      headers,
    });
    expect(response.status).toBe(403);
  });
});

const AD = (origin: string, change: object = {}) => ({
  ads: [
    {
      statlink: `${origin}/click`,
      statview: `${origin}/view`,
      Description: "Copy",
      Image: `${origin}/image`,
      ...change,
    },
  ],
});

describe("with an ad server", () => {
  beforeEach(async () => {
    await startHttp();
    sendJson("/ads/TOP.json", AD(ads.origin));
  });

  const shown = (placement: Placement) => [placement.copy, placement.imageFormat];

  test("sends an address of the country and the browser's name, never the visitor's", async () => {
    const headers = {
      "cloudfront-viewer-country": "DE",
      "user-agent": "Browser/1",
      cookie: "session=secret",
      "x-forwarded-for": VISITOR,
      referer: "https://site.example/de/docs/Secret",
    };
    const { answer } = await ask({ keywords: ["secret"], pongs: ["top"] }, headers);
    expect(answer.top && shown(answer.top)).toEqual(["Copy", "image"]);
    expect(ads.requests).toEqual([
      "/ads/TOP.json?forwardedip=2.160.0.1&useragent=Browser%2F1",
    ]);
    const sent = JSON.stringify(ads.headers);
    for (const fact of [VISITOR, "secret", "Secret", "Browser/1"])
      expect(sent).not.toContain(fact);
  });

  test("drops a slot that fails, and keeps the others", async () => {
    ads.answers.set("/ads/SIDE.json", (response) => response.writeHead(500).end(SCRIPT));
    const { answer } = await ask({ pongs: ["side", "top"] });
    expect(Object.keys(answer)).toEqual(["top", "plusAvailable"]);
    expect(errors).toHaveLength(1);
  });

  test.each<[string, () => void]>([
    ["HTML", () => ads.answers.set("/ads/TOP.json", (response) => response.end(SCRIPT))],
    ["no ads", () => sendJson("/ads/TOP.json", { ads: [] })],
    ["a strange shape", () => sendJson("/ads/TOP.json", { ads: ["x"] })],
    [
      "a script as link",
      () => sendJson("/ads/TOP.json", AD("", { statlink: "javascript:alert(1)" })),
    ],
    [
      "a redirect",
      () =>
        ads.answers.set("/ads/TOP.json", (response) =>
          response.writeHead(302, { location: "/ads/SIDE.json" }).end(),
        ),
    ],
    [
      "too much",
      () =>
        sendJson("/ads/TOP.json", AD(ads.origin, { Description: "x".repeat(70_000) })),
    ],
    ["nothing for a long time", () => ads.answers.set("/ads/TOP.json", () => undefined)],
  ])("answers geo_unsupported when the ad server sends %s", async (_name, prepare) => {
    prepare();
    const { status, answer } = await ask({ pongs: ["top"] });
    expect([status, answer]).toEqual([
      200,
      { status: "geo_unsupported", plusAvailable: true },
    ]);
  });

  test("opens the circuit after a time-out, until the ad server answers again", async () => {
    ads.answers.set("/ads/TOP.json", () => undefined);
    ads.answers.set("/ads/", () => undefined);
    await ask({ pongs: ["top"] });
    const asked = () =>
      ads.requests.filter((url) => url.startsWith("/ads/TOP.json")).length;
    expect(asked()).toBe(1);
    await ask({ pongs: ["top"] });
    expect(asked()).toBe(1);
    expect(errors.at(-1)).toEqual(
      new UnavailableError("The ad server does not answer (circuit breaker open)"),
    );
    sendJson("/ads/TOP.json", AD(ads.origin));
    ads.answers.set("/ads/", (response) => response.end());
    await expect
      .poll(async () => (await ask({ pongs: ["top"] })).answer.top?.copy, {
        timeout: 10_000,
      })
      .toBe("Copy");
  });

  test.each<[string, number, string | null, number, string | null]>([
    ["302", 302, "https://shop.example/a?b=c", 302, "https://shop.example/a?b=c"],
    ["301 with a path", 301, "/landing", 302, "{origin}/landing"],
    ["a script", 302, "javascript:alert(1)", 502, null],
    ["no location", 302, null, 502, null],
    ["another redirect", 307, "https://shop.example/", 502, null],
    ["200", 200, null, 200, null],
    ["404", 404, null, 404, null],
    ["500", 500, null, 500, null],
  ])(
    "follows a click that is answered with %s",
    async (_name, given, location, status, to) => {
      ads.answers.set("/click", (response) =>
        response.writeHead(given, location === null ? {} : { location }).end(SCRIPT),
      );
      const response = await click((await askFor("top")).click, fromPage());
      expect([response.status, response.headers.get("location")]).toEqual([
        status,
        to?.replace("{origin}", ads.origin) ?? null,
      ]);
      expect(await response.text()).toBe("");
      expect(ads.requests.at(-1)).toMatch(/^\/click\?forwardedip=4\.0\.0\.1&useragent=/);
    },
  );

  test("answers 204 to clicks and views while the ad server is silent", async () => {
    const { click: code, view } = await askFor("top");
    for (const path of ["/click", "/view"]) ads.answers.set(path, () => undefined);
    expect((await click(code, fromPage())).status).toBe(204);
    const path = `/pong/viewed?code=${encodeURIComponent(view)}`;
    expect((await edge.request(path, { method: "POST" })).status).toBe(204);
  });

  test("passes a view on", async () => {
    ads.answers.set("/view", (response) => response.end());
    const { view } = await askFor("top");
    const path = `/pong/viewed?code=${encodeURIComponent(view)}`;
    expect((await edge.request(path, { method: "POST" })).status).toBe(201);
    expect(ads.requests.at(-1)).toMatch(/^\/view\?forwardedip=4\.0\.0\.1&useragent=/);
  });

  const sendImage = (type: string, body: string | Buffer, status = 200) =>
    ads.answers.set("/image", (response) =>
      response.writeHead(status, { "Content-Type": type }).end(body),
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;

  test.each<[string, () => void, number]>([
    ["an image", () => sendImage("image/png", PNG), 200],
    ["an image of another type", () => sendImage("image/gif", PNG), 200],
    ["404", () => sendImage("text/html", SCRIPT, 404), 404],
    ["503", () => sendImage("text/html", SCRIPT, 503), 503],
    ["HTML", () => sendImage("text/html", SCRIPT), 502],
    ["SVG", () => sendImage("image/svg+xml", svg), 502],
    ["an image that says it is HTML", () => sendImage("text/html", PNG), 502],
    ["HTML that says it is an image", () => sendImage("image/png", SCRIPT), 502],
    ["SVG that says it is an image", () => sendImage("image/webp", svg), 502],
    [
      "too much",
      () => sendImage("image/png", Buffer.concat([PNG, Buffer.alloc(1_100_000)])),
      502,
    ],
    ["nothing", () => ads.answers.set("/image", () => undefined), 502],
  ])("passes on or refuses %s", async (_name, prepare, status) => {
    prepare();
    const { image = "" } = await askFor("top");
    const response = await edge.get(`/pimg/${encodeURIComponent(image)}`);
    expect(response.status).toBe(status);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(status === 200 ? PNG : Buffer.alloc(0))).toBe(true);
    expect(response.headers.get("cache-control")).toBe(
      status === 200 ? "max-age=86400" : "no-store",
    );
    if (status === 200) expect(response.headers.get("content-type")).toBe("image/png");
  });

  test("asks no other origin, whatever the ad server says", async () => {
    await using other = await startAdServer();
    other.answers.set("/image", (response) => response.end(PNG));
    sendJson("/ads/TOP.json", AD(other.origin));
    const { image = "", click: code } = await askFor("top");
    expect((await edge.get(`/pimg/${encodeURIComponent(image)}`)).status).toBe(502);
    expect((await click(code, fromPage())).status).toBe(204);
    expect(other.requests).toEqual([]);
  });
});

test("fills side and top from one zone, when both are asked for", async () => {
  await startHttp({ top: "TOP", side: "SIDE", sidedoor: "BOTH" });
  sendJson("/ads/TOP.json", AD(ads.origin));
  sendJson("/ads/BOTH.json", {
    ads: [
      {
        statlink: `${ads.origin}/click`,
        SidebarDescription: "S",
        TopBarDescription: "T",
      },
    ],
  });
  const { answer } = await ask({ pongs: ["side", "top"] });
  expect([answer.side?.copy, answer.top?.copy]).toEqual(["S", "T"]);
  expect(ads.requests).toHaveLength(1);
  expect((await askFor("top")).copy).toBe("Copy");
  ads.answers.delete("/ads/BOTH.json");
  expect((await ask({ pongs: ["side", "top"] })).answer.top?.copy).toBe("Copy");
});
