import { expect, test } from "vitest";
import { createElementsData } from "../data/elements";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { createTestBaseline } from "../parts/test-context";
import { listKnownElements } from "./element-attributes";
import { svg } from "./index";

const ROOT = "Web/SVG/Reference";
const circles = ["a", "b", "c", "d", "e", "f"].map((name) => [
  name,
  feature(null, { all: feature(`${ROOT}/Attribute/all`) }),
]);
const DEPRECATED = {
  status: { experimental: false, deprecated: true, standard_track: true },
};
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
        radialGradient: feature(null, { cy: feature(`${ROOT}/Attribute/cy`) }),
        line: feature(null, {
          cy: feature(null),
          systemLanguage: feature(null),
          xlink_href: feature(
            `${ROOT}/Attribute/xlink:href`,
            {},
            { ...DEPRECATED, description: "<code>xlink:href</code>" },
          ),
        }),
        rect: feature(null, {
          cy: feature(null),
          height: feature(`${ROOT}/Attribute/height`),
        }),
        feConvolveMatrix: feature(null, { order: feature(`${ROOT}/Attribute/order`) }),
        animate: feature(null, { dur: feature(`${ROOT}/Attribute/dur`) }),
        set: feature(null),
        feFuncA: feature(`${ROOT}/Element/feFuncA`),
        view: feature(`${ROOT}/Element/view`, {
          viewBox: feature(null),
          svgView: feature(
            null,
            {},
            { description: "<code>svgView()</code> fragment identifier" },
          ),
        }),
      },
      global_attributes: {
        fill: feature(`${ROOT}/Attribute/fill`),
        data_attributes: feature(`${ROOT}/Attribute/data-*`),
        autofocus: feature(`${ROOT}/Attribute/autofocus`),
        requiredExtensions: feature(`${ROOT}/Attribute/requiredExtensions`),
        "color-interpolation": feature(`${ROOT}/Attribute/color-interpolation`, {
          linearGradient: feature(null),
        }),
        xml_lang: feature(`${ROOT}/Attribute/xml:lang`, {}, { description: "xml:lang" }),
        xml_base: feature(`${ROOT}/Attribute/xml:base`, {}, { description: "xml:base" }),
      },
    },
  },
  baselines: {
    "svg.global_attributes.xml_lang": createTestBaseline({ name: "SVG 1.1" }),
    "svg.global_attributes.xml_base": createTestBaseline({ name: "SVG 1.1" }),
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
    /^cx is an attribute of SVG that <circle> and <ellipse> take\. It gives .* There is a CSS property of the same name: cx\./,
  );
  expect(readSections(html).Elements).toContain("Element/ellipse");
  expect(readText(area.render("Attribute/all"))).toMatch(
    /^all is an attribute of SVG, with 7 elements on record/,
  );
});

test("renders that a global attribute is not bound to an element", () => {
  expect(readText(area.render("Attribute/fill"))).toMatch(
    /^fill is an attribute of SVG that is not bound to one element/,
  );
  expect(readSections(area.render("Attribute/fill")).Elements).toBeUndefined();
});

test.each([
  ["xlink:href", "<line xlink:href="],
  ["data-*", "<g data-name="],
  ["autofocus", "<g autofocus>"],
  ["cx", "<circle cx="],
])("writes the attribute %s as %s", (name, markup) => {
  const { Syntax = "" } = readSections(area.render(`Attribute/${name}`));
  expect(readText(Syntax)).toContain(markup);
});

test("takes only attributes for attributes of an element", () => {
  const sections = readSections(area.render("Element/view"));
  expect(sections.Attributes).toContain("viewBox");
  expect(sections.Attributes).not.toContain("svgView");
  expect(sections["Support of details"]).toContain("svgView()");
});

test("adds attributes and elements that the data lacks", () => {
  expect(
    readText(readSections(area.render("Element/feFuncA")).Attributes ?? ""),
  ).toContain(
    "slope Is the factor of the function linear. Value: a number, 1 by default.",
  );
  expect(readText(area.render("Attribute/dur"))).toMatch(
    /^dur is an attribute of SVG that <animate> and <set> take\./,
  );
});

test("knows no elements that SVG lacks", () => {
  const elements = createElementsData();
  const names = ["begin", "values", "result", "slope", "textLength", "viewBox"];
  const known = names.flatMap(listKnownElements);
  expect(known.length).toBeGreaterThan(30);
  expect(known.filter((name) => !elements.findElement("svg", name))).toEqual([]);
});

test("does not call an attribute global that only some elements take", () => {
  expect(readText(area.render("Attribute/requiredExtensions"))).toMatch(
    /^requiredExtensions is an attribute of SVG that <line> takes\./,
  );
});

test("does not say that the elements of a deprecated attribute are all", () => {
  expect(readText(area.render("Attribute/xlink:href"))).toContain(
    "is an attribute of SVG that elements such as <line> take",
  );
});

test.each([
  ["height", "For <rect>, there is a CSS property of the same name: height."],
  ["order", null],
  ["cy", null],
])(
  "names the property of the attribute %s where it stands for one: %s",
  (name, words) => {
    const text = readText(area.render(`Attribute/${name}`));
    if (words === null) expect(text).not.toContain("CSS property");
    else expect(text).toContain(words);
  },
);

test("names a value whose name the data has wrong", () => {
  const sections = readSections(area.render("Attribute/color-interpolation"));
  expect(sections["Support of values"]).toContain("linearRGB");
  expect(sections["Support of values"]).not.toContain("linearGradient");
});

test("does not say of an attribute that SVG 2 has dropped it", () => {
  expect(readText(area.render("Attribute/xml:base"))).toContain("part of SVG 1.1");
  expect(readText(area.render("Attribute/xml:lang"))).not.toContain("SVG 1.1");
});
