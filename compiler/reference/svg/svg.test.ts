import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { svg } from "./index";

const ROOT = "Web/SVG/Reference";
const circles = ["a", "b", "c", "d", "e", "f"].map((name) => [
  name,
  feature(null, { all: feature(`${ROOT}/Attribute/all`) }),
]);
const area = openArea(svg, {
  pages: [`${ROOT}/Attribute`],
  compat: {
    svg: {
      elements: {
        ...(Object.fromEntries(circles) as object),
        circle: feature(`${ROOT}/Element/circle`, {
          all: feature(null),
          cx: feature(`${ROOT}/Attribute/cx`),
        }),
        ellipse: feature(`${ROOT}/Element/ellipse`, {
          cx: feature(`${ROOT}/Attribute/cx`),
        }),
      },
      global_attributes: {
        fill: feature(`${ROOT}/Attribute/fill`),
        data_attributes: feature(`${ROOT}/Attribute/data-*`),
      },
    },
  },
});

test.each([
  ["Element/circle", "<circle>", "svg-element"],
  ["Attribute/cx", "cx", "svg-attribute"],
  ["Attribute/data-*", "data-*", "svg-attribute"],
])("the page %s has the title %s and is a %s", (slug, title, pageType) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: "svgref" }],
  });
});

test("lists the attributes and the DOM interface of an element", () => {
  const html = area.render("Element/circle");
  expect(readText(html)).toMatch(
    /^<circle> is an element of SVG\. It stands for a circle around/,
  );
  const sections = readSections(html);
  expect(sections.Attributes).toContain("Attribute/cx");
  expect(sections.Attributes).toContain("attributes that all SVG elements take</a>");
  expect(readText(sections["DOM interface"] ?? "")).toBe("SVGCircleElement");
});

test("names the elements of an attribute, or counts them when they are many", () => {
  const html = area.render("Attribute/cx");
  expect(readText(html)).toMatch(
    /^cx is an attribute of SVG that <circle> and <ellipse> take\. There is a CSS property of the same name: cx\./,
  );
  expect(readSections(html).Elements).toContain("Element/ellipse");
  expect(readText(area.render("Attribute/all"))).toMatch(
    /^all is an attribute of SVG, with 7 elements on record/,
  );
});

test("renders that a global attribute is not bound to an element", () => {
  expect(readText(area.render("Attribute/fill"))).toMatch(
    /^fill is a global attribute of SVG/,
  );
  expect(readSections(area.render("Attribute/fill")).Elements).toBeUndefined();
});
