import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CapturedResponse } from "./capture-response.server";
import type { Encoding } from "../negotiation/negotiate-encoding";
import { createPageCache } from "./page-cache.server";
import { sizePage } from "./stored-page.server";

const HEADERS = {
  "cache-control": "public, max-age=3600",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "script-src 'self' 'sha256-a'; object-src 'none'",
  "x-request-id": "of one request",
  date: "then",
  vary: "Cookie, Accept",
};

function toResponse(text: string, headers: object = {}): CapturedResponse {
  const all = { ...HEADERS, ...headers };
  return { status: 200, headers: all, body: Buffer.from(text) };
}

interface Setup {
  maxBytes?: number;
  render?: (path: string) => CapturedResponse | Promise<CapturedResponse>;
}

function createCache({ maxBytes = 2 ** 20, render = toResponse }: Setup = {}) {
  const state = { version: "1", time: 1, renders: [] as string[] };
  const cache = createPageCache({
    maxBytes,
    readVersion: () => state.version,
    now: () => state.time,
    render: async (path) => {
      state.renders.push(path);
      return render(path);
    },
  });
  return { cache, state };
}

describe("a page", () => {
  test("counts with its headers", async () => {
    const { cache } = createCache();
    const page = await cache.load("/a", "identity");
    const headers = (page?.headers ?? []).join("").length;
    expect(page && sizePage(page)).toBeGreaterThan("/a".length + headers);
  });

  test("is rendered once and found in each encoding", async () => {
    const { cache, state } = createCache();
    for (const encoding of ["br", "gzip", "identity"] as const) {
      expect(cache.find("/a", encoding)).toBeUndefined();
      const loaded = await cache.load("/a", encoding);
      expect(cache.find("/a", encoding)).toBe(loaded);
    }
    expect(state.renders).toEqual(["/a"]);
  });

  test("takes no more memory than its body has bytes", async () => {
    const { cache } = createCache();
    for (const encoding of ["br", "gzip", "identity"] as const) {
      const body = (await cache.load("/a", encoding))?.body;
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });

  test("has an ETag per encoding, the same on every server", async () => {
    const [one, other] = [createCache(), createCache()];
    const list = async ({ cache }: typeof one) => {
      const encodings: Encoding[] = ["br", "gzip", "identity"];
      const pages = await Promise.all(encodings.map((name) => cache.load("/a", name)));
      return pages.map((page) => page?.etag);
    };
    const etags = await list(one);
    expect(await list(other)).toEqual(etags);
    expect(new Set(etags).size).toBe(3);
    expect(etags.every((etag) => /^"[\w-]{22}-\w+"$/.test(etag ?? ""))).toBe(true);
  });

  function writeSquares(count: number): string {
    return Array.from({ length: count }, (_, at) => `<p>${at * at} ways</p>`).join("");
  }

  test("is packed more densely once it is asked for again", async () => {
    const text = writeSquares(2_000);
    const { cache } = createCache({ render: () => toResponse(text) });
    const first = await cache.load("/a", "br");
    expect(cache.find("/a", "br")).toBe(first);
    const size = () => cache.find("/a", "br")?.body.length;
    await expect.poll(size).toBeLessThan(first?.body.length ?? 0);
    const dense = cache.find("/a", "br");
    expect(dense?.etag).toBe(first?.etag);
    expect(brotliDecompressSync(dense?.body ?? "").toString()).toBe(text);
    expect(dense?.headers).toContain(String(dense?.body.length));
  });

  test("is packed more densely when no other one is, because packing takes a processor", async () => {
    const { cache } = createCache({
      render: (path) => toResponse(writeSquares(path === "/large" ? 4_000 : 500)),
    });
    const first = await cache.load("/large", "br");
    const small = await cache.load("/small", "br");
    cache.find("/large", "br");
    cache.find("/small", "br");
    const size = () => cache.find("/large", "br")?.body.length;
    await expect.poll(size).toBeLessThan(first?.body.length ?? 0);
    expect(cache.find("/small", "br")).toBe(small);
    await expect.poll(() => cache.find("/small", "br")).not.toBe(small);
  });

  test("has the headers of the app, except those of one response", async () => {
    const { cache } = createCache();
    const page = await cache.load("/a", "gzip");
    const { headers = [], headers304 = [], body } = page ?? {};
    const read = (all: readonly string[], name: string) => all[all.indexOf(name) + 1];
    expect(headers).not.toContain("x-request-id");
    expect(headers).not.toContain("date");
    expect(read(headers, "cache-control")).toBe("public, max-age=3600");
    expect(read(headers, "vary")).toBe("Cookie, Accept, Accept-Encoding");
    expect(read(headers, "content-security-policy")).toBe(
      HEADERS["content-security-policy"],
    );
    expect(read(headers, "content-encoding")).toBe("gzip");
    expect(read(headers, "content-length")).toBe(String(body?.length));
    expect(headers304).not.toContain("content-length");
    expect(headers304).not.toContain("content-type");
    expect(read(headers304, "etag")).toBe(page?.etag);
  });
});

describe("a page that is not cacheable", () => {
  test.each([
    { "set-cookie": ["a=b"] },
    { "cache-control": "private, no-store" },
    { vary: "Accept-Language" },
  ])("is not cached, and not rendered twice: %j", async (headers) => {
    const { cache, state } = createCache({ render: () => toResponse("a", headers) });
    expect(await cache.load("/a", "br")).toBeNull();
    expect(await cache.load("/a", "br")).toBeNull();
    expect([cache.bytes, state.renders.length]).toEqual([0, 1]);
  });

  test("is rendered again after an error", async () => {
    let status = 500;
    const { cache } = createCache({ render: () => ({ ...toResponse("a"), status }) });
    expect(await cache.load("/a", "br")).toBeNull();
    status = 200;
    expect(await cache.load("/a", "br")).not.toBeNull();
  });

  test("rejects for all waiting requests when the app fails", async () => {
    const fail = () => Promise.reject(new Error("failed"));
    const { cache, state } = createCache({ render: fail });
    const waiting = [cache.load("/a", "br"), cache.load("/a", "br")];
    for (const load of waiting) await expect(load).rejects.toThrow("failed");
    await expect(cache.load("/a", "br")).rejects.toThrow("failed");
    expect([cache.bytes, state.renders.length]).toEqual([0, 2]);
  });
});

describe("concurrent requests", () => {
  test("share one render, in any encoding", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom("/a", "/b"),
            fc.constantFrom<Encoding>("br", "gzip", "identity"),
          ),
        ),
        async (asked) => {
          const { cache, state } = createCache();
          await Promise.all(asked.map(([path, encoding]) => cache.load(path, encoding)));
          const paths = new Set(asked.map(([path]) => path));
          expect([...state.renders].sort()).toEqual([...paths].sort());
          for (const [path, encoding] of asked)
            expect(cache.find(path, encoding)).toBeDefined();
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("memory", () => {
  test("never exceeds its limit, and always holds the last page", async () => {
    const page = fc.record({
      path: fc.integer({ min: 0, max: 40 }).map((number) => `/${number}`),
      size: fc.integer({ min: 0, max: 3_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { maxLength: 60 }), async (pages) => {
        const sizes = new Map<string, number>();
        const { cache } = createCache({
          maxBytes: 32_000,
          render: (path) => toResponse("x".repeat(sizes.get(path) ?? 0)),
        });
        for (const { path, size } of pages) {
          sizes.set(path, size);
          const found = cache.find(path, "identity");
          const loaded = found ?? (await cache.load(path, "identity"));
          expect(cache.bytes).toBeLessThanOrEqual(32_000);
          if (loaded && sizePage(loaded) <= 4_000)
            expect(cache.find(path, "identity")).toBe(loaded);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("evicts the least recently used page first", async () => {
    const { cache } = createCache({
      maxBytes: 16_000,
      render: () => toResponse("x".repeat(1_000)),
    });
    await cache.load("/kept", "identity");
    for (let number = 0; number < 30; number++) {
      await cache.load(`/${number}`, "identity");
      expect(cache.find("/kept", "identity")).toBeDefined();
    }
    expect(cache.find("/0", "identity")).toBeUndefined();
    expect(cache.find("/29", "identity")).toBeDefined();
  });

  test("returns a page that is too large, without keeping it", async () => {
    const { cache } = createCache({
      maxBytes: 8_000,
      render: () => toResponse("x".repeat(5_000)),
    });
    expect((await cache.load("/a", "identity"))?.body.length).toBe(5_000);
    expect([cache.bytes, cache.pages]).toEqual([0, 0]);
  });
});

describe("new content", () => {
  test("empties the cache", async () => {
    const { cache, state } = createCache();
    await cache.load("/a", "br");
    state.version = "2";
    expect(cache.find("/a", "br")).toBeUndefined();
    expect([cache.bytes, cache.pages]).toEqual([0, 0]);
  });

  test("is assumed on each new day", async () => {
    const { cache, state } = createCache();
    state.time = 86_399_000;
    await cache.load("/a", "br");
    state.time = 86_399_999;
    expect(cache.find("/a", "br")).toBeDefined();
    state.time = 86_400_000;
    expect(cache.find("/a", "br")).toBeUndefined();
  });

  test("is assumed after an hour, because pages show relative times", async () => {
    const { cache, state } = createCache();
    await cache.load("/a", "br");
    state.time += 3_600_000;
    expect(cache.find("/a", "br")).toBeDefined();
    state.time += 1;
    expect(cache.find("/a", "br")).toBeUndefined();
    await cache.load("/a", "br");
    expect(state.renders).toHaveLength(2);
  });

  test("is assumed after an hour, also in an encoding that was packed from another one", async () => {
    const { cache, state } = createCache();
    await cache.load("/a", "br");
    state.time += 3_600_000;
    await cache.load("/a", "gzip");
    state.time += 1;
    expect(cache.find("/a", "gzip")).toBeUndefined();
    await cache.load("/a", "br");
    expect(state.renders).toHaveLength(2);
  });

  test.each([
    ["it", { version: "2" }],
    ["midnight", { time: 86_400_000 }],
  ])("discards a render that began before %s", async (_, later) => {
    let finish: (() => void) | undefined;
    const { cache, state } = createCache({
      render: (path) =>
        new Promise((resolve) => {
          finish = () => resolve(toResponse(path));
        }),
    });
    const old = cache.load("/a", "br");
    await Promise.resolve();
    const finishOld = finish;
    Object.assign(state, later);
    const renewed = cache.load("/a", "br");
    await Promise.resolve();
    finishOld?.();
    expect((await old)?.body).toBeDefined();
    expect(cache.find("/a", "br")).toBeUndefined();
    finish?.();
    const page = await renewed;
    expect(cache.find("/a", "br")).toBe(page);
    expect(state.renders).toHaveLength(2);
  });
});
