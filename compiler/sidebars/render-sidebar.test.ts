import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { collectGroups } from "./api-groups";
import { createPage, openSidebars, outline } from "./test-site";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a folder with these sidebar files. */
function createFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "sidebars-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text);
  return folder;
}

const css = createPage({ slug: "Web/CSS", pageType: "landing-page" });
const color = createPage({
  slug: "Web/CSS/color",
  sidebar: [{ name: "cssref", args: [] }],
});
const element = createPage({ slug: "Web/API/Element", pageType: "web-api-interface" });
const click = createPage({
  slug: "Web/API/Element/click",
  pageType: "web-api-instance-method",
});
const domOverview = createPage({ slug: "Web/API/DOM", pageType: "web-api-overview" });
const domRef = { name: "apiref", args: ["DOM"] };

test("takes the front matter's sidebar when the body has no macro", () => {
  const { sidebars } = openSidebars([css, color], {
    yamlFolders: [createFolder({ "cssref.yaml": "sidebar:\n  - /Web/CSS\n" })],
  });
  const choice = sidebars.findKey(color, []);
  expect(choice).toEqual({ key: "cssref", name: "cssref" });
  expect(sidebars.render("cssref", "en-US")).toBe(
    '<ol><li><a href="/en-US/docs/Web/CSS">CSS</a></li></ol>',
  );
});

test("lets the body's macros win over the front matter, and joins several", () => {
  const page = { ...click, sidebar: [{ name: "cssref", args: [] }] };
  const { sidebars } = openSidebars([element, page, css], {
    yamlFolders: [createFolder({ "cssref.yaml": "sidebar:\n  - /Web/CSS\n" })],
  });
  expect(sidebars.findKey(page, [domRef])?.key).toBe("apiref:Element:DOM");
  const both = sidebars.findKey(page, [domRef, { name: "CSSRef", args: [] }, domRef]);
  expect(both).toEqual({ key: "apiref:Element:DOM+cssref", name: "apiref" });
  expect(outline(sidebars.render(both?.key ?? "", "en-US"))).toMatch(
    /^> Element\n[^]*\nCSS$/,
  );
});

test("gives pages of one interface and group the same key, however the group is spelled", () => {
  const groups = collectGroups([{ page: element, sidebar: domRef }]);
  const { sidebars } = openSidebars([element, click], { groups: () => groups });
  expect(sidebars.findKey(element, [domRef])?.key).toBe("apiref:Element:DOM");
  expect(sidebars.findKey(click, [{ name: "apiref", args: ["dom"] }])?.key).toBe(
    "apiref:Element:DOM",
  );
});

test("keeps a group's name with the key's own signs apart", () => {
  const { sidebars } = openSidebars([element]);
  const choice = sidebars.findKey(element, [{ name: "apiref", args: ["A: B+C 100%"] }]);
  expect(choice?.key).toBe("apiref:Element:A%3A B%2BC 100%25");
  expect(sidebars.render(choice?.key ?? "", "en-US")).toContain("Element");
});

test("gives a page about no interface the sidebar of its group", () => {
  const { sidebars } = openSidebars([domOverview]);
  expect(sidebars.findKey(domOverview, [domRef])).toEqual({
    key: "defaultapisidebar:DOM",
    name: "apiref",
  });
});

test("lists inherited interfaces as the platform data say", () => {
  const { sidebars } = openSidebars([element], {
    platform: { findParentInterface: (name) => (name === "Element" ? "Node" : null) },
  });
  expect(outline(sidebars.render("apiref:Element:", "en-US"))).toBe(
    "> Element\nsidebar-inheritance\n  Node",
  );
});

test("finds the present file of an old name", () => {
  const { sidebars } = openSidebars([css], {
    yamlFolders: [createFolder({ "http.yaml": "sidebar: [/Web/HTTP]" })],
  });
  expect(sidebars.findKey(css, [{ name: "httpsidebar", args: [] }])?.key).toBe("http");
});

test("reports an unknown sidebar, and shows the area's", () => {
  const { sidebars, flaws } = openSidebars([css], {
    yamlFolders: [createFolder({ "cssref.yaml": "sidebar: [/Web/CSS]" })],
  });
  const choice = sidebars.findKey(css, [{ name: "nopesidebar", args: [] }]);
  expect(choice?.key).toBe("cssref");
  expect(flaws).toMatchObject([
    { check: "sidebar-unknown", severity: "warning", suggestion: "cssref" },
  ]);
});

test.each([
  "http",
  "svgref",
  "xsltref",
  "webextapisidebar",
  "gamessidebar",
  "defaultapisidebar",
])("reports no page for %s, whose file is only missing", (name) => {
  const { sidebars, flaws } = openSidebars([css]);
  sidebars.findKey(css, [{ name, args: [] }]);
  expect(flaws).toEqual([]);
});

test("gives a page without any sidebar that of its area", () => {
  const { sidebars } = openSidebars([css], {
    yamlFolders: [createFolder({ "cssref.yaml": "sidebar: [/Web/CSS]" })],
  });
  expect(sidebars.findKey(css, [])).toEqual({ key: "cssref", name: "cssref" });
});

test("makes a tree of slugs when no file has the sidebar", () => {
  const nested = createPage({ slug: "Web/CSS/color/deep" });
  const { sidebars } = openSidebars([css, color, nested]);
  const choice = sidebars.findKey(color, []);
  expect(choice?.key).toBe("tree:Web/CSS");
  expect(outline(sidebars.render("tree:Web/CSS", "en-US"))).toBe("> CSS\ncolor\n  deep");
});

test("reports a bad file once and uses the next folder's", () => {
  const { sidebars, flaws } = openSidebars([css, color], {
    yamlFolders: [createFolder({ "cssref.yaml": "sidebar: 1\n" })],
    shippedFolder: createFolder({ "cssref.yaml": "sidebar: [/Web/Gone, /Web/CSS]" }),
  });
  expect(sidebars.findKey(color, [])?.key).toBe("cssref");
  expect(sidebars.findKey(css, [])?.key).toBe("cssref");
  expect(flaws).toMatchObject([{ check: "sidebar", line: 1, column: 10 }]);
  // Links of shipped files to pages in no locale are left out.
  expect(outline(sidebars.render("cssref", "en-US"))).toBe("CSS");
});

test("never reads a file outside the folders", () => {
  const outer = createFolder({ "secret.yaml": "sidebar: [/Web/CSS]" });
  const { sidebars } = openSidebars([css], { yamlFolders: [join(outer, "none")] });
  expect(sidebars.findKey(css, [{ name: "../secret", args: [] }])?.key).toBe(
    "tree:Web/CSS",
  );
});

test("expands the current WebExtensions API in a sidebar of its own", () => {
  const root = "Mozilla/Add-ons/WebExtensions/API";
  const tabs = createPage({ slug: `${root}/tabs`, pageType: "webextension-api" });
  const query = createPage({
    slug: `${root}/tabs/query`,
    pageType: "webextension-api-function",
  });
  const alarms = createPage({ slug: `${root}/alarms`, pageType: "webextension-api" });
  const { sidebars } = openSidebars([tabs, query, alarms], {
    yamlFolders: [
      createFolder({ "addonsidebar.yaml": "sidebar: [{type: webExtApi, title: APIs}]" }),
    ],
  });
  expect(sidebars.findKey(query, [])?.key).toBe("addonsidebar:tabs");
  expect(outline(sidebars.render("addonsidebar:tabs", "en-US"))).toBe(
    "APIs\n  alarms\n  tabs\n    sidebar-methods\n      query",
  );
});

test("gives global functions the sidebar of the language", () => {
  const evalPage = createPage({
    slug: "Web/JavaScript/Reference/Global_Objects/eval",
    pageType: "javascript-function",
  });
  const { sidebars } = openSidebars([evalPage], {
    yamlFolders: [createFolder({ "jssidebar.yaml": "sidebar: [/Web/JavaScript]" })],
  });
  expect(sidebars.findKey(evalPage, [{ name: "jsref", args: [] }])?.key).toBe(
    "jssidebar",
  );
});

test("renders a sidebar once per locale", () => {
  let made = 0;
  const { sidebars } = openSidebars([element], {
    platform: { findParentInterface: () => (made++, null) },
  });
  sidebars.render("apiref:Element:", "en-US");
  sidebars.render("apiref:Element:", "en-US");
  expect(made).toBe(1);
  sidebars.render("apiref:Element:", "de");
  expect(made).toBe(2);
});

test("reports a folder in the place of a sidebar file, and goes on", () => {
  const folder = createFolder({});
  mkdirSync(join(folder, "cssref.yaml"));
  const { sidebars, flaws } = openSidebars([css, color], { yamlFolders: [folder] });
  sidebars.findKey(color, []);
  expect(flaws).toMatchObject([{ check: "sidebar", severity: "error" }]);
  expect(flaws[0]?.message).toContain("EISDIR");
});
