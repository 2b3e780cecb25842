import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import {
  createTestContentData,
  createTestContext,
  createTestPage,
  type TestContext,
} from "../test-site";

const contentData = createTestContentData({
  listExamples: () => [
    {
      name: "beastify",
      description: "Beasts & <more>",
      apis: ["tabs.query", "tabs.insertCSS"],
    },
    { name: "menu demo", description: "Menus", apis: ["menus.create"] },
    { name: "groups", description: "", apis: ["tabGroups.move"] },
  ],
});

function createContext(slug: string): TestContext {
  const page = createTestPage(`Mozilla/Add-ons/WebExtensions/API/${slug}`);
  return createTestContext({ page, contentData });
}

function listLinks(html: string): string[] {
  return [...html.matchAll(/examples\/tree\/main\/([^"]*)"/g)].map(
    ([, name = ""]) => name,
  );
}

test.each([
  ["tabs", ["beastify"]],
  ["tabs/query", ["beastify"]],
  ["menus", ["menu%20demo"]],
  ["tabs/move", []],
])("lists the examples of %s", (slug, expected) => {
  expect(listLinks(renderTestCall("WebExtExamples", [], createContext(slug)))).toEqual(
    expected,
  );
});

test("takes the level of its heading, and h3 for anything else", () => {
  const render = (level?: string): string =>
    renderTestCall("webextexamples", level ? [level] : [], createContext("menus")).slice(
      0,
      4,
    );
  expect([render("h2"), render(), render("script")]).toEqual(["<h2>", "<h3>", "<h3>"]);
});

test("renders nothing and reports no flaw without data", () => {
  const page = createTestPage("Mozilla/Add-ons/WebExtensions/API/tabs");
  const context = createTestContext({ page });
  expect(renderTestCall("webextexamples", [], context)).toBe("");
  expect(renderTestCall("webextallexamples", [], context)).toBe("");
  expect(context.flaws).toEqual([]);
});

test("shows all examples with their interfaces", () => {
  const html = renderTestCall("WebExtAllExamples", [], createContext("tabs"));
  expect(listLinks(html)).toEqual(["beastify", "menu%20demo", "groups"]);
  expect(html).toContain("Beasts &amp; &lt;more&gt;");
  expect(html).toContain("<code>tabs.query</code>");
});
