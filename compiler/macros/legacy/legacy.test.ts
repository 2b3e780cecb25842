import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext, createTestSite, type TestContext } from "../test-site";

const CSS = "Web/CSS/Reference";
const SITE = createTestSite([
  "Web/HTML/Reference/Elements/input",
  "Web/HTML/Reference/Global_attributes/data-*",
  "Web/XML/XSLT/Reference/Element/template",
  "Web/API/Window/load_event",
  { slug: `${CSS}/Values/length`, pageType: "css-type" },
  `${CSS}/Properties/color`,
]);

function createContext(): TestContext {
  return createTestContext({ site: SITE });
}

test.each<[string, MacroArgument[], string, string]>([
  ["htmlattrxref", ["type", "input"], "HTML/Reference/Elements/input#type", "type"],
  ["HTMLAttrXref", ["data-x"], "HTML/Reference/Global_attributes/data-*", "data-x"],
  ["Xref_css", ["color"], "CSS/Reference/Properties/color", "color"],
  ["xref_csslength", [], "CSS/Reference/Values/length", "&lt;length&gt;"],
  [
    "XSLTRef",
    ["xsl:template"],
    "XML/XSLT/Reference/Element/template",
    "&lt;xsl:template&gt;",
  ],
  ["event", ["load"], "API/Window/load_event", "load"],
])("%s %j links to %s", (name, args, path, text) => {
  const context = createContext();
  expect(readLink(renderTestCall(name, args, context))).toEqual({
    href: `/en-US/docs/Web/${path}`,
    html: `<code>${text}</code>`,
  });
  expect(context.flaws).toEqual([]);
});

test("reports an event that no usual interface has", () => {
  const context = createContext();
  renderTestCall("event", ["nope"], context);
  expect(context.flaws).toMatchObject([{ check: "macro-broken-link" }]);
});

test("XSLTRef without a name chooses the sidebar", () => {
  const context = createContext();
  expect(renderTestCall("xsltref", [], context)).toBe("");
  expect(context.sidebars).toEqual([{ name: "xsltsidebar", args: [] }]);
});

test("echo shows its text, escaped", () => {
  expect(renderTestCall("echo", ["a <b>", 2])).toBe("a &lt;b&gt;2");
});

test("no_tag_omission renders that both tags are needed", () => {
  expect(renderTestCall("no_tag_omission")).toBe(
    "None: both the start tag and the end tag are required.",
  );
});

test("CSSAnimatedProperties lists the properties that can be animated, and no others", () => {
  const html = renderTestCall("CSSAnimatedProperties", [], createContext());
  expect(html).toContain(`<li><a href="/en-US/docs/${CSS}/Properties/color"><code>color`);
  expect(html).not.toContain("<code>animation-name</code>");
});

test.each(["page", "PropertiesBox"])("%s shows nothing and says what to do", (name) => {
  const context = createContext();
  expect(renderTestCall(name, ["Web/X"], context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-retired", severity: "warning" }]);
});

test("xulelem renders nothing, without a flaw", () => {
  const context = createContext();
  expect(renderTestCall("xulelem", ["box"], context)).toBe("");
  expect(context.flaws).toEqual([]);
});
