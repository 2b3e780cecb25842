import type { Server } from "node:http";
import { deflateRawSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import { createLogger } from "~/http/logging/create-logger.server";
import { logRequests } from "~/http/logging/log-requests.server";
import { drain, getPort, listen } from "~/http/server/listen.server";
import { createRunner } from "~/http/runner/create-runner";
import type { RunnerOptions } from "~/http/runner/runner-options";
import { serveRunnerOnSite } from "~/http/runner/serve-runner-on-site";
import { loadContentStrings } from "~/l10n/content-strings.server";
import {
  createPlaygroundService,
  renderBlankRunner,
  renderRunner,
} from "~/services/playground/index.server";
import { createFakeStore } from "../support/fake-content-store";

/** The runner on real sockets: on its own origin, and in a sandbox on the site's. */
const SITE = "https://docs.example";
const PLAY = "https://play.example";
const PAGE = "/en-US/docs/Web";
const STATE = pack(JSON.stringify({ html: "<p>mine</p>", js: "go()" }));
const FRAME = { "sec-fetch-dest": "iframe", referer: `${SITE}/` };
const VISIT = { "sec-fetch-dest": "document", "accept-language": "de" };

let own: Server;
let guest: Server;

beforeAll(async () => {
  const options = createOptions();
  const logger = createLogger({ level: "silent" });
  const runner = createRunner({ ...options, logger, isTrustedProxy: () => false }, PLAY);
  own = await listen(runner, { port: 0, host: "127.0.0.1" });
  const site = express();
  site.use(logRequests(logger, () => false));
  site.use(
    serveRunnerOnSite(options, (request) =>
      request.get("x-here") === undefined ? null : "http://127.0.0.1:1",
    ),
  );
  guest = await listen(site, { port: 0, host: "127.0.0.1" });
});

afterAll(() => Promise.all([drain(own, 0), drain(guest, 0)]));

function createOptions(): RunnerOptions {
  const png = { contentType: "image/png", etag: '"a"', body: new Uint8Array([1]) };
  const page = {
    contentType: "text/html",
    etag: '"h"',
    body: Buffer.from("<p>part</p>"),
  };
  const store = createFakeStore({
    pages: [PAGE],
    assets: { [`${PAGE}/a.png`]: png, [`${PAGE}/part.html`]: page },
  });
  const code = createPlaygroundService(() => ({
    ...store,
    findLiveSample: (_page, id) =>
      id === "rows" ? { kind: "live", id, html: "<b>stored</b>", css: "", js: "" } : null,
  }));
  return {
    siteOrigin: SITE,
    store,
    code: { ...code, render: renderRunner, renderBlank: renderBlankRunner },
    translate: loadContentStrings(),
  };
}

function pack(text: string | Buffer): string {
  return deflateRawSync(text).toString("base64");
}

function toUrl(server: Server, query: Record<string, string>, page = ""): string {
  const search = new URLSearchParams(query).toString();
  return `http://127.0.0.1:${getPort(server)}${page}/runner.html?${search}`;
}

function ask(
  server: Server,
  query: Record<string, string>,
  { headers = FRAME, page = "", ...init }: RequestInit & { page?: string } = {},
) {
  return fetch(toUrl(server, query, page), { headers, redirect: "manual", ...init });
}

test("runs the code of a URL in a frame, with the runner's own policy", async () => {
  const response = await ask(own, { state: STATE, uuid: "u-1" });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("<p>mine</p>");
  expect(html).toContain('uuid = "u-1"');
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self' https:;");
  expect(policy).toContain(`frame-ancestors 'self' ${SITE}`);
  expect(policy).not.toContain("sandbox");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "clear-site-data": '"cookies", "storage"',
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000",
  });
  expect(response.headers.has("x-frame-options")).toBe(false);
  expect(response.headers.has("set-cookie")).toBe(false);
});

test("leaves the cookies of a site with the same registrable domain, its session among them", async () => {
  const options = { ...createOptions(), siteOrigin: "https://docs.example.co.uk" };
  const logger = createLogger({ level: "silent" });
  const app = createRunner(
    { ...options, logger, isTrustedProxy: () => false },
    "https://play.example.co.uk",
  );
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  try {
    const headers = { ...FRAME, referer: `${options.siteOrigin}/` };
    const response = await ask(server, { state: STATE }, { headers });
    expect(response.headers.get("clear-site-data")).toBe('"storage"');
  } finally {
    await drain(server, 0);
  }
});

test("runs a sample of a page, publicly cacheable", async () => {
  const response = await ask(own, { sample: "rows" }, { page: PAGE, headers: {} });
  expect(await response.text()).toContain("<b>stored</b>");
  const etag = response.headers.get("etag") ?? "";
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(response.headers.has("clear-site-data")).toBe(false);
  const again = { page: PAGE, headers: { "if-none-match": etag } };
  expect((await ask(own, { sample: "rows" }, again)).status).toBe(304);
});

test("renders an empty page in a theme, whatever the other parameters", async () => {
  const response = await ask(own, { blank: "1", theme: "dark" }, { headers: {} });
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("color-scheme: dark;"),
  ]);
});

test.each<[string, Record<string, string>, number, string]>([
  ["no state", {}, 400, "No code to run"],
  ["an empty state", { state: "" }, 400, "No code to run"],
  ["a state that is no base64", { state: "<script>" }, 404, "can’t be read"],
  ["a state that is not deflated", { state: "QUJD" }, 404, "can’t be read"],
  ["a state that is no JSON", { state: pack("{html:") }, 404, "can’t be read"],
  ["a state of another shape", { state: pack(`{"html":1}`) }, 404, "can’t be read"],
  ["a bomb", { state: pack(Buffer.alloc(4_000_000)) }, 413, "too large"],
  ["a state too long", { state: "A".repeat(9000) }, 414, "too large"],
  ["a state of nothing", { state: pack("null") }, 404, "can’t be read"],
  ["a state of lists", { state: pack("[".repeat(100_000)) }, 404, "can’t be read"],
  ["a state in a list", { state: pack(`{"js":["x"]}`) }, 404, "can’t be read"],
  ["a sample that is not there", { sample: "nope" }, 404, "Sample not found"],
])("answers %s with a page that says so", async (_, query, status, text) => {
  const headers = { ...FRAME, "accept-language": "en" };
  const response = await ask(own, query, { headers });
  const html = await response.text();
  expect([response.status, html]).toEqual([status, expect.stringContaining(text)]);
  expect(html).not.toContain("<script");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("accepts a state with any number of unknown keys", async () => {
  const many = Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [at, 0]));
  const crowd = pack(JSON.stringify({ ...many, html: "<i>ok</i>" }));
  const body = new URLSearchParams({ state: crowd });
  expect(await (await ask(own, {}, { method: "POST", body })).text()).toContain("ok");
  const state = pack(`{"html":"<i>ok</i>","more":{"a":[1]},"__proto__":{"js":"x"}}`);
  const html = await (await ask(own, { state })).text();
  expect(html).toContain("<i>ok</i>");
});

test("accepts code that is too long for a URL as a form, packed or plain", async () => {
  const js = `"${"x".repeat(900_000)}"`;
  for (const fields of [{ state: pack(JSON.stringify({ js })) }, { js }]) {
    const response = await ask(
      own,
      {},
      { method: "POST", body: new URLSearchParams(fields) },
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(js);
  }
});

test.each<[string, RequestInit, number]>([
  [
    "a form with more code than may be shared",
    { body: new URLSearchParams({ js: "x".repeat(MAX_PLAY_BYTES + 1) }) },
    413,
  ],
  [
    "a longer form than that",
    { body: new URLSearchParams({ js: "x".repeat(4 * MAX_PLAY_BYTES) }) },
    413,
  ],
  ["a form without code", { body: new URLSearchParams({ x: "1" }) }, 400],
  [
    "a form with two texts of a kind",
    { body: new URLSearchParams("js=1&css=&css=") },
    400,
  ],
  ["a body that is no form", { body: "{}" }, 400],
  [
    "a form from elsewhere",
    {
      body: new URLSearchParams({ js: "1" }),
      headers: { ...VISIT, referer: "https://evil.example/" },
    },
    403,
  ],
])("refuses %s", async (_, init, status) => {
  expect((await ask(own, {}, { method: "POST", ...init })).status).toBe(status);
});

test("warns visitors who open code directly, in their language, and then runs it", async () => {
  const warning = await ask(own, { state: STATE }, { headers: VISIT });
  const html = await warning.text();
  expect(html).toContain("<h1>Vorsicht: Das ist eine Demoseite</h1>");
  expect(html).toContain("&lt;p&gt;mine&lt;/p&gt;");
  expect(html).not.toContain("<p>mine</p>");
  expect(html).toContain(`href="${SITE}/de/play?state=`);
  const cookie = warning.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^code=[\da-f]{32}; Path=\/; Max-Age=60; HttpOnly; SameSite=Strict; Secure$/,
  );
  const code = cookie.slice("code=".length, cookie.indexOf(";"));
  const confirmed = { headers: { ...VISIT, cookie: `code=${code}` } };
  const shown = await ask(own, { state: STATE, code }, confirmed);
  expect(await shown.text()).toContain("<p>mine</p>");
  expect(html).toContain(`href="?state=`);
  const guessed = await ask(
    own,
    { state: STATE, code: "" },
    { headers: { ...VISIT, cookie: "code=" } },
  );
  expect(await guessed.text()).toContain("Vorsicht");
});

test.each(["//evil.example", "/%2Fevil.example", "/..%2F..%2Fevil", "/%00", "/a\\b"])(
  "does not redirect to another site from the path %s",
  async (page) => {
    const warning = await ask(own, { state: STATE }, { page, headers: VISIT });
    const links = (await warning.text()).match(/href="[^"]*"/g) ?? [];
    expect(links.filter((link) => !/^href="(?:\?|https:\/\/docs\.)/.test(link))).toEqual(
      [],
    );
    const led = await ask(
      guest,
      { state: STATE },
      { page, headers: { ...VISIT, "x-here": "1" } },
    );
    expect(led.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:1\//);
  },
);

test("uses the language of its page", async () => {
  const response = await ask(own, {}, { page: "/fr/docs/Web", headers: VISIT });
  expect(await response.text()).toContain('<html lang="fr">');
});

test("serves the files beside a page, and nothing else of the site", async () => {
  const origin = `http://127.0.0.1:${getPort(own)}`;
  const png = await fetch(`${origin}${PAGE}/a.png`);
  expect([png.status, png.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "*",
  ]);
  const part = await fetch(`${origin}${PAGE}/part.html`);
  expect(part.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  const shared = await fetch(`${origin}/shared-assets/images/x.png`, {
    redirect: "manual",
  });
  expect(shared.headers.get("location")).toBe(
    "https://mdn.github.io/shared-assets/images/x.png",
  );
  for (const path of [
    PAGE,
    "/en-US/",
    "/api/v1/whoami",
    "/users/fxa/login/authenticate/",
  ])
    expect((await fetch(origin + path)).status).toBe(404);
});

test("runs in a sandbox on the site, without the reader's storage", async () => {
  for (const query of [{ state: STATE }, { blank: "1" }, { sample: "rows" }]) {
    const response = await ask(guest, query, { page: PAGE });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect([response.status, policy]).toEqual([
      200,
      expect.stringMatching(
        /; sandbox allow-scripts (?!.*(?:same-origin|top-navigation))/,
      ),
    ]);
    expect(response.headers.has("clear-site-data")).toBe(false);
  }
});

test("redirects clients that can reach it from the site to its own origin", async () => {
  const headers = { ...FRAME, "x-here": "1" };
  const response = await ask(guest, { sample: "a b" }, { page: PAGE, headers });
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    `http://127.0.0.1:1${PAGE}/runner.html?sample=a+b`,
  ]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("supports no other methods", async () => {
  const response = await ask(own, { state: STATE }, { method: "DELETE" });
  expect([response.status, response.headers.get("allow")]).toEqual([
    405,
    "GET, HEAD, POST",
  ]);
});
