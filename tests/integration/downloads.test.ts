import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Download } from "~/domain/site/downloads";
import { listFeatures } from "~/domain/site/site-features";
import { createDownloads } from "~/services/downloads/index.server";
import { ALL_FLAGS_ON } from "../support/all-flags-on";
import { openSiteData, type SiteData } from "../support/open-site-data";
import { startSite, type Site } from "../support/start-site";

const BODY = "0123456789";
const FILE = "docs-en-us-html.zip";
const PATH = `/downloads/${FILE}`;

let data: SiteData;
let offered: string;
let on: Site;
let off: Site;

beforeAll(async () => {
  data = await openSiteData({ "/en-US/docs/Web": "Text." });
  offered = join(data.folder.dataDir, "offered");
  mkdirSync(offered);
  const start = (DOWNLOADS_DIR: boolean) =>
    startSite({
      ...data.folder,
      ...(DOWNLOADS_DIR && { downloadsDir: offered }),
      edge: { logLevel: "silent", pageCacheBytes: 1_000_000 },
      config: { features: listFeatures({ ...ALL_FLAGS_ON, DOWNLOADS_DIR }) },
    });
  [on, off] = await Promise.all([start(true), start(false)]);
}, 120_000);

beforeEach(() => {
  rmSync(offered, { recursive: true });
  mkdirSync(offered);
  offer(FILE);
});

afterAll(async () => {
  await Promise.all([on.close(), off.close()]);
  await data.close();
});

/** Writes an archive and its description. */
function offer(file: string, facts: Partial<Download> = {}): void {
  writeFileSync(join(offered, file), BODY);
  const download: Download = {
    format: "html",
    locale: "en-US",
    area: null,
    title: null,
    file,
    pages: 7,
    bytes: BODY.length,
    date: "2026-05-06T07:08:09.000Z",
    sha256: createHash("sha256").update(BODY).digest("hex"),
    ...facts,
  };
  writeFileSync(join(offered, `${file}.json`), JSON.stringify(download));
}

describe("files", () => {
  test("are sent with their type and name, and what a client needs to resume", async () => {
    const response = await on.get(PATH);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(BODY);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${FILE}"`,
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test.each([
    ["bytes=4-", 206, "456789", "bytes 4-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=2-3", 206, "23", "bytes 2-3/10"],
    ["bytes=10-", 416, null, "bytes */10"],
    ["pages=1-2", 200, BODY, null],
  ])("answer the range %s with %d", async (range, status, text, place) => {
    const response = await on.get(PATH, { range });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-range")).toBe(place);
    if (text !== null) expect(await response.text()).toBe(text);
  });

  test("are refused to a client that asks for another edition alone", async () => {
    const response = await on.get(PATH, { "if-match": '"other"' });
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      412,
      "no-store",
    ]);
    for (const name of ["error-id", "etag", "content-disposition"])
      expect(response.headers.get(name)).toBeNull();
  });

  test("send the whole of a newer edition to a client that has a part of the older", async () => {
    const etag = (await on.get(PATH)).headers.get("etag") ?? "";
    const resumed = await on.get(PATH, { range: "bytes=4-", "if-range": etag });
    expect(resumed.status).toBe(206);
    offer(FILE, { sha256: "f".repeat(64) });
    const changed = await on.get(PATH, { range: "bytes=4-", "if-range": etag });
    expect([changed.status, await changed.text()]).toEqual([200, BODY]);
  });

  test("are not sent again to a client that has them", async () => {
    const etag = (await on.get(PATH)).headers.get("etag") ?? "";
    expect((await on.get(PATH, { "if-none-match": etag })).status).toBe(304);
  });

  test.each([
    "/downloads/../content.sqlite",
    "/downloads/..%2fcontent.sqlite",
    "/downloads/%2e%2e/content.sqlite",
    "/downloads/..%5ccontent.sqlite",
    "/downloads/....//content.sqlite",
    "/downloads//etc/passwd",
    "/downloads/secret.txt",
    `/downloads/${FILE}.json`,
    `/downloads/${FILE}/`,
    `/downloads/${FILE}%00`,
    `/downloads/sub/${FILE}`,
    `/downloads/.${FILE}`,
    "/downloads/bare.zip",
    "/downloads/bare.zip.123.part",
  ])("have no neighbours: %s", async (path) => {
    writeFileSync(join(offered, "secret.txt"), "secret");
    writeFileSync(join(offered, "bare.zip"), "secret");
    writeFileSync(join(offered, "bare.zip.123.part"), "secret");
    const response = await on.get(path);
    expect(response.status).toBeGreaterThanOrEqual(301);
    expect(await response.text()).not.toContain("secret");
    if (response.status >= 400) expect([400, 404]).toContain(response.status);
  });

  test("are unknown on a site without downloads", async () => {
    expect((await off.get(PATH)).status).toBe(404);
  });
});

describe("descriptions", () => {
  test.each<[string, Partial<Download>]>([
    ["of another file", { file: "other.zip" }],
    ["with a path as name", { file: "../docs-en-us-html.zip" }],
    ["of another size, as while the file is replaced", { bytes: 11 }],
    ["of an unknown language", { locale: "xx" as "de" }],
    ["without a hash", { sha256: "" }],
    ["with a date that is none", { date: "yesterday" }],
  ])("%s offer nothing", async (_, facts) => {
    offer(FILE, facts);
    expect(createDownloads(offered).list()).toEqual([]);
    expect((await on.get(PATH)).status).toBe(404);
  });

  test("that are no JSON, and folders that are gone, offer nothing", () => {
    writeFileSync(join(offered, `${FILE}.json`), "{");
    expect(createDownloads(offered).list()).toEqual([]);
    expect(createDownloads(join(offered, "nowhere")).list()).toEqual([]);
    expect(createDownloads(null).list()).toEqual([]);
  });
});

describe("the page", () => {
  test("lists archives with size and date, the reader's language first", async () => {
    offer("docs-de-web-css.epub", {
      format: "epub",
      locale: "de",
      area: "Web/CSS",
      title: "CSS <b>",
    });
    const html = await (await on.get("/de/downloads")).text();
    expect(html).toContain(`href="${PATH}"`);
    expect(html).toMatch(/[^,\d]0,01\s?kB/);
    expect(html).toContain("6. Mai 2026");
    expect(html).toContain("CSS &lt;b&gt;");
    expect(html.indexOf("docs-de-web-css.epub")).toBeLessThan(html.indexOf(FILE));
  });

  test("is linked in the footer, and in the sitemap, only where there are downloads", async () => {
    const link = 'href="/en-US/downloads"';
    expect(await (await on.get("/en-US/docs/Web")).text()).toContain(link);
    expect(await (await off.get("/en-US/docs/Web")).text()).not.toContain(link);
    expect((await off.get("/en-US/downloads")).status).toBe(404);
    expect((await on.get("/en-US/downloads")).status).toBe(200);
  });

  test("shows a new archive at once", async () => {
    await on.get("/en-US/downloads");
    offer("docs-en-us.zim", { format: "zim" });
    const response = await on.get("/en-US/downloads");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.text()).toContain("docs-en-us.zim");
  });
});
