import { afterEach, expect, test } from "vitest";
import { NO_THEME } from "~/domain/site/site-theme";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;

afterEach(() => edge.close());

const TWIN = { json: '{"renderer":"GenericAbout"}', etag: '"twin"' };
const FEED = {
  body: "<feed/>",
  etag: '"feed"',
  contentType: "application/atom+xml; charset=utf-8",
};

/** Theme of a site whose content is in a public repository. */
const WITH_REPOSITORY = {
  theme: {
    ...NO_THEME,
    services: { ...NO_THEME.services, repository: "https://code.example/docs" },
  },
  themeAssets: [],
};

async function start(look?: typeof WITH_REPOSITORY): Promise<void> {
  edge = await startEdge(undefined, {
    ...look,
    areas: {
      findAreaJson: (path) => (path === "/de/about" ? TWIN : null),
      findFeed: (path) => (path === "/en-US/docs/Web/atom.xml" ? FEED : null),
      listSitemapEntries: (locale) => [{ path: `/${locale}/about`, modified: null }],
    },
  });
}

test("sends the JSON of a page that is no document, and 304 the second time", async () => {
  await start();
  const response = await edge.get("/de/about/index.json");
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await response.json()).toEqual({ renderer: "GenericAbout" });
  const again = await edge.get("/de/about/index.json", { "If-None-Match": '"twin"' });
  expect([again.status, again.headers.get("cache-control")]).toEqual([
    304,
    "public, max-age=3600",
  ]);
  expect((await edge.get("/de/nothing/index.json")).status).toBe(404);
});

test("sends a feed with its type, and 304 the second time", async () => {
  await start();
  const response = await edge.get("/en-US/docs/Web/atom.xml");
  expect(response.headers.get("content-type")).toBe(FEED.contentType);
  expect(await response.text()).toBe("<feed/>");
  const again = await edge.get("/en-US/docs/Web/atom.xml", {
    "If-None-Match": 'W/"feed"',
  });
  expect(again.status).toBe(304);
  expect((await edge.get("/en-US/docs/Web/rss.xml")).status).toBe(404);
});

test("lists pages beside the documentation in the sitemap", async () => {
  await start();
  const paths = await (await edge.get("/sitemap.txt")).text();
  expect(paths.split("\n")).toContain("/fr/about");
});

test.each([
  ["play", { pageTitle: "Playground | Site", url: "/de/play", locale: "de" }],
  ["search", { onlyFollow: true, renderer: "SpaSearch" }],
  ["plus", { renderer: "SpaPlusLanding" }],
  ["plus/collections", { renderer: "SpaPlusCollections", noIndexing: true }],
  [
    "plus/collections/frequently-viewed",
    { renderer: "SpaPlusCollectionsFrequentlyViewed", noIndexing: true },
  ],
  ["plus/settings", { renderer: "SpaPlusSettings", noIndexing: true }],
  ["observatory/analyze", { renderer: "SpaObservatoryAnalyze", noIndexing: true }],
  ["newsletter", { url: "/de/newsletter" }],
])("has the JSON of the page %s", async (slug, facts) => {
  await start();
  const response = await edge.get(`/de/${slug}/index.json`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(facts);
});

test("has no JSON of a page whose feature is off", async () => {
  await start();
  expect((await edge.get("/de/advertising/index.json")).status).toBe(404);
  expect((await edge.get("/de/constructor/index.json")).status).toBe(404);
});

test("serves the metadata of all documents of a locale, and contribute.json", async () => {
  await start(WITH_REPOSITORY);
  const list = await edge.get("/de/metadata.json");
  expect(await list.json()).toEqual([{ locale: "de" }]);
  const contribute = await edge.get("/contribute.json");
  expect(contribute.headers.get("content-type")).toContain("application/json");
  expect(await contribute.json()).toMatchObject({
    name: "Site",
    bugs: { list: expect.stringMatching(/^https:/) as string },
  });
});

test("does not redirect `/` where it is a page", async () => {
  edge = await startEdge(undefined, { hasHomepage: true });
  const page = await edge.get("/");
  expect(page.headers.get("location")).toBeNull();
  const data = await edge.get("/index.json");
  expect(data.status).toBe(200);
  expect(await data.json()).toEqual(await (await edge.get("/en-US/index.json")).json());
  expect((await edge.get("/de")).headers.get("location")).toBe("/de/");
});
