import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { LOCALES } from "~/domain/locales/locale";
import { createFakeStore } from "../support/fake-content-store";
import { startEdge, type Edge, type EdgeOptions } from "../support/start-edge";

let edge: Edge;
let version = "1";
let pages: string[];

afterEach(() => edge.close());

async function start(options?: EdgeOptions): Promise<void> {
  version = "1";
  pages = ["/en-US/docs/Web"];
  edge = await startEdge(createStore(), options);
}

/** Creates a store whose pages change while the server runs. */
function createStore(): ContentStore {
  return {
    ...createFakeStore(),
    get version() {
      return version;
    },
    listDocumentUrls: (locale) =>
      pages
        .filter((url) => url.startsWith(`/${locale}/`))
        .map((url) => ({ url, modified: null })),
  };
}

async function readLocations(path: string): Promise<string[]> {
  const response = await edge.get(path);
  expect(response.status).toBe(200);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
}

test("lists every page, starting from robots.txt", async () => {
  await start();
  const robots = await (await edge.get("/robots.txt")).text();
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  const files = await readLocations(new URL(index).pathname);
  expect(files).toHaveLength(LOCALES.length);
  const pageAddresses = await Promise.all(
    files.map((file) => readLocations(new URL(file).pathname)),
  );
  expect(pageAddresses.flat()).toContain("https://site.example/en-US/docs/Web");
  expect(pageAddresses.flat()).toContain("https://site.example/zh-TW/");
});

test("sends a sitemap compressed, as XML, and 304 the second time", async () => {
  await start();
  const path = "/sitemaps/en-us/sitemap.xml.gz";
  const { status, headers } = await edge.raw(path, { "Accept-Encoding": "identity" });
  expect([status, headers["content-encoding"], headers["content-type"]]).toEqual([
    200,
    "gzip",
    "application/xml",
  ]);
  const again = await edge.get(path, { "If-None-Match": headers.etag ?? "" });
  expect(again.status).toBe(304);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
});

test("lists new pages once the content has changed", async () => {
  await start();
  const before = await edge.get("/sitemap.txt");
  pages.push("/de/docs/Web");
  expect(await (await edge.get("/sitemap.txt")).text()).not.toContain("/de/docs/Web");
  version = "2";
  const after = await edge.get("/sitemap.txt");
  expect(await after.text()).toContain("/de/docs/Web\n");
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
});

test("has no sitemap of other languages", async () => {
  await start();
  expect((await edge.get("/sitemaps/xx/sitemap.xml.gz")).status).toBe(404);
});

test("names only existing icons, in the sizes that they have", async () => {
  await start();
  const response = await edge.get("/manifest.json");
  expect(response.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  interface Icons {
    icons: { src: string; sizes: string }[];
  }
  const manifest = (await response.json()) as Icons & { shortcuts: Icons[] };
  const icons = [manifest, ...manifest.shortcuts].flatMap((each) => each.icons);
  for (const { src, sizes } of icons) {
    const bytes = readFileSync(`public${src}`);
    if (sizes === "any") expect(bytes.toString()).toContain("<svg");
    else expect(readPngSize(bytes)).toBe(sizes);
  }
});

/** Width and height of the first chunk. */
function readPngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("marks a copy as noindex", async () => {
  await start({ isIndexable: false });
  expect(await (await edge.get("/robots.txt")).text()).toMatch(/^Disallow: \/$/m);
  for (const path of ["/en-US/docs/Web", "/manifest.json", "/en-US/docs/Missing"])
    expect((await edge.get(path)).headers.get("x-robots-tag")).toBe("noindex, nofollow");
});

test("sends no robots header when the site is indexable", async () => {
  await start();
  expect((await edge.get("/sitemap.xml")).headers.has("x-robots-tag")).toBe(false);
});
