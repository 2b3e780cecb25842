import { expect, test } from "vitest";
import type { FeatureTree } from "../../sources/platform/compat/features";
import { renderTestCall } from "../test-render";
import {
  createTestContentData,
  createTestContext,
  createTestPage,
  createTestPlatform,
  createTestSite,
} from "../test-site";

const page = createTestPage("Web/SVG/Reference/Element/circle");

function listRows(html: string): string[] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    row.replace(/<\/th>/g, ": ").replace(/<[^>]*>/g, ""),
  );
}

test("shows the content's data says of the page's element", () => {
  const contentData = createTestContentData({
    findSvgElement: (name) =>
      name === "circle"
        ? {
            categories: ["Shape", "Graphics"],
            content: "Any number of:",
            contentElements: ["<animate>", "Descriptive elements"],
          }
        : null,
  });
  const html = renderTestCall("SVGInfo", [], createTestContext({ page, contentData }));
  expect(html).toMatch(/^<table class="properties">/);
  expect(listRows(html)).toEqual([
    "Categories: Shape, Graphics",
    "Permitted content: Any number of:&lt;animate&gt;Descriptive elements",
  ]);
});

test("shows open data where the content has none", () => {
  const compat = {
    svg: {
      elements: { circle: { __compat: {}, cx: {}, "a b": {}, negative_values: {} } },
    },
  };
  const context = createTestContext({
    page,
    platform: createTestPlatform({ compat: compat as unknown as FeatureTree }),
    site: createTestSite(["Web/SVG/Reference/Attribute/cx", "Web/API/SVGCircleElement"]),
  });
  const html = renderTestCall("svginfo", [], context);
  expect(listRows(html).map((row) => row.split(":")[0])).toEqual([
    "DOM interface",
    "Attributes",
    "Specification",
  ]);
  expect(html).toContain('<a href="/en-US/docs/Web/SVG/Reference/Attribute/cx">');
  expect(html).not.toContain("negative_values");
  expect(context.flaws).toEqual([]);
});

test("reports an unknown element and renders nothing", () => {
  const context = createTestContext({ page: createTestPage("Web/SVG/Element/nope") });
  expect(renderTestCall("svginfo", [], context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-without-data" }]);
});
