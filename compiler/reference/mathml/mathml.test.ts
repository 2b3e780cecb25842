import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { mathml } from "./index";

const ROOT = "Web/MathML/Reference";
const area = openArea(mathml, {
  compat: {
    mathml: {
      elements: {
        mfrac: feature(`${ROOT}/Element/mfrac`, { linethickness: feature(null) }),
      },
      global_attributes: { dir: feature(`${ROOT}/Global_attributes/dir`) },
      attribute_values: {
        spaces: feature(`${ROOT}/Values`, { thin: feature(null) }),
      },
    },
  },
});

test.each([
  ["Element/mfrac", "<mfrac>", "mathml-element"],
  ["Global_attributes/dir", "dir", "mathml-attribute"],
  ["Values", "MathML attribute values", "guide"],
])("the page %s has the title %s and is a %s", (slug, title, pageType) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: "mathmlref" }],
  });
});

test("renders elements, global attributes and values", () => {
  const mfrac = area.render("Element/mfrac");
  expect(readText(mfrac)).toMatch(
    /^<mfrac> is an element of MathML\. It stands for a fraction: its first child/,
  );
  expect(readSections(mfrac).Attributes).toContain("linethickness");
  expect(readText(readSections(mfrac)["DOM interface"] ?? "")).toBe("MathMLElement");
  expect(readText(area.render("dir"))).toMatch(
    /^dir is a global attribute: every MathML element can have it\./,
  );
  expect(readSections(area.render("Values")).Features).toContain("thin");
});
