import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toHiddenBrowsersCookie } from "~/domain/compat/hidden-browsers";
import { toPreferredLocaleCookie } from "~/domain/locales/preferred-locale";
import { toThemeCookie } from "~/domain/site/theme";
import { serveStaticFiles } from "~/http/answers/serve-static-files.server";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createLoginCookies } from "~/services/accounts/login-cookies";
import { createSessionCookie } from "~/services/accounts/session-cookie";
import { collectHeaders, NO_ANSWER } from "~/services/observatory/engine/capture";
import { makeReport, PROFILES, scoreReport } from "~/services/observatory/index.server";
import { createFlash } from "~/services/flash/index.server";
import { findCookieFault, scan, SCANNED_TESTS } from "../support/observatory";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "observatory-"));
  const assets = join(root, "build/client/assets");
  mkdirSync(assets, { recursive: true });
  for (const name of ["a-0123abcd.js", "a-0123abcd.css", "a-0123abcd.woff2"])
    writeFileSync(join(assets, name), "a");
  writeFileSync(join(root, "build/client/favicon.ico"), "a");
  edge = await startEdge(undefined, {
    pageCacheBytes: 2 ** 20,
    serveFiles: serveStaticFiles(root),
  });
});

afterAll(async () => {
  await edge.close();
  rmSync(root, { recursive: true });
});

/** One response of each kind: path, status, and request options. */
const ANSWERS: readonly [string, number, RequestInit?][] = [
  ["/en-US/docs/Web", 200],
  ["/en-US/docs/Web", 200, { headers: { cookie: "theme=dark" } }],
  ["/en-US/docs/Web", 304, { headers: { "if-none-match": "*" } }],
  ["/en-US/docs/Missing", 404],
  ["/en-US/docs/Web.data", 200],
  ["/en-US/docs/Web/index.json", 200],
  ["/en-US/docs/Missing/index.json", 404],
  ["/en-US/docs/Web/contributors.txt", 200],
  ["/en-US/search-index.json", 200],
  ["/en-US/docs/Web/a.png", 200],
  ["/en-US/docs/Web/a.svg", 200],
  ["/en-US/docs/Web/a.mp4", 200],
  ["/en-US/docs/Web/missing.png", 404],
  ["/assets/a-0123abcd.js", 200],
  ["/assets/a-0123abcd.css", 200],
  ["/assets/a-0123abcd.woff2", 200],
  ["/favicon.ico", 200],
  ["/robots.txt", 200],
  ["/manifest.json", 200],
  ["/sitemap.xml", 200],
  ["/opensearch.xml", 200],
  ["/api/v1/search?q=web", 200],
  ["/api/v1/search?q=", 400],
  ["/api/v1/csp-reports", 405],
  ["/healthz", 200],
  ["/readyz", 200],
  ["/healthz/error", 500],
  ["/en-us/docs/web", 301],
  ["/", 302],
  ["/en-US/docs/Web", 405, { method: "POST" }],
  ["/en-US/docs/Web", 403, { method: "POST", headers: { origin: "https://x.example" } }],
  ["/en-US/docs/%ff", 400],
  ["/en-US/docs/Broken", 500],
];

describe("the ten tests of the public header scan", () => {
  test("are ten", () => {
    expect(SCANNED_TESTS).toHaveLength(10);
  });

  test.each(ANSWERS)("pass for %s, %i", async (path, status, init = {}) => {
    const response = await edge.request(path, init);
    const text = await response.text();
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    expect(response.status).toBe(status);
    expect(scan({ headers: response.headers, html: isHtml ? text : "" })).toEqual({});
  });

  test("fail for a response without headers", () => {
    const failed = Object.keys(scan({ headers: new Headers(), html: "" }));
    expect(failed).toEqual([
      "content-security-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
      "x-frame-options",
      "cross-origin-resource-policy",
    ]);
  });

  test("start with a redirect from http to https on the same host", async () => {
    const { status, headers } = await edge.raw("/", { "X-Forwarded-Proto": "http" });
    expect([status, headers.location]).toEqual([301, "https://site.example/"]);
  });
});

test.each(PROFILES)("our own scanner finds no fault by version %i", async (profile) => {
  const { status, headers } = await edge.get("/en-US/docs/Web");
  const answer = { status, body: "", isText: true, ...collectHeaders(headers) };
  const url = "https://site.example/";
  const report = makeReport(
    {
      site: { host: "site.example", port: null, path: "/" },
      http: {
        ...NO_ANSWER,
        response: answer,
        hops: [
          { url: "http://site.example/", status: 301 },
          { url, status },
        ],
      },
      https: { ...NO_ANSWER, response: answer, hops: [{ url, status }] },
      cors: null,
      corsOrigin: "",
    },
    { find: () => null },
  );
  const { grade, passed, quantity } = scoreReport(report, profile);
  expect([grade, quantity - passed]).toEqual(["A+", 0]);
});

describe("a page", () => {
  test("has a strict policy, the same for a reader with a cookie", async () => {
    for (const headers of [{}, { cookie: "theme=dark" }]) {
      const response = await edge.get("/en-US/docs/Web", headers);
      const policy = response.headers.get("content-security-policy") ?? "";
      const directives = policy.split("; ");
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "font-src 'self'",
        "report-uri /api/v1/csp-reports",
        "report-to site",
      ])
        expect(directives).toContain(directive);
      expect(directives).toContain("script-src 'self' 'report-sample' 'sha256-edge'");
      expect(response.headers.get("reporting-endpoints")).toBe(
        'site="/api/v1/csp-reports"',
      );
    }
  });

  test("isolates its window, and denies device features", async () => {
    const { headers } = await edge.get("/en-US/docs/Web");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toMatch(/\bcamera=\(\).*\bmicrophone=\(\)/);
    expect(headers.get("permissions-policy")).toContain("browsing-topics=()");
  });
});

test("files that sandboxed samples load are cross-origin; data is same-origin", async () => {
  const read = async (path: string) =>
    (await edge.get(path)).headers.get("cross-origin-resource-policy");
  for (const path of ["/assets/a-0123abcd.css", "/en-US/docs/Web/a.png", "/favicon.ico"])
    expect(await read(path)).toBe("cross-origin");
  for (const path of [
    "/en-US/docs/Web/index.json",
    "/api/v1/search?q=web",
    "/robots.txt",
  ])
    expect(await read(path)).toBe("same-origin");
});

test("no response discloses the software", async () => {
  const { headers } = await edge.get("/en-US/docs/Web");
  expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
});

describe("a cookie", () => {
  const isSecure = true;
  const createCookie = createCookies("https://docs.example");
  const box = { seal: (text: string) => text, open: (text: string) => text };
  const COOKIES: Record<string, () => string | Promise<string>> = {
    session: () => createSessionCookie(createCookie).write("x".repeat(30)),
    "session, ended": () => createSessionCookie(createCookie).clear(),
    login: async () => {
      const cookies = createLoginCookies({ box, createCookie, now: Date.now });
      const attempt = { state: "s".repeat(43), nonce: "n", codeVerifier: "c", next: "/" };
      return (await cookies.write(attempt, null)).join();
    },
    flash: () =>
      createFlash({ key: "a key", createCookie }).write({
        kind: "success",
        text: "language-forgotten",
      }),
    theme: () => toThemeCookie("dark", { isSecure }),
    language: () => toPreferredLocaleCookie("fr", { isSecure }),
    browsers: () => toHiddenBrowsersCookie(["opera"], { isSecure }),
  };

  test.each(Object.keys(COOKIES))("goes nowhere else: %s", async (name) => {
    expect(findCookieFault((await COOKIES[name]?.()) ?? "missing")).toBeNull();
  });

  test("is reported when it is sent anywhere", () => {
    expect(findCookieFault("a=b; SameSite=Lax")).toContain("HTTPS");
    expect(findCookieFault("a=b; Secure")).toContain("everywhere");
    expect(findCookieFault("session=b; Secure; SameSite=Lax")).toContain("scripts");
  });
});
