import { expect, test } from "vitest";
import { COMPAT_LINK } from "../../core/markers";
import { describeFeature, describeTerm, renderIntroduction } from "./introduction";
import {
  createGeneratedPage,
  createReferenceTestContext,
  createTestBaseline,
  type TestData,
} from "./test-context";

const page = createGeneratedPage({
  slug: "Web/API/Circle/draw",
  browserCompat: ["api.Circle.draw"],
});

test("describes the page in one paragraph", () => {
  const introduction = { lead: "the method draws", more: ["Quickly", ""] };
  expect(renderIntroduction(page, introduction, createReferenceTestContext())).toBe(
    "<p>The method draws. Quickly.</p>",
  );
});

test.each([
  ["Shapes & lines", " It is part of <em>Shapes &amp; lines</em>: "],
  ["Circle", " It is part of <em>Circle</em>: "],
])("tells what the feature %s is", (name, words) => {
  const baselines = { "api.Circle.draw": createTestBaseline({ name }) };
  const context = createReferenceTestContext({ baselines });
  expect(renderIntroduction(page, { lead: "It draws" }, context)).toBe(
    `<p>It draws.${words}What ${name} does.</p>`,
  );
});

test.each([
  ["The <code>draw()</code> method draws", true],
  ["The <code>circle.draw()</code> method draws", true],
  ["The <code>Circle</code> API draws", true],
  // Another thing has the same name.
  ["The <code>&lt;draw&gt;</code> element is a drawing", false],
  ["The <code>draw</code> HTML attribute draws", false],
])("takes a description that is about the page: %s", (description, isAbout) => {
  const about = createTestBaseline({ name: "Draw", description });
  const context = createReferenceTestContext({
    baselines: { "api.Circle.draw": about },
  });
  const part = isAbout ? "" : "It is part of <em>Draw</em>: ";
  expect(renderIntroduction(page, { lead: "It draws" }, context)).toBe(
    `<p>It draws. ${part}${description}.</p>`,
  );
});

test("does not describe a method by the global function of its name", () => {
  const description = "The <code>draw()</code> global method draws everywhere.";
  const baselines = {
    "api.Circle.draw": createTestBaseline({ name: "draw()", description }),
  };
  const context = createReferenceTestContext({ baselines });
  expect(renderIntroduction(page, { lead: "It draws" }, context)).toBe(
    "<p>It draws.</p>",
  );
});

test("leaves out what is a language as a whole, and the suffix of features that have grown", () => {
  const describe = (name: string, id: string) => {
    const baselines = { "api.Circle.draw": createTestBaseline({ name, id }) };
    const context = createReferenceTestContext({ baselines });
    return renderIntroduction(page, { lead: "It draws" }, context);
  };
  expect(describe("HTTP/1.1", "http11")).toBe("<p>It draws.</p>");
  expect(describe("Circles (initial support)", "circles")).toContain("<em>Circles</em>:");
});

/** Renders what is said about the feature of a key; empty if nothing is. */
function describe(
  key: string,
  feature: Parameters<typeof createTestBaseline>[0],
  data: TestData = {},
): string {
  const baselines = { ...data.baselines, [key]: createTestBaseline(feature) };
  const some = createGeneratedPage({ slug: "Web/Some", browserCompat: [key] });
  const context = createReferenceTestContext({ ...data, baselines });
  return renderIntroduction(some, { lead: "Some" }, context).slice(
    "<p>Some. ".length,
    -4,
  );
}

const PART = /^It is part of/;

test("does not count legacy attributes of MathML Core with full MathML", () => {
  const full = { name: "MathML Full", id: "mathml-full" };
  expect(describe("mathml.global_attributes.mathcolor", full)).toBe("");
  expect(describe("mathml.global_attributes.displaystyle", full)).toMatch(PART);
});

test("does not count a page with a feature that it is only beside", () => {
  const selection = { name: "Selection", id: "selection-api" };
  expect(describe("api.Range.collapse", selection)).toBe("");
  expect(describe("api.Selection.collapse", selection)).toMatch(PART);
  const animations = { name: "Web animations", id: "web-animations" };
  expect(describe("api.Element.animationend_event", animations)).toBe("");
  expect(describe("api.Element.animate", animations)).toMatch(PART);
});

test("does not count an interface with the feature of one that inherits from it", () => {
  const squares = { name: "Squares", id: "squares" };
  const data = { parents: { SquareShape: "Shape", RoundShape: "Shape" } };
  expect(describe("api.Shape", squares, data)).toBe("");
  const shape = { "api.Shape": createTestBaseline(squares) };
  expect(describe("api.Shape.draw", squares, { ...data, baselines: shape })).toBe("");
  // A member with a feature of its own is not shared.
  const other = { "api.Shape": createTestBaseline({ id: "shapes" }) };
  expect(describe("api.Shape.toSquare", squares, { ...data, baselines: other })).toMatch(
    PART,
  );
  expect(describe("api.SquareShape.side", squares, data)).toMatch(PART);
});

test("does not describe a descriptor by the property that it is counted with", () => {
  const compat = { css: { properties: { "font-weight": {}, "font-palette": {} } } };
  const weight = {
    name: "font-weight",
    description: "The <code>font-weight</code> CSS property is bold",
  };
  expect(describe("css.at-rules.font-face.font-weight", weight, { compat })).toBe("");
  expect(describe("css.properties.font-weight", weight, { compat })).toMatch(
    /^The <code>/,
  );
  const palette = {
    name: "font-palette",
    description: "It selects from <code>@font-palette-values</code>",
  };
  const key = "css.at-rules.font-palette-values.base-palette";
  expect(describe(key, palette, { compat })).toMatch(PART);
});

test("describes a media feature without the name of its web-feature", () => {
  const description = "The <code>color-gamut</code> CSS media query tells the colors";
  const gamut = { name: "color-gamut media query", description };
  expect(describe("css.at-rules.media.color-gamut", gamut)).toBe(`${description}.`);
  expect(describe("css.at-rules.media", gamut)).toMatch(PART);
});

test("leaves out a description that repeats the name", () => {
  const { feature } = createTestBaseline({ name: "Draw all", description: "Draw all." });
  expect(describeFeature(feature)).toBe("");
});

test("tells what a term is, when it has a text of ours", () => {
  expect(describeTerm("Glossary/First_paint")).toMatch(/^is the moment when /);
  expect(describeTerm("Glossary/Toast")).toBeNull();
});

test("does not tell that a page belongs to its own area", () => {
  const baselines = { "api.Circle.draw": createTestBaseline({ name: "API" }) };
  const context = createReferenceTestContext({ baselines });
  expect(renderIntroduction(page, { lead: "It draws" }, context)).toBe(
    "<p>It draws.</p>",
  );
});

test("puts a card for each mark above the text", () => {
  const marked = { ...page, status: ["experimental", "deprecated"] as const };
  const html = renderIntroduction(
    { ...marked, status: [...marked.status] },
    { lead: "It draws", isSecureContext: true },
    createReferenceTestContext(),
  );
  expect(html.match(/(?<=notecard )\w+/g)).toEqual([
    "experimental",
    "deprecated",
    "secure",
  ]);
  expect(html).toContain(`href="${COMPAT_LINK}"`);
  expect(html).toMatch(/<\/div><p>It draws\.<\/p>$/);
});
