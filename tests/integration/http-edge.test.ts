import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAX_SEARCH_CHARACTERS } from "~/domain/http/url-limit";
import { REPORT_PATH } from "~/http/security/content-security-policy";
import { renderRefusalPage } from "~/ui/refusal/render-refusal-page.server";
import { openRaw, sendRaw } from "../support/raw-client";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;

beforeEach(async () => {
  edge = await startEdge();
});

afterEach(() => edge.close());

describe("headers", () => {
  test("protect every response", async () => {
    for (const path of [
      "/en-US/docs/Web",
      "/en-US/docs/Web/index.json",
      "/en-US/docs/Web/a.png",
    ]) {
      const { headers } = await edge.get(path);
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.has("x-powered-by")).toBe(false);
    }
  });

  test("allow only the inline scripts that the page has, and in its answer alone", async () => {
    const { headers } = await edge.get("/en-US/docs/Web");
    expect(headers.get("content-security-policy")).toContain(
      "script-src 'self' 'report-sample' 'sha256-edge';",
    );
    const failed = await edge.get("/en-US/docs/Broken");
    expect(failed.headers.get("content-security-policy")).not.toContain("sha256");
  });

  test("block scripts of an image that is opened as a page", async () => {
    for (const encoding of ["identity", "br"]) {
      const { headers } = await edge.get("/en-US/docs/Web/a.svg", {
        "Accept-Encoding": encoding,
      });
      expect(headers.get("content-type")).toBe("image/svg+xml");
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none';.*; sandbox$/,
      );
    }
  });

  test("weaken the ETag of compressed responses", async () => {
    const path = "/en-US/docs/Web/a.svg";
    const plain = await edge.get(path, { "Accept-Encoding": "identity" });
    const packed = await edge.get(path, { "Accept-Encoding": "br" });
    expect([plain.headers.get("etag"), packed.headers.get("etag")]).toEqual([
      '"s"',
      'W/"s"',
    ]);
    const again = await edge.get(path, { "If-None-Match": 'W/"s"' });
    expect(again.status).toBe(304);
  });

  test.each([
    ["/en-US/docs/Web/a.svg", "gzip"],
    ["/en-US/docs/Web/a.svg", "br;q=0.5, deflate"],
    ["/en-US/docs/Web/a.svg", "gzip;q=0"],
    ["/en-US/docs/Web/a.svg", ""],
    // The body is sent as it is to a client that refuses every coding (RFC 9110, 12.5.3).
    ["/en-US/docs/Web/a.svg", "*;q=0"],
    ["/en-US/docs/Web/a.png", "gzip"],
    // Too short to be compressed.
    ["/en-US/docs/Web/contributors.txt", "gzip"],
    ["/sitemaps/en-us/sitemap.xml.gz", "gzip"],
  ])("of a 304 for %s, accepting %j, are those of its 200", async (path, accepted) => {
    const coding = { "Accept-Encoding": accepted };
    const { headers: whole } = await edge.raw(path, coding);
    const { etag = "" } = whole;
    const { status, headers } = await edge.raw(path, {
      ...coding,
      "If-None-Match": etag,
    });
    expect([status, headers.etag, headers.vary]).toEqual([304, etag, whole.vary]);
  });

  test.each([
    ["/en-US/docs/Web/a.svg", "br"],
    ["/en-US/docs/Web/a.svg", "identity"],
    ["/en-US/docs/Web/a.png", "br"],
    ["/sitemaps/en-us/sitemap.xml.gz", "gzip"],
  ])("of a HEAD for %s, accepting %j, are those of its GET", async (path, accepted) => {
    const coding = { "Accept-Encoding": accepted };
    const { headers: whole } = await edge.raw(path, coding);
    const { headers } = await edge.raw(path, coding, "HEAD");
    const toFacts = (all: typeof headers) => [all.etag, all.vary, all["content-length"]];
    expect(toFacts(headers)).toEqual(toFacts(whole));
  });

  test("lock down data that is opened as a page", async () => {
    const { headers } = await edge.get("/en-US/docs/Web/index.json");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  test("allow an hour of caching for a page, and none for an error", async () => {
    expect((await edge.get("/en-US/docs/Web")).headers.get("cache-control")).toBe(
      "public, max-age=3600",
    );
    const missing = await edge.get("/en-US/docs/Missing");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([
      404,
      "no-store",
    ]);
  });

  test("compress with Brotli when the client accepts it", async () => {
    const { headers } = await edge.get("/en-US/search-index.json", {
      "Accept-Encoding": "br",
    });
    expect(headers.get("content-encoding")).toBe("br");
  });
});

describe("invalid URLs", () => {
  test.each([
    "/en-US/docs/%E0%A4%A",
    "/%",
    "/en-US/docs/a%00b",
    "/en-US/docs/%ff",
    "/en-US/docs/Web%0d%0aSet-Cookie:a=b",
    "//%0d%0aSet-Cookie:a=b",
    "/en-US/docs/Web%C2%85",
    "/\\",
    "/%5C%5C",
  ])("return 400 for %s", async (path) => {
    const { status, headers } = await edge.raw(path);
    expect([status, headers["location"], headers["set-cookie"]]).toEqual([
      400,
      undefined,
      undefined,
    ]);
  });

  test("return 414 for a URL of 9,000 characters", async () => {
    expect((await edge.get(`/en-US/docs/${"x".repeat(9000)}`)).status).toBe(414);
  });

  test.each([
    ["/de/docs/%E0%A4%A", 400, "de"],
    [`/ja/docs/${"x".repeat(9000)}`, 414, "ja"],
    ["/docs/%", 400, "en-US"],
  ])("of readers get a page in their language: %.20s", async (path, expected, lang) => {
    const site = await startEdge(undefined, {
      renderRefusal: (refusal) => Promise.resolve(renderRefusalPage(refusal)),
    });
    const page = await site.raw(path, { Accept: "text/html,*/*;q=0.8" });
    const file = await site.raw(path, { Accept: "image/png" });
    const service = await site.raw(`/api/v1${path}`, { Accept: "text/html" });
    await site.close();
    expect(page.status).toBe(expected);
    expect(String(page.body)).toContain(`<html lang="${lang}">`);
    expect(String(page.body)).toContain(`<a href="/${lang}/">`);
    for (const { status, headers } of [file, service])
      expect([status, headers["content-type"]]).toEqual([
        expected,
        "text/plain; charset=utf-8",
      ]);
  });

  test("accept the longest text of a search field, in any script", async () => {
    const query = new URLSearchParams({ q: "編".repeat(MAX_SEARCH_CHARACTERS) });
    const choices = "&sort=popularity&topic=webextensions" + "&locale=pt-BR".repeat(10);
    const { status } = await edge.get(`/pt-BR/search?${query}${choices}`);
    expect(status).not.toBe(414);
  });
});

describe("URLs of many segments", () => {
  test.each([
    "/en-US/docs/" + "a/".repeat(70),
    "/" + "%2fa".repeat(70),
    "/".repeat(4000),
  ])("are refused before anything looks at each of them", async (path) => {
    expect((await edge.raw(path)).status).toBe(414);
  });

  test("are accepted up to the limit", async () => {
    const { status } = await edge.raw(`/en-US/docs/${"a/".repeat(40)}a`);
    expect(status).toBe(404);
  });
});

describe("hosts", () => {
  test.each([
    "a b",
    "[",
    "site.example:99999",
    "site.example/en-US/docs/Other?",
    "a@b",
    "a#b",
  ])("return 400 for the invalid host %j", async (host) => {
    expect((await edge.raw("/en-US/docs/Web", { Host: host })).status).toBe(400);
  });

  test.each([
    "site.example",
    "site.example:8080",
    "127.0.0.1:1",
    "[::1]:3000",
    "a_b-c.d",
  ])("accept %s", async (host) => {
    expect((await edge.raw("/en-US/docs/Web", { Host: host })).status).toBe(200);
  });
});

test("refuse two hosts, because a proxy may have used the other one", async () => {
  const [first, second] = ["site.example", "other.example"].map(
    (host) => `Host: ${host}`,
  );
  for (const path of ["/en-US/docs/Web", "/"]) {
    const bytes = `GET ${path} HTTP/1.1\r\n${first}\r\n${second}`;
    const { statuses } = await sendRaw(edge.origin, Buffer.from(bytes));
    expect(statuses).toEqual([400, 200]);
  }
});

describe("methods", () => {
  test.each([
    ["DELETE", "/en-US/docs/Web", "GET, HEAD"],
    ["POST", "/en-US/docs/Web", "GET, HEAD"],
    ["POST", "/en-US/docs/Web/index.json", "GET, HEAD"],
    ["POST", "/en-US/index.json", "GET, HEAD"],
    ["POST", "/robots.txt", "GET, HEAD"],
    ["POST", "/sitemap.xml", "GET, HEAD"],
    ["POST", "/sitemaps/en-us/sitemap.xml.gz", "GET, HEAD"],
    ["POST", "/en-US/llms.txt", "GET, HEAD"],
    ["POST", "/manifest.json", "GET, HEAD"],
    ["POST", "/en-US/search-index.json", "GET, HEAD"],
    ["POST", "/en-US/blog/rss.xml", "GET, HEAD"],
    ["POST", "/service-worker.js", "GET, HEAD"],
    ["POST", "/favicon.ico", "GET, HEAD"],
    ["POST", "/en-US/docs/Web.data", "GET, HEAD"],
    ["PUT", "/en-US/play", "GET, HEAD, POST"],
    ["PUT", "/en-US/play.data", "GET, HEAD, POST"],
    ["DELETE", "/users/fxa/login/logout.data", "GET, HEAD, POST"],
    ["OPTIONS", "/", "GET, HEAD, POST"],
  ])("refuse %s %s and list what is allowed", async (method, path, allow) => {
    const response = await edge.request(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });

  test("refuse methods that no service has", async () => {
    for (const method of ["TRACE", "PROPFIND"]) {
      const { status, headers } = await edge.raw("/api/v1/whoami", {}, method);
      expect([status, headers.allow]).toEqual([
        405,
        "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      ]);
    }
  });

  test("leave the methods of the API to the API", async () => {
    expect(
      (await edge.request("/api/v2/collections/1/", { method: "DELETE" })).status,
    ).toBe(404);
  });
});

describe("absolute-form targets", () => {
  test.each([
    ["http://other.example/en-US/docs/Web", 200],
    ["HTTPS://other.example:8080/en-US/docs/Web/index.json?a", 200],
    ["http://other.example", 302],
    ["http://other.example?a", 302],
    ["http://a@other.example/en-US/docs/Web", 400],
    ["http:///en-US/docs/Web", 400],
    ["http://other.example#a", 400],
    ["ftp://other.example/", 400],
    ["/en-US/docs/Web#a", 400],
  ])("return %i for %s", async (target, status) => {
    expect((await edge.raw(target)).status).toBe(status);
  });

  test("replace the Host header", async () => {
    const answers = await Promise.all(
      ["http://other.example", "http://site.example"].map((origin) =>
        edge.raw(
          "http://other.example/en-US/feedback",
          { Host: "site.example", Origin: origin },
          "POST",
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 403]);
  });

  test("do not replace an invalid Host", async () => {
    const target = "http://site.example/en-US/docs/Web";
    expect((await edge.raw(target, { Host: "a b" })).status).toBe(400);
  });
});

describe("redirects", () => {
  test("reach the page in one hop and keep the query", async () => {
    const response = await edge.get("/en-us/docs/web/?a=%20b");
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      "/en-US/docs/Web?a=%20b",
    ]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("by language are not cached and have Vary", async () => {
    const response = await edge.get("/docs/Web", { "Accept-Language": "fr" });
    expect(response.headers.get("location")).toBe("/fr/docs/Web");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")).toContain("Accept-Language, Cookie");
  });

  test("follow the language cookie in any case, and ignore an invalid one", async () => {
    const french = await edge.get("/", { Cookie: "a=b; preferredlocale=FR" });
    expect(french.headers.get("location")).toBe("/fr/");
    const other = await edge.get("/", { Cookie: "preferredlocale=//evil.com" });
    expect(other.headers.get("location")).toBe("/en-US/");
  });

  test.each(["//evil.com", "/%2f%2fevil.com", "/\\\\evil.com", "//evil.com/..//"])(
    "stay on this site for %s",
    async (path) => {
      const { headers } = await edge.raw(path);
      expect(headers["location"]).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(headers["set-cookie"]).toBeUndefined();
    },
  );

  test("are left to the loaders for single fetch", async () => {
    expect((await edge.get("/en-US/docs/web.data")).status).toBe(200);
  });

  test("answer HEAD like GET", async () => {
    const response = await edge.request("/en-US", { method: "HEAD" });
    expect(response.headers.get("location")).toBe("/en-US/");
  });
});

describe("data of pages", () => {
  test("is JSON with an ETag, and 304 the second time", async () => {
    const first = await edge.get("/en-US/docs/Web/index.json");
    expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await first.json()).toEqual({ url: "/en-US/docs/Web" });
    const etag = first.headers.get("etag") ?? "";
    const second = await edge.get("/en-US/docs/Web/index.json", {
      "If-None-Match": etag,
    });
    expect([second.status, await second.text()]).toEqual([304, ""]);
  });

  test("has no body for HEAD", async () => {
    const response = await edge.request("/en-US/docs/Web/index.json", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("is a JSON 404 for a missing page", async () => {
    const response = await edge.get("/fr/docs/Missing/index.json");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      code: 404,
      error: "Document not found",
    });
  });

  test("exists for home pages and for the not-found page", async () => {
    expect(await (await edge.get("/fr/index.json")).json()).toMatchObject({
      url: "/fr/",
    });
    expect(await (await edge.get("/fr/404/index.json")).json()).toEqual({
      url: "/fr/404/",
      pageNotFound: true,
    });
  });

  test("includes the locale's search index, in any case", async () => {
    const response = await edge.get("/fr/SEARCH-index.json", {
      "Accept-Encoding": "identity",
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe('"index-fr"');
    expect((await edge.get("/xx/search-index.json")).status).toBe(404);
  });
});

describe("other files of a document", () => {
  test("include metadata as JSON", async () => {
    const response = await edge.get("/en-US/docs/Web/metadata.json");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual({ hash: "/en-US/docs/Web" });
    expect((await edge.get("/en-US/docs/Missing/metadata.json")).status).toBe(404);
  });

  test("include contributors as text with noindex", async () => {
    const response = await edge.get("/en-US/docs/Web/contributors.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(await response.text()).toBe("# /en-US/docs/Web");
    const missing = await edge.get("/fr/docs/Web/contributors.txt");
    expect([missing.status, await missing.text()]).toEqual([404, "not found"]);
    expect(missing.headers.get("cache-control")).toBe("no-store");
  });

  test("are redirected with their page", async () => {
    for (const file of ["index.json", "metadata.json", "contributors.txt"]) {
      const { headers } = await edge.get(`/en-US/docs/Old/${file}`);
      expect(headers.get("location")).toBe(`/en-US/docs/Web/${file}`);
    }
  });
});

describe("ranges of audio and video", () => {
  const path = "/en-US/docs/Web/a.mp4";

  test.each([
    ["bytes=2-4", "bytes 2-4/10", [2, 3, 4]],
    ["bytes=8-", "bytes 8-9/10", [8, 9]],
    ["bytes=-1", "bytes 9-9/10", [9]],
    ["bytes=5-500", "bytes 5-9/10", [5, 6, 7, 8, 9]],
  ])("are sent for %s", async (range, contentRange, bytes) => {
    const response = await edge.get(path, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(bytes);
  });

  test.each([
    [{}],
    [{ Range: "bytes=x" }],
    [{ Range: "lines=1-2" }],
    [{ Range: "bytes=0-1,4-5" }],
    [{ Range: "bytes=0-1", "If-Range": '"older"' }],
  ])("are ignored for %j", async (headers: Record<string, string>) => {
    const response = await edge.get(path, headers);
    expect([response.status, response.headers.get("accept-ranges")]).toEqual([
      200,
      "bytes",
    ]);
    expect((await response.arrayBuffer()).byteLength).toBe(10);
  });

  test("are sent when If-Range matches", async () => {
    const headers = { Range: "bytes=0-1", "If-Range": '"v"' };
    expect((await edge.get(path, headers)).status).toBe(206);
    const known = await edge.get(path, { Range: "bytes=0-1", "If-None-Match": '"v"' });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });

  test("return 416 beyond the end", async () => {
    const response = await edge.get(path, { Range: "bytes=10-" });
    expect([response.status, response.headers.get("content-range")]).toEqual([
      416,
      "bytes */10",
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe("Range not satisfiable");
  });

  test("are not offered for images", async () => {
    const response = await edge.get("/en-US/docs/Web/a.png", { Range: "bytes=0-1" });
    expect([response.status, response.headers.get("accept-ranges")]).toEqual([200, null]);
  });
});

describe("files next to pages", () => {
  test("have their type, an ETag and an hour of caching", async () => {
    const response = await edge.get("/en-US/docs/Web/a.png");
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(
      new Uint8Array([1, 2, 3]),
    );
    const again = await edge.get("/en-US/docs/Web/a.png", { "If-None-Match": '"a"' });
    expect(again.status).toBe(304);
  });

  test("fall back to en-US", async () => {
    expect((await edge.get("/fr/docs/Web/a.png")).status).toBe(200);
    expect((await edge.get("/xx/docs/Web/a.png")).status).toBe(404);
  });

  test("return a plain 404 when they are missing", async () => {
    const response = await edge.get("/en-US/docs/Web/b.png");
    expect([response.status, await response.text()]).toEqual([404, "not found"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["a reader", { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Dest": "document" }, true],
    ["a reader without fetch metadata", { Accept: "text/html,*/*;q=0.8" }, true],
    ["a page", { Accept: "image/avif,*/*;q=0.8", "Sec-Fetch-Dest": "image" }, false],
    ["a frame", { Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Dest": "iframe" }, false],
  ])("leave a missing page with such a name to the screen of %s", async (...asked) => {
    const [, headers, isScreen] = asked;
    const response = await edge.get("/fr/docs/Glossary/Node.js", headers);
    expect([response.status, (await response.text()) === "not found"]).toEqual([
      404,
      !isScreen,
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("do not hide a page with a name like a file's", async () => {
    const response = await edge.get("/en-US/docs/manifest.json");
    expect(await response.text()).toContain("page /en-US/docs/manifest.json");
  });
});

describe("errors", () => {
  test("show the reader only an id, which is logged too", async () => {
    const response = await edge.get("/en-US/docs/Broken");
    const text = await response.text();
    const id = response.headers.get("error-id") ?? "";
    expect(response.status).toBe(500);
    expect(text).toBe(`Internal server error (${id})`);
    expect(edge.log().some((entry) => entry["incidentId"] === id)).toBe(true);
  });

  test("are logged like all requests, without query or address", async () => {
    await edge.get("/en-US/docs/Web?email=a@example.org");
    const entry = edge.log().find(({ msg }) => msg === "request");
    expect(entry).toMatchObject({ method: "GET", path: "/en-US/docs/Web", status: 200 });
    expect(JSON.stringify(edge.log())).not.toMatch(/example\.org|127\.0\.0\.1/);
  });

  test("of clients that leave have no status in the log, because they got none, and are no errors", async () => {
    const socket = await openRaw(
      edge.origin,
      `POST ${REPORT_PATH} HTTP/1.1\r\nHost: site.example\r\n` +
        "Content-Type: application/csp-report\r\nContent-Length: 9\r\n\r\n{",
    );
    socket.destroy();
    const findLeft = () => edge.log().filter(({ method }) => method === "POST");
    await expect.poll(findLeft).toMatchObject([{ msg: "request aborted" }]);
    expect(findLeft()[0]).not.toHaveProperty("status");
    await edge.get("/healthz");
    expect(edge.log().filter(({ level }) => level !== 30)).toEqual([]);
  });
});
