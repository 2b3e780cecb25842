import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage, type TestContext } from "../test-site";

function createContext(
  slug: string,
  pageType: string,
  browserCompat: string[] = [],
): TestContext {
  const page = createTestPage({
    slug: `Web/CSS/Reference/${slug}`,
    pageType,
    browserCompat,
  });
  return createTestContext({ page });
}

function readFirstLine(html: string): string {
  return html.replace(/<[^>]*>/g, "").split("\n")[0] ?? "";
}

test.each([
  ["Properties/gap", "css-shorthand-property", "gap ="],
  ["Values/position_value", "css-type", "&lt;position&gt; ="],
  ["Values/url_function", "css-function", "&lt;url()&gt; ="],
  ["Values/gradient/linear-gradient", "css-function", "&lt;linear-gradient()&gt; ="],
  ["At-rules/@media", "css-at-rule", "@media ="],
  ["At-rules/@font-face/font-display", "css-at-rule-descriptor", "font-display ="],
  ["At-rules/@media/hover", "css-media-feature", "hover ="],
  ["Selectors/:nth-child", "css-pseudo-class", ":nth-child() ="],
  ["Values/length-percentage", "unknown", "&lt;length-percentage&gt; ="],
  ["At-rules/@page/size", "unknown", "size ="],
  ["Values/minmax", "unknown", "&lt;minmax()&gt; ="],
])("shows the syntax of %s, a %s", (slug, pageType, expected) => {
  const html = renderTestCall("CSSSyntax", [], createContext(slug, pageType));
  expect(readFirstLine(html)).toBe(expected);
});

test("shows the feature that the argument names", () => {
  const context = createContext("Properties/font-stretch", "css-property");
  expect(readFirstLine(renderTestCall("csssyntax", ["font-width"], context))).toBe(
    "font-width =",
  );
});

test("takes the scope from the compatibility key", () => {
  const context = createContext("Values/rect", "css-function", [
    "css.properties.clip.rect",
  ]);
  expect(renderTestCall("csssyntax", [], context)).toContain("&lt;top&gt;");
});

test("reports a feature without data and renders nothing", () => {
  const context = createContext("Properties/no-such", "css-property");
  expect(renderTestCall("csssyntax", [], context)).toBe("");
  expect(context.flaws[0]).toMatchObject({ check: "macro-without-data" });
});

test("shows a syntax that the page writes out, entities decoded", () => {
  const html = renderTestCall("CSSSyntaxRaw", ["x = &lt;length&gt; | auto"]);
  expect(html).toContain("&lt;length&gt;</span> |\n");
  expect(html).not.toContain("&amp;lt;");
});
