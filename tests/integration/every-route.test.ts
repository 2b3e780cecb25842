import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_PATHS } from "~/http/request-targets/refuse-unknown-services";
import { openSite, type OpenSite } from "../support/open-site";
import { openRaw, readToEnd } from "../support/raw-client";
import { signIn } from "../support/sign-in";
import { listSiteRoutes, type Site } from "../support/start-site";

const PAGE = "/en-US/docs/Web";
const ROUTES = listSiteRoutes().filter(({ isLeaf }) => isLeaf);
/** Paths that Express answers, and paths without a route. */
const OTHER_PATHS = [
  "/",
  "/en-US",
  "/docs/Web",
  "/en-US/docs/web",
  "/EN-us/search",
  "/xx/",
  "/nothing",
  `${PAGE}/index.json`,
  `${PAGE}/metadata.json`,
  `${PAGE}/contributors.txt`,
  `${PAGE}/a.svg`,
  `${PAGE}/none.png`,
  "/en-US/docs/Gone",
  "/en-US/docs/Old",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap.txt",
  "/manifest.json",
  "/opensearch.xml",
  "/healthz",
  "/healthz/error",
  "/readyz",
  "/readyz/pages",
  "/en-US/blog/rss.xml",
  "/api/v1/nope",
  "/api/v1/whoami/",
  "/pong/get",
  "/pimg/x",
  "/submit/a/b/1/c",
  "/users/nope",
  "/en-US/search-index.json",
  "/en-US/%zz",
  "/en-US/docs/Web#a",
];
/** Public files, which a signed-in reader's browser may cache. */
const FILES = [`${PAGE}/a.svg`, "/en-US/search-index.json"];
const BODY = "a=b&".repeat(2 ** 18);
/** Bodies that no form of the site sends, by content type. */
const NO_FORMS: readonly (readonly [type: string | null, body: string])[] = [
  ["text/plain", "x"],
  ["multipart/form-data; boundary=x", "--y\r\n\r\nx"],
  [null, "x"],
];

let opened: OpenSite;
let site: Site;
let cookie: string;

beforeAll(async () => {
  opened = await openSite({
    pages: { [PAGE]: "Text." },
    files: {
      "en-us/web/a.svg": "<svg/>",
      "en-us/_redirects.txt": `/en-US/docs/Old\t${PAGE}`,
    },
  });
  ({ site } = opened);
  ({ cookie } = await signIn(opened.database, { isSecure: true }));
  // Loads all routes before the first test, because that takes long.
  await site.get("/en-US/");
}, 120_000);

afterAll(() => opened.close());

/** Lists all routes with values for their parameters, and other paths. */
function listPaths(): string[] {
  const routes = ROUTES.map(({ path }) =>
    path.replace(":locale", "en-US").replace(/:\w+|\*/g, "something"),
  );
  const api = API_PATHS.map((path) => path.replace(/:\w+/g, "abcd"));
  const data = routes
    .filter((path) => !path.startsWith("/api/"))
    .map((path) => `${path}.data`);
  return [...new Set([...routes, ...data, ...api, ...OTHER_PATHS, PAGE])];
}

test("lists each API route in its canonical form", () => {
  // `/api/*` answers for disabled calls.
  const ids = ROUTES.map(({ path }) => path).filter(
    (path) => path.startsWith("/api/") && path !== "/api/*",
  );
  const unnamed = ids.filter((path) => {
    const form = path.replace(/:\w+/g, ":");
    return !API_PATHS.some(
      (each) => each.replace(/:\w+/g, ":").replace(/\/$/, "") === form,
    );
  });
  expect(ids.length).toBeGreaterThan(10);
  expect(unnamed).toEqual([]);
});

test.each([
  "/api/v1/nope",
  "/api/",
  "/api/v1/whoami/",
  "/api/v1/play",
  "/api/V1/whoami",
  "/api/v1/plus/settings",
  "/api/v2/collections",
  "/api/v2/collections/abcd",
  "/API/v1/whoami",
  "/Pong/nope",
  "/users",
  "/users/",
  "/users/.data",
  "/api/v1/whoami.data",
  "/pong/nope",
  "/pimg/nope",
  "/submit/a/b/1/c",
  "/readyz/x",
])("answers %s with an empty 404 for reads and writes", async (path) => {
  for (const method of ["GET", "POST"]) {
    const response = await site.request(path, { method });
    expect([response.status, await response.text()]).toEqual([404, ""]);
  }
});

describe("an unread body", () => {
  test("does not block the connection's next request, for any route and method", async () => {
    const stuck: string[] = [];
    const methods = ["POST", "PUT", "DELETE", "GET"];
    const targets = listPaths().flatMap((path) =>
      methods.map((method) => [method, path]),
    );
    async function sendOn(session: string | null): Promise<void> {
      for (const [method = "", path = ""] of targets) {
        const statuses = await sendTwo(method, path, session);
        if (statuses === null)
          stuck.push(`${method} ${path} ${session ? "signed in" : ""}`);
      }
    }
    await Promise.all([sendOn(null), sendOn(cookie)]);
    expect(stuck).toEqual([]);
  }, 240_000);

  /** Returns null when the second request gets no response on an open connection. */
  async function sendTwo(method: string, path: string, session: string | null) {
    const head = [
      `${method} ${path} HTTP/1.1`,
      "Host: site.example",
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${BODY.length}`,
      ...(session === null ? [] : [`Cookie: ${session}`]),
    ];
    const next =
      "GET /healthz HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n";
    const socket = await openRaw(site.origin, `${head.join("\r\n")}\r\n\r\n`);
    socket.on("error", () => undefined);
    socket.write(BODY + next);
    socket.setTimeout(10_000, () => socket.destroy());
    const { statuses, text } = await readToEnd(socket);
    const isClosed = /\r\nConnection: close\r\n/i.test(
      text.split("\r\n\r\n", 1)[0] ?? "",
    );
    return statuses.length === 2 || (statuses.length === 1 && isClosed) ? statuses : null;
  }
});

test("a body that is no form causes no server error, for any route", async () => {
  const failed: string[] = [];
  const statuses = new Set<number>();
  const { cookie: own } = await signIn(opened.database, {
    isSecure: true,
    name: "forms",
  });
  for (const path of listPaths())
    for (const [type, text] of NO_FORMS) {
      // Bytes, because fetch itself names the type of a text.
      const body = new TextEncoder().encode(text);
      const headers = { cookie: own, ...(type !== null && { "content-type": type }) };
      const { status } = await site.request(path, { method: "POST", body, headers });
      statuses.add(status);
      if (status === 500 && path !== "/healthz/error") failed.push(`${path} ${type}`);
    }
  expect(failed).toEqual([]);
  for (const status of [200, 303, 400, 404, 405])
    expect([status, statuses.has(status)]).toEqual([status, true]);
}, 240_000);

test("no empty required field calls itself invalid, on any route", async () => {
  const names = new Set<string>();
  const unmarked: string[] = [];
  const { cookie: own } = await signIn(opened.database, {
    isSecure: true,
    name: "fields",
  });
  for (const path of listPaths()) {
    const { headers, body } = await site.raw(path, { cookie: own });
    const html = body.toString();
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    for (const [field] of html.matchAll(
      /<(?:input|textarea)\b[^>]*\srequired\b[^>]*>/g,
    )) {
      // A radio button has no such attribute.
      if (field.includes('type="radio"')) continue;
      names.add(/ name="(.*?)"/.exec(field)?.[1] ?? "");
      if (!/ aria-invalid="(?:true|false)"/.test(field))
        unmarked.push(`${path} ${field}`);
    }
  }
  expect(unmarked).toEqual([]);
  expect([...names].sort()).toEqual(["a", "b", "headers", "host", "name", "q"]);
}, 120_000);

test("no JSON calls a refusal an unexpected error, for any route", async () => {
  const wrong: string[] = [];
  const { cookie: own } = await signIn(opened.database, {
    isSecure: true,
    name: "refusals",
  });
  for (const path of listPaths())
    for (const method of ["GET", "POST"]) {
      const { status, headers, body } = await site.raw(path, { cookie: own }, method);
      const isJson = headers["content-type"]?.startsWith("application/json");
      if (isJson && body.includes("Unexpected Server Error"))
        wrong.push(`${method} ${path} ${status}`);
    }
  expect(wrong).toEqual([]);
}, 240_000);

test("a refused method is answered with those that the route has", async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const path of listPaths())
    for (const method of ["POST", "PUT"]) {
      const { status, headers } = await site.raw(path, {}, method);
      const { status: posted } = await site.raw(path, {}, "POST");
      if (status !== 405) continue;
      count++;
      const allowed = headers.allow?.split(", ") ?? [];
      const isRight =
        allowed.length > 0 &&
        !allowed.includes(method) &&
        allowed.includes("POST") === (posted !== 405);
      if (!isRight) wrong.push(`${method} ${path} ${headers.allow} ${posted}`);
    }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(100);
}, 240_000);

describe("the response to a reader with a session", () => {
  test("is not cacheable, for any route, redirect or error", async () => {
    const stored: string[] = [];
    const statuses = new Set<number>();
    for (const path of listPaths())
      for (const method of ["GET", "HEAD", "POST", "PUT"]) {
        const { status, headers } = await site.raw(path, { cookie }, method);
        statuses.add(status);
        const caching = headers["cache-control"];
        const isFile = FILES.includes(path) && status === 200;
        if (!isFile && caching !== "private, no-store")
          stored.push(`${method} ${path} ${status} ${caching}`);
      }
    expect(stored).toEqual([]);
    for (const status of [200, 301, 302, 400, 404, 405])
      expect([status, statuses.has(status)]).toEqual([status, true]);
  }, 120_000);

  test("stays unchanged for public files", async () => {
    const pages = ["/en-US/", PAGE, "/en-US/newsletter", `${PAGE}/index.json`, ...FILES];
    for (const path of pages) {
      const { headers } = await site.raw(path);
      expect([path, headers["cache-control"]]).toEqual([path, "public, max-age=3600"]);
    }
    const { headers } = await site.raw("/en-US/docs/Old");
    expect(headers["cache-control"]).toMatch(/^public/);
    const file = await site.raw(FILES[0] ?? "", { cookie });
    expect(file.headers["cache-control"]).toBe("public, max-age=3600");
  });
});

describe("an error page", () => {
  const PAGES = listPaths().filter((path) =>
    /^\/(?:(?:[a-z]{2}-US|xx|nothing|users)\b|$)/i.test(path),
  );
  const ACCEPT_PAGE = { accept: "text/html" };

  test("has the site's name, menu and sign-in link, and is not indexed", async () => {
    const flawed: string[] = [];
    const statuses = new Set<number>();
    for (const path of PAGES)
      for (const method of ["GET", "POST"]) {
        const response = await site.request(path, { method, headers: ACCEPT_PAGE });
        const html = await response.text();
        if (response.status < 400 || !html.startsWith("<!DOCTYPE")) continue;
        statuses.add(response.status);
        const [, title = ""] = /<title>(.*?)<\/title>/.exec(html) ?? [];
        const isWhole =
          (!html.includes('class="message-screen"') || /^(?!\d).+ \| Site/.test(title)) &&
          isNotIndexed(response, html) &&
          html.includes('aria-label="Main menu"') &&
          html.includes('aria-label="Site homepage"') &&
          html.includes("/users/fxa/login/authenticate");
        if (!isWhole) flawed.push(`${method} ${path} ${response.status} ${title}`);
      }
    expect(flawed).toEqual([]);
    for (const status of [404, 405])
      expect([status, statuses.has(status)]).toEqual([status, true]);
  }, 120_000);

  test.each(["/", PAGE, "/en-US/search"])(
    "refuses a form for %s, to programs in a line",
    async (path) => {
      for (const [accept, type, size] of [
        ["text/html", "text/html", 5000],
        ["*/*", "text/plain", 0],
      ] as const) {
        const headers = { accept };
        const response = await site.request(path, { method: "POST", headers });
        expect(response.status).toBe(405);
        expect(response.headers.get("allow")).toBe("GET, HEAD");
        expect(response.headers.get("content-type")).toContain(type);
        expect((await response.text()).length).toBeGreaterThan(size);
      }
    },
  );

  function isNotIndexed({ headers }: Response, html: string): boolean {
    return html.includes('content="noindex') || headers.get("x-robots-tag") === "noindex";
  }

  test("has its title in the reader's language", async () => {
    const missing = await (await site.get("/de/nichts")).text();
    expect(missing).toContain("<title>Seite nicht gefunden | Site</title>");
    const wrong = await site.request("/de/search", {
      method: "POST",
      headers: ACCEPT_PAGE,
    });
    const text = await wrong.text();
    expect([wrong.status, text]).toEqual([405, expect.stringContaining('lang="de"')]);
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe(
      "Unbehandelte Fehlerantwort! | Site",
    );
  });
});
