import { expect, test } from "vitest";
import { COMPAT_LINK } from "../../core/markers";
import { describeTerm, renderIntroduction } from "./introduction";
import {
  createGeneratedPage,
  createReferenceTestContext,
  createTestBaseline,
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

test("does not count legacy attributes of MathML Core with full MathML", () => {
  const key = "mathml.global_attributes.mathcolor";
  const baselines = { [key]: createTestBaseline({ name: "MathML Full" }) };
  const legacy = createGeneratedPage({ slug: "Web/MathML/A", browserCompat: [key] });
  const context = createReferenceTestContext({ baselines });
  expect(renderIntroduction(legacy, { lead: "It colors" }, context)).toBe(
    "<p>It colors.</p>",
  );
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
