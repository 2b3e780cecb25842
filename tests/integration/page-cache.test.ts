import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import { afterEach, describe, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { createFakeStore } from "../support/fake-content-store";
import { startEdge, type Edge } from "../support/start-edge";

const PAGE = "/en-US/docs/Web";
/** Hash of its script: `a`. */
const HASH = "ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=";

let edge: Edge | null = null;
afterEach(() => edge?.close());

interface Setup {
  store?: ContentStore;
  render?: RequestHandler;
  pageCacheBytes?: number;
}

/** Starts a site of a few pages that counts renders. */
async function start({ store, render, pageCacheBytes = 2 ** 20 }: Setup = {}) {
  const renders: string[] = [];
  const pages = [PAGE, "/fr/docs/Web", "/en-US/docs/Größe"];
  const started = await startEdge(store ?? createFakeStore({ pages }), {
    pageCacheBytes,
    renderPages(request, response, next) {
      renders.push(request.originalUrl);
      if (render) {
        render(request, response, next);
        return;
      }
      const { cookie = "nobody" } = request.headers;
      response.locals.scriptSources = [`'sha256-${HASH}'`];
      response.type("html").send(`<script>a</script>${cookie}`);
    },
  });
  edge = started;
  return { edge: started, renders };
}

/** Returns the raw body, which fetch would decompress. */
async function read(path: string, headers: Record<string, string> = {}, method = "GET") {
  if (!edge) throw new Error("start it first");
  return edge.raw(path, headers, method);
}

describe("a public page", () => {
  test("is rendered for the first request, and then served from memory", async () => {
    const { edge, renders } = await start();
    const first = await edge.get(PAGE);
    const second = await edge.get(PAGE);
    expect(await first.text()).toBe("<script>a</script>nobody");
    expect(await second.text()).toBe("<script>a</script>nobody");
    expect(renders).toEqual([PAGE]);
    expect(second.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(second.headers.get("vary")).toBe("Cookie, Accept, Accept-Encoding");
  });

  test("is logged once for each request, with its time and the id of its answer", async () => {
    const { edge } = await start();
    const ids = [];
    for (let visit = 0; visit < 2; visit++)
      ids.push((await edge.get(PAGE)).headers.get("x-request-id"));
    const lines = edge.log().filter(({ msg }) => msg === "request");
    expect(lines).toMatchObject([
      { requestId: ids[0], path: PAGE, status: 200, cache: "miss" },
      { requestId: ids[1], path: PAGE, status: 200, cache: "hit" },
    ]);
    expect(lines.map(({ milliseconds }) => typeof milliseconds)).toEqual([
      "number",
      "number",
    ]);
  });

  test("counts as a miss, then as hits", async () => {
    const outcomes: string[] = [];
    edge = await startEdge(createFakeStore({ pages: [PAGE] }), {
      pageCacheBytes: 2 ** 20,
      onPageCache: (outcome) => void outcomes.push(outcome),
      renderPages: (_request, response) => void response.type("html").send("a page"),
    });
    for (let visit = 0; visit < 3; visit++) await edge.get(PAGE);
    await edge.get(`${PAGE}?a=b`);
    expect(outcomes).toEqual(["miss", "hit", "hit"]);
  });

  test("has data that varies by no Accept, from memory too", async () => {
    const { edge } = await start();
    for (const _turn of ["rendered", "from memory"]) {
      const data = await edge.get(`${PAGE}.data`);
      expect(data.headers.get("vary")).toBe("Cookie, Accept-Encoding");
    }
  });

  test("has data for the router, whose query is always the same", async () => {
    const { edge, renders } = await start();
    const query = "?_routes=routes%2F%24locale.docs.%24";
    for (let turn = 0; turn < 2; turn++) await edge.get(`${PAGE}.data${query}`);
    expect(renders).toEqual([`${PAGE}.data${query}`]);
    for (const other of [
      `${PAGE}.data?_routes=root`,
      `${PAGE}${query}`,
      `/en-US/.data${query}`,
    ])
      for (let turn = 0; turn < 2; turn++) await edge.get(other);
    expect(renders).toHaveLength(7);
    await edge.get(`/en-US/docs/None.data${query}`);
    await edge.get(`/en-US/docs/None.data${query}`);
    expect(renders).toHaveLength(9);
  });

  test("is rendered once for concurrent requests", async () => {
    let finish: (() => void) | undefined;
    const { edge, renders } = await start({
      render(_request, response) {
        finish = () => response.type("html").send("late");
      },
    });
    const answers = Array.from({ length: 20 }, () => edge.get(PAGE));
    await expect.poll(() => finish).toBeDefined();
    finish?.();
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(texts).toEqual(Array.from({ length: 20 }, () => "late"));
    expect(renders).toHaveLength(1);
  });

  test("allows its scripts by hash, and has all security headers", async () => {
    const { edge } = await start();
    for (let time = 0; time < 2; time++) {
      const { headers } = await edge.get(PAGE);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain(`script-src 'self' 'report-sample' 'sha256-${HASH}'`);
      expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    }
  });

  test("has an id per request, which is logged", async () => {
    const { edge } = await start();
    const answers = [await edge.get(PAGE), await edge.get(PAGE), await edge.get(PAGE)];
    const ids = answers.map(({ headers }) => headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(3);
    const logged = edge.log().map(({ requestId }) => requestId);
    expect(logged).toEqual(expect.arrayContaining(ids.slice(1)));
  });

  test("is one entry, for any escaping of its URL", async () => {
    const { renders } = await start();
    for (const path of ["Gr%C3%B6%C3%9Fe", "Gr%c3%b6%c3%9fe", "%47r%C3%B6%C3%9Fe"])
      expect((await read(`/en-US/docs/${path}`)).status).toBe(200);
    expect(renders).toEqual(["/en-US/docs/Gr%C3%B6%C3%9Fe"]);
  });

  test("includes single fetch data and JSON", async () => {
    const { edge, renders } = await start();
    for (let time = 0; time < 2; time++) {
      expect((await edge.get(`${PAGE}.data`)).status).toBe(200);
      expect(await (await edge.get(`${PAGE}/index.json`)).json()).toEqual({ url: PAGE });
    }
    expect(renders).toEqual([`${PAGE}.data`]);
  });
});

describe("encoding", () => {
  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("for %j is %s, with an ETag of its own", async (accepted, encoding, unpack) => {
    const { edge } = await start();
    const plain = await read(PAGE, { "Accept-Encoding": "identity" });
    for (let time = 0; time < 2; time++) {
      const { headers, body } = await edge.raw(PAGE, { "Accept-Encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-length"]).toBe(String(body.length));
      expect(unpack(body).toString()).toBe("<script>a</script>nobody");
      expect(headers.etag).toMatch(new RegExp(`^"[\\w-]+-${encoding}"$`));
      expect(headers.etag).not.toBe(plain.headers.etag);
    }
  });

  test.each(["br;q=oops", ",,,", "identity;q=0", "zip"])(
    "is identity for %j",
    async (accepted) => {
      await start();
      const { status, headers } = await read(PAGE, { "Accept-Encoding": accepted });
      expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
    },
  );
});

describe("a client with a copy", () => {
  test.each([(etag: string) => etag, (etag: string) => `"x", W/${etag}`, () => "*"])(
    "is told so, without a body: %s",
    async (toCondition) => {
      await start();
      const headers = { "Accept-Encoding": "br" };
      const first = await read(PAGE, headers);
      const etag = first.headers.etag ?? "";
      const again = await read(PAGE, { ...headers, "If-None-Match": toCondition(etag) });
      expect([again.status, again.headers.etag, again.body.length]).toEqual([
        304,
        etag,
        0,
      ]);
      expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      expect(again.headers.vary).toBe(first.headers.vary);
      expect(again.headers["content-type"]).toBeUndefined();
    },
  );

  test("in another encoding or version gets it anew", async () => {
    await start();
    const { headers } = await read(PAGE, { "Accept-Encoding": "gzip" });
    for (const etag of [headers.etag ?? "", '"old-br"', "", "junk"]) {
      const condition = { "Accept-Encoding": "br", "If-None-Match": etag };
      expect((await read(PAGE, condition)).status).toBe(200);
    }
  });
});

describe("a visitor with cookies", () => {
  test.each([
    ["session=abc", "private, no-store"],
    ["theme=dark", "private, max-age=3600"],
    ["compat-hidden=opera", "private, max-age=3600"],
    ["__Host-flash=x", "public, max-age=3600"],
  ])("gets their own page for the cookie %s", async (cookie, policy) => {
    const { edge, renders } = await start();
    await edge.get(PAGE);
    for (let time = 0; time < 2; time++) {
      const response = await edge.get(PAGE, { cookie });
      expect(await response.text()).toContain(cookie);
      expect(response.headers.get("cache-control")).toBe(policy);
      expect(response.headers.get("etag")).toBeNull();
    }
    expect(renders).toHaveLength(3);
    expect(await (await edge.get(PAGE)).text()).toBe("<script>a</script>nobody");
  });

  test("is redirected to the remembered language", async () => {
    const { edge } = await start();
    await edge.get(PAGE);
    const response = await edge.get(PAGE, { cookie: "preferredlocale=fr" });
    expect(response.headers.get("location")).toBe("/fr/docs/Web");
    const same = await edge.get(PAGE, { cookie: "preferredlocale=en-US; _ga=1" });
    expect(await same.text()).toBe("<script>a</script>nobody");
  });

  test("leaves no trace in the shared page", async () => {
    const { edge } = await start({
      render: (request, response) =>
        response.type("html").send(JSON.stringify(request.headers)),
    });
    const response = await edge.get(PAGE, {
      cookie: "_ga=1",
      "x-forwarded-for": "192.0.2.1",
      "x-forwarded-host": "elsewhere.example",
      "x-original-url": "/en-US/docs/Other",
      "user-agent": "somebody",
      referer: "https://elsewhere.example/",
    });
    expect(await response.json()).toEqual({ host: "site.example" });
  });
});

describe("uncacheable requests", () => {
  test.each([
    (response: Parameters<RequestHandler>[1]) => response.cookie("a", "b").send("own"),
    (response: Parameters<RequestHandler>[1]) => response.status(404).send("none"),
    (response: Parameters<RequestHandler>[1]) => response.vary("Origin").send("own"),
    (response: Parameters<RequestHandler>[1]) =>
      response.set("Cache-Control", "private").send("own"),
  ])("is rendered for each who asks: %s", async (send) => {
    const { edge, renders } = await start({
      render: (_request, response) => send(response.type("html")),
    });
    await edge.get(PAGE);
    const before = renders.length;
    const response = await edge.get(PAGE);
    expect(renders.length).toBeGreaterThan(before);
    expect(response.headers.get("etag")).toBeNull();
  });

  test("are URLs with a query, and missing pages", async () => {
    const { edge, renders } = await start();
    for (let number = 0; number < 5; number++) {
      await edge.get(`${PAGE}?a=${number}`);
      await edge.get(`/en-US/docs/Other${number}`);
      await edge.get(`${PAGE}?a=${number}`);
    }
    expect(renders).toHaveLength(15);
  });

  test("are pages that fail, with the app's error page", async () => {
    const { edge } = await start({
      render: () => {
        throw new Error("secret of the server");
      },
    });
    const response = await edge.get(PAGE);
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/^Internal server error \([\w-]+\)$/);
  });
});

describe("other requests", () => {
  test("HEAD gets only the headers of the page", async () => {
    const { renders } = await start();
    for (let time = 0; time < 2; time++) {
      const { status, headers, body } = await read(PAGE, {}, "HEAD");
      expect([status, body.length]).toEqual([200, 0]);
      expect(headers["content-length"]).toBe("24");
    }
    expect(renders).toHaveLength(1);
  });

  test("a range gets the whole page", async () => {
    await start();
    for (let time = 0; time < 2; time++) {
      const { status, headers, body } = await read(PAGE, { Range: "bytes=0-1" });
      expect([status, headers["accept-ranges"]]).toEqual([200, undefined]);
      expect(body.length).toBe(24);
    }
  });

  test.each([
    ["POST", {}, 405],
    ["GET", { Host: "a b" }, 400],
    ["GET", { "Transfer-Encoding": "chunked" }, 411],
  ])("%s %j is passed to the app's checks", async (method, headers, status) => {
    await start();
    await read(PAGE);
    expect((await read(PAGE, headers as Record<string, string>, method)).status).toBe(
      status,
    );
  });

  test("pass to the app when the cache is disabled", async () => {
    const { edge, renders } = await start({ pageCacheBytes: 0 });
    await edge.get(PAGE);
    await edge.get(PAGE);
    expect(renders).toHaveLength(2);
  });
});

test("new content is served with the next request", async () => {
  let version = "1";
  const pages = createFakeStore({ pages: [PAGE] });
  const store = {
    ...pages,
    get version() {
      return version;
    },
  };
  const { edge, renders } = await start({
    store,
    render: (_request, response) => response.type("html").send(`version ${version}`),
  });
  const first = await edge.get(PAGE);
  version = "2";
  const second = await edge.get(PAGE, {
    "If-None-Match": first.headers.get("etag") ?? "",
  });
  expect([await first.text(), await second.text()]).toEqual(["version 1", "version 2"]);
  expect(renders).toHaveLength(2);
});
