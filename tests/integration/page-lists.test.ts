import { once } from "node:events";
import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { PageListFiles } from "~/http/answers/serve-page-lists";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;

afterEach(() => edge.close());

const FULL = "/en-US/docs/Web/CSS/llms-full.txt";

async function start(pageLists: Partial<PageListFiles>): Promise<void> {
  edge = await startEdge(undefined, {
    pageLists: { findList: () => null, findFullText: () => null, ...pageLists },
  });
}

test.each([
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/en-US/docs/Web/CSS/llms-2.txt", "text/plain; charset=utf-8"],
  ["/sitemap.md", "text/markdown; charset=utf-8"],
])("serves %s, and 304 the second time", async (path, type) => {
  await start({ findList: (asked) => (asked === path ? "# List\n" : null) });
  const response = await edge.get(path);
  expect(await response.text()).toBe("# List\n");
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const etag = response.headers.get("etag") ?? "";
  expect((await edge.get(path, { "If-None-Match": etag })).status).toBe(304);
  expect((await edge.get(`/fr${path}`)).status).toBe(404);
});

test("sends the text of an area as a download", async () => {
  await start({ findFullText: (path) => (path === FULL ? ["# A\n", "# B\n"] : null) });
  const response = await edge.get(FULL);
  expect(await response.text()).toBe("# A\n# B\n");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="Web-CSS-en-US.txt"',
  );
  const etag = response.headers.get("etag") ?? "";
  expect((await edge.get(FULL, { "If-None-Match": etag })).status).toBe(304);
  expect((await edge.raw(FULL, {}, "HEAD")).body).toHaveLength(0);
});

test("sends two downloads at a time, also after one was cut off", async () => {
  function* endless() {
    for (;;) yield "x".repeat(100_000);
  }
  let isEndless = true;
  await start({ findFullText: () => (isEndless ? endless() : ["# A\n"]) });
  const downloads = await Promise.all([open(), open()]);
  const refused = await edge.get(FULL);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  isEndless = false;
  for (const download of downloads) download.destroy();
  await expect.poll(async () => (await edge.get(FULL)).status).toBe(200);
});

/** Starts a download and reads nothing of it. */
async function open() {
  const sent = request(`${edge.origin}${FULL}`, { agent: false });
  sent.on("error", () => undefined);
  sent.end();
  await once(sent, "response");
  return sent;
}
