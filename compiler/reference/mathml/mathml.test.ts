import { expect, test } from "vitest";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { createTestBaseline } from "../parts/test-context";
import { mathml } from "./index";

const ROOT = "Web/MathML/Reference";
const full = createTestBaseline({ name: "MathML Full", id: "mathml-full" });
const area = openArea(mathml, {
  baselines: {
    "mathml.attribute_values.spaces": full,
    "mathml.attribute_values.unitless": full,
  },
  compat: {
    mathml: {
      elements: {
        mfrac: feature(`${ROOT}/Element/mfrac`, { linethickness: feature(null) }),
      },
      global_attributes: {
        dir: feature(`${ROOT}/Global_attributes/dir`),
        href: feature(`${ROOT}/Global_attributes/href`),
      },
      attribute_values: {
        spaces: feature(
          `${ROOT}/Values`,
          {},
          { status: { experimental: false, deprecated: true, standard_track: false } },
        ),
        unitless: feature(null),
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
});

test("does not tell what holds for old values only of values in general", () => {
  const html = area.render("Values");
  expect(area.find("Values")).toMatchObject({
    status: [],
    browserCompat: ["mathml.attribute_values"],
  });
  expect(readText(html)).toMatch(/^Values of MathML attributes are mostly written/);
  expect(html).not.toContain("MathML Full");
  expect(readText(readSections(html)["Values of full MathML"] ?? "")).toMatch(
    /spaces.*unitless/,
  );
});

test("allows href on links alone", () => {
  const text = readText(area.render("href"));
  expect(text).toContain("MathML Core has it on <a> alone");
  expect(text).not.toContain("global attribute");
});
