import { expect, test } from "vitest";
import { createElementsData } from "./elements";

const elements = createElementsData(() => [
  { spec: "SVG11", elements: [{ name: "a", interface: "Old" }, { name: "tref" }] },
  { spec: "html-ruby-extensions", elements: [{ name: "ruby" }] },
  {
    spec: "html",
    elements: [
      { name: "a", interface: "HTMLAnchorElement" },
      { name: "ruby", interface: "HTMLElement" },
      { name: "b", interface: "HTMLElement" },
    ],
  },
  { spec: "SVG2", elements: [{ name: "a", interface: "SVGAElement" }] },
]);

test.each([
  ["html", "a", "HTMLAnchorElement"],
  ["svg", "a", "SVGAElement"],
  ["html", "ruby", "HTMLElement"],
] as const)("the %s element %s has the interface %s", (language, name, expected) => {
  expect(elements.findElement(language, name)?.interface).toBe(expected);
});

test("keeps an element that only an old specification has", () => {
  expect(elements.findElement("svg", "tref")).toEqual({ name: "tref" });
  expect(elements.findElement("mathml", "a")).toBeNull();
});

test("lists the elements that share an interface", () => {
  expect(elements.listWithInterface("html", "HTMLElement")).toEqual(["ruby", "b"]);
});

test("reads the installed data", () => {
  const installed = createElementsData();
  expect(installed.findElement("html", "marquee")?.obsolete).toBe(true);
  expect(installed.findElement("svg", "circle")?.interface).toBe("SVGCircleElement");
  expect(installed.findElement("mathml", "mfrac")?.interface).toBe("MathMLElement");
});
