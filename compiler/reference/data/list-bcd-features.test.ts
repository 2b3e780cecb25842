import { expect, test } from "vitest";
import { loadPlatformData } from "../../sources/platform";
import type { FeatureTree } from "../../sources/platform/compat/features";
import { indexBcdPages, listAreaPages } from "./list-bcd-features";

const DOCS = "https://developer.mozilla.org/docs/";

function feature(slug: string | null, facts: object = {}, below: object = {}): object {
  return { __compat: { ...(slug && { mdn_url: DOCS + slug }), ...facts }, ...below };
}

const status = (experimental: boolean, standard_track: boolean, deprecated: boolean) => ({
  status: { experimental, standard_track, deprecated },
});

const bcd = indexBcdPages({
  api: {
    Aardvark: { draw: feature("Web/API/Circle/draw") },
    Circle: feature(
      "Web/API/Circle",
      { ...status(true, false, true), tags: ["web-features:shapes", "other"] },
      {
        draw: feature(
          "Web/API/Circle/draw",
          {},
          { fast: feature("Web/API/Circle/draw") },
        ),
        size: feature("Web/API/Circle#size"),
        secret: feature(null),
      },
    ),
    Glyph: { sort: feature("Web/JavaScript/Reference/sort") },
  },
  css: {
    types: {
      length: feature("Web/CSS/length", status(true, true, false), {
        length: feature("Web/CSS/length"),
      }),
    },
  },
  html: {
    elements: {
      audio: { cross: feature("Web/HTML/cross", status(false, true, true)) },
      video: { cross: feature("Web/HTML/cross", status(true, true, true)) },
      kinds: {
        a: feature("Web/HTML/kinds#a"),
        b: feature("Web/HTML/kinds#b"),
      },
    },
  },
  javascript: { sort: feature("Web/JavaScript/Reference/sort") },
} as unknown as FeatureTree);

test.each([
  ["the interface that the slug names", "Web/API/Circle/draw", ["api.Circle.draw"]],
  ["the feature rather than its part", "Web/API/Circle", ["api.Circle"]],
  ["the least deep of equals", "Web/CSS/length", ["css.types.length"]],
  [
    "all of equals",
    "Web/HTML/cross",
    ["html.elements.audio.cross", "html.elements.video.cross"],
  ],
  [
    "parts of a page that only parts name",
    "Web/HTML/kinds",
    ["html.elements.kinds.a", "html.elements.kinds.b"],
  ],
  ["the area that the slug names", "Web/JavaScript/Reference/sort", ["javascript.sort"]],
])("a page is about %s", (_, slug, keys) => {
  expect(bcd.findBySlug(slug)).toMatchObject({ slug, key: keys[0], keys });
});

test("keeps the other keys of a page apart", () => {
  expect(bcd.findBySlug("Web/API/circle")?.otherKeys).toEqual(["api.Circle.size"]);
  expect(bcd.findByKey("api.Circle.size")?.slug).toBe("Web/API/Circle");
  expect(bcd.findByKey("api.Circle.secret")).toBeNull();
});

test("gives each page to one area", () => {
  expect(listAreaPages(bcd, "api").map(({ slug }) => slug)).toEqual([
    "Web/API/Circle/draw",
    "Web/API/Circle",
  ]);
});

test("gives a page the marks that all its features have", () => {
  expect(bcd.findBySlug("Web/API/Circle")?.status).toEqual([
    "experimental",
    "non-standard",
    "deprecated",
  ]);
  expect(bcd.findBySlug("Web/HTML/cross")?.status).toEqual(["deprecated"]);
  expect(bcd.findBySlug("Web/API/Circle/draw")?.status).toEqual([]);
});

test("finds pages by web-feature", () => {
  expect(bcd.listByWebFeature("shapes").map(({ key }) => key)).toEqual(["api.Circle"]);
  expect(bcd.listByWebFeature("other")).toEqual([]);
});

test("finds each page of the installed data once", () => {
  const { pages, findByKey } = indexBcdPages(loadPlatformData().compat);
  expect(pages.length).toBeGreaterThan(11_000);
  expect(new Set(pages.map(({ slug }) => slug.toLowerCase())).size).toBe(pages.length);
  expect(findByKey("api.OffscreenCanvasRenderingContext2D.beginPath")).toMatchObject({
    slug: "Web/API/CanvasRenderingContext2D/beginPath",
    keys: ["api.CanvasRenderingContext2D.beginPath"],
  });
});
