import { expect, test } from "vitest";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext, createTestSite } from "../test-site";

test.each([
  ["HTMLElement", "div", "Web/HTML/Reference/Elements/div", "<code>&lt;div&gt;</code>"],
  [
    "HTMLElement",
    "input/button",
    "Web/HTML/Reference/Elements/input/button",
    "<code>&lt;input/button&gt;</code>",
  ],
  [
    "HTMLElement",
    "&lt;div&gt;",
    "Web/HTML/Reference/Elements/div",
    "<code>&lt;div&gt;</code>",
  ],
  [
    "SVGElement",
    "linearGradient",
    "Web/SVG/Reference/Element/linearGradient",
    "<code>&lt;linearGradient&gt;</code>",
  ],
  ["SVGAttr", "viewBox", "Web/SVG/Reference/Attribute/viewBox", "<code>viewBox</code>"],
  [
    "MathMLElement",
    "MSQRT",
    "Web/MathML/Reference/Element/msqrt",
    "<code>&lt;MSQRT&gt;</code>",
  ],
])("renders %s of %s", (macro, name, slug, html) => {
  const context = createTestContext({ site: createTestSite([slug]) });
  expect(readLink(renderTestCall(macro, [name], context))).toEqual({
    href: `/en-US/docs/${slug}`,
    html,
  });
  expect(context.flaws).toEqual([]);
});

test("shows a display text with entities without code", () => {
  const html = renderTestCall("HTMLElement", [
    "input",
    '&lt;input type="file"&gt;',
    "#value",
  ]);
  expect(readLink(html)).toEqual({
    href: "/en-US/docs/Web/HTML/Reference/Elements/input#value",
    html: '&lt;input type="file"&gt;',
  });
});

test("suggests an element of nearly the same name", () => {
  const folder = "Web/HTML/Reference/Elements";
  const site = createTestSite([`${folder}/button`, `${folder}/body`, "Web/API/butto"]);
  const context = createTestContext({ site, locale: "de" });
  renderTestCall("HTMLElement", ["buton"], context);
  expect(context.flaws).toMatchObject([
    { message: `There is no page /de/docs/${folder}/buton`, suggestion: "button" },
  ]);
});
