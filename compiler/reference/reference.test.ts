import { expect, test } from "vitest";
import { loadPlatformData } from "../sources/platform";
import { createTestPage } from "../macros/test-site";
import { createRenderer } from "../pipeline/render-page";
import { openReferenceData } from "./data/open-reference-data";
import { listReferencePages, renderReferenceBody } from ".";
import { createReferenceTestContext } from "./parts/test-context";

const platform = loadPlatformData();
const pages = listReferencePages(
  [
    createTestPage("Web/API/element"),
    createTestPage({ slug: "Web/API/Node", locale: "de" }),
  ],
  openReferenceData(platform),
);
const bySlug = new Map(pages.map((page) => [page.slug, page]));

test("makes each page once, and none that somebody has written", () => {
  expect(pages.length).toBeGreaterThan(9000);
  expect(new Set(pages.map(({ url }) => url.toLowerCase())).size).toBe(pages.length);
  expect(bySlug.has("Web/API/Element")).toBe(false);
  expect(bySlug.has("Web/API/Node")).toBe(true);
});

test("makes no page where a redirect leads to one that exists, or elsewhere", () => {
  const at = (slug: string) => `/en-US/docs/${slug}`;
  const gone = {
    "Web/API/Node": at("Web/API/Moved#part"),
    "web/html/reference/elements/dialog": at("Web/API/Attr"),
    "Web/HTML/Reference": "https://example.com/",
  };
  const kept = {
    "Web/API/Text": at("Web/API/None"),
    "Web/API/Comment": "/de/docs/Web/API/Moved",
  };
  const redirects = Object.entries({ ...gone, ...kept }).map(([slug, to]) => ({
    from: at(slug),
    to,
  }));
  const written = [
    createTestPage("Web/API/element"),
    createTestPage("Web/API/Moved"),
    createTestPage({ slug: "Web/API/Moved", locale: "de" }),
  ];
  const listed = new Set(
    listReferencePages(written, openReferenceData(platform), redirects).map(({ slug }) =>
      slug.toLowerCase(),
    ),
  );
  const missing = pages.filter(({ slug }) => !listed.has(slug.toLowerCase()));
  expect(missing.map(({ slug }) => slug.toLowerCase()).sort()).toEqual(
    Object.keys(gone)
      .map((slug) => slug.toLowerCase())
      .sort(),
  );
});

test("leaves no page without the pages above it", () => {
  const slugs = new Set([...bySlug.keys(), "Web/API/Element"]);
  const orphans = pages.filter(
    ({ slug }) => slug.includes("/") && !slugs.has(slug.slice(0, slug.lastIndexOf("/"))),
  );
  expect(orphans.map(({ slug }) => slug)).toEqual([]);
});

test("renders pages of every kind without a flaw and with a summary", () => {
  const render = createRenderer(
    {
      pages,
      redirects: [],
      history: new Map(),
      popularities: new Map(),
      contentRoot: "nowhere",
      siteName: "Site",
      isPublicSource: false,
      areaUrls: [],
    },
    platform,
  );
  const oneOfEachType = new Map(pages.map((page, index) => [page.pageType, index]));
  const rendered = [...oneOfEachType.values()].map(render);
  expect(rendered.length).toBeGreaterThan(30);
  expect(rendered.flatMap(({ flaws }) => flaws)).toEqual([]);
  const summaries = rendered.map(({ summary }) => summary);
  expect(summaries.filter((summary) => !/^.{10,}\.$/s.test(summary))).toEqual([]);
});

test("renders no page that somebody has written", () => {
  const { key, ...context } = createReferenceTestContext();
  expect(key).toBe("");
  expect(() => renderReferenceBody(createTestPage("Web/API"), context)).toThrow(
    "is not generated",
  );
});
