import { afterEach, expect, test } from "vitest";
import type { TwinFiles } from "~/http/answers/serve-twins";
import { startEdge, type Edge, type EdgeOptions } from "../support/start-edge";

const WEB = "/en-US/docs/Web";
const HIDDEN = "/en-US/docs/MDN/Kitchensink";
/** A page with the name of a file. */
const MANIFEST = "/en-US/docs/manifest.json";
const MARKDOWN = { Accept: "text/markdown, text/html, */*" };

let edge: Edge;

afterEach(() => edge.close());

/** Twins that tell how they were asked for; one page has the section `uses`. */
async function start(options: EdgeOptions = {}) {
  const asked: unknown[] = [];
  const twins: TwinFiles = {
    findTwin(path, { section, links }) {
      asked.push([path, section, links]);
      const url = [WEB, HIDDEN, MANIFEST].find(
        (each) => each.toLowerCase() === path.toLowerCase(),
      );
      if (url === undefined) return null;
      const isMissingSection = section !== null && section !== "uses";
      return { markdown: "# Web\n", url, language: "en-US", isMissingSection };
    },
    renderMissing: (path, section) => `# Missing ${path} ${section ?? ""}\n`,
  };
  edge = await startEdge(undefined, { twins, ...options });
  return asked;
}

test("serves the twin at the page's path followed by .md", async () => {
  await start();
  const response = await edge.get(`${WEB}.md`);
  expect(await response.text()).toBe("# Web\n");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/markdown; charset=utf-8",
    "cache-control": "public, max-age=3600",
    "content-location": "/en-US/docs/Web.md",
    "content-language": "en-US",
    "access-control-allow-origin": "*",
    link:
      '<https://site.example/en-US/docs/Web>; rel="canonical", ' +
      '<https://site.example/en-US/docs/Web>; rel="alternate"; type="text/html", ' +
      '<https://site.example/en-US/llms.txt>; rel="describedby"; type="text/plain"',
  });
  expect(response.headers.get("vary")).toContain("Accept");
});

test("keeps a page out of search engines that says so in its head", async () => {
  await start();
  const [open, hidden] = await Promise.all(
    [WEB, HIDDEN].map((path) => edge.get(`${path}.md`)),
  );
  expect(open?.headers.get("x-robots-tag")).toBeNull();
  expect(hidden?.headers.get("x-robots-tag")).toBe("noindex, nofollow");
});

test.each([0, 2 ** 20])(
  "serves it at the page's own path to who prefers it, with %i bytes of page cache",
  async (pageCacheBytes) => {
    await start({ pageCacheBytes });
    for (const accept of [MARKDOWN.Accept, "text/html", MARKDOWN.Accept]) {
      const response = await edge.get(WEB, { Accept: accept });
      const isTwin = accept === MARKDOWN.Accept;
      expect(await response.text()).toContain(isTwin ? "# Web" : "page /en-US/docs/Web");
      expect(response.headers.get("vary")).toMatch(/\bAccept\b(?!-)/);
      const location = response.headers.get("content-location");
      expect(location).toBe(isTwin ? "/en-US/docs/Web.md" : null);
    }
  },
);

test.each([0, 2 ** 20])(
  "serves that of a page with a file's name too, with %i bytes of page cache",
  async (pageCacheBytes) => {
    await start({ pageCacheBytes });
    const read = async (path: string, headers = {}) => {
      const response = await edge.get(path, headers);
      return [response.headers.get("content-type"), await response.text()];
    };
    const twin = ["text/markdown; charset=utf-8", "# Web\n"];
    await read(MANIFEST);
    expect(await read(MANIFEST, MARKDOWN)).toEqual(twin);
    expect((await read(MANIFEST))[1]).toContain("page");
    const data = await read(`${WEB}/index.json`, MARKDOWN);
    expect(data[0]).toContain("application/json");
  },
);

test("leaves a POST to the page, which refuses it, whatever it accepts", async () => {
  const asked = await start();
  const response = await edge.request(WEB, { method: "POST", headers: MARKDOWN });
  expect(await response.text()).toContain("page /en-US/docs/Web");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(asked).toEqual([]);
});

test("has an ETag of its own, and answers 304 to it alone", async () => {
  await start({ pageCacheBytes: 2 ** 20 });
  const twin = (await edge.get(WEB, MARKDOWN)).headers.get("etag") ?? "";
  const page = (await edge.get(WEB)).headers.get("etag") ?? "";
  expect(twin).not.toBe(page);
  const isKnown = async (etag: string, headers: Record<string, string>) =>
    (await edge.get(WEB, { ...headers, "If-None-Match": etag })).status === 304;
  expect(await isKnown(twin, MARKDOWN)).toBe(true);
  expect(await isKnown(page, {})).toBe(true);
  expect(await isKnown(page, MARKDOWN)).toBe(false);
  expect(await isKnown(twin, {})).toBe(false);
});

test("renders a twin once for the cache, whichever way it is asked for", async () => {
  const asked = await start({ pageCacheBytes: 2 ** 20 });
  await edge.get(`${WEB}.md`);
  await edge.get(WEB, MARKDOWN);
  expect(asked).toEqual([[WEB, null, "absolute"]]);
});

test("selects a section and the form of links by the query", async () => {
  const asked = await start();
  const both = await edge.get(`${WEB}.md?section=uses&links=relative`);
  const one = await edge.get(`${WEB}?section=uses`, MARKDOWN);
  const places = [both, one].map(({ headers }) => headers.get("content-location"));
  expect(places).toEqual([
    `${WEB}.md?section=uses&links=relative`,
    `${WEB}.md?section=uses`,
  ]);
  expect(asked).toEqual([
    [WEB, "uses", "relative"],
    [WEB, "uses", "absolute"],
  ]);
});

test.each([
  ["/en-US/docs/Missing.md", {}, "# Missing /en-US/docs/Missing \n"],
  ["/en-US/docs/Missing", MARKDOWN, "# Missing /en-US/docs/Missing \n"],
  [`${WEB}.md?section=other`, {}, `# Missing ${WEB} other\n`],
  ["/en-US/blog/missing.md", {}, "# Missing /en-US/blog/missing \n"],
])("answers 404 as Markdown: %s", async (path, headers, text) => {
  await start({ pageCacheBytes: 2 ** 20 });
  const response = await edge.get(path, headers);
  expect([response.status, await response.text()]).toEqual([404, text]);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test.each([
  ["/de/docs/Web.md", {}, "/en-US/docs/Web.md"],
  ["/de/docs/Web", MARKDOWN, "/en-US/docs/Web.md"],
  ["/de/docs/Web.md?section=uses", {}, "/en-US/docs/Web.md?section=uses"],
  ["/en-US/docs/web.md", {}, "/en-US/docs/Web.md"],
  ["/en-US/docs/Old.md", {}, "/en-US/docs/Web.md"],
  [`${WEB}/index.md?section=uses`, {}, `${WEB}.md?section=uses`],
  ["/en-US/blog/index.html.md", {}, "/en-US/blog.md"],
  ["/de/docs/Web/index.md", {}, "/de/docs/Web.md"],
])("redirects %s", async (path, headers, target) => {
  await start();
  const response = await edge.get(path, headers);
  expect(response.headers.get("location")).toBe(target);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test.each(["/en-US/play", "/en-US/search?q=a", "/en-US/blog/2/"])(
  "gives HTML for %s, which has no twin",
  async (path) => {
    await start();
    const response = await edge.get(path, MARKDOWN);
    expect(response.headers.get("content-type")).toContain("text/html");
  },
);
