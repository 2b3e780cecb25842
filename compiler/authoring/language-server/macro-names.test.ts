import { expect, test } from "vitest";
import { readLink, renderTestCall } from "../../macros/test-render";
import { createTestContext, createTestSite } from "../../macros/test-site";
import { listArgumentNames, toSafeName } from "./macro-names";

const CSS = "Web/CSS/Reference";
const JS = "Web/JavaScript/Reference";
const SITE = createTestSite([
  `${CSS}/Properties/color`,
  `${CSS}/Properties/fit-content`,
  { slug: `${CSS}/Values/fit-content_function`, pageType: "css-function" },
  { slug: `${CSS}/Values/color_value`, pageType: "css-type" },
  { slug: `${CSS}/Values/gradient/radial-gradient`, pageType: "css-function" },
  `${CSS}/Selectors/:hover`,
  { slug: `${JS}/Global_Objects/Array/map`, pageType: "javascript-instance-method" },
  { slug: `${JS}/Global_Objects/Array/from`, pageType: "javascript-static-method" },
  `${JS}/Operators/function`,
  `${JS}/Statements/function`,
  { slug: "Web/API/Node/appendChild", pageType: "web-api-instance-method" },
  { slug: "Web/API/URL/parse_static", pageType: "web-api-static-method" },
  { slug: "Web/API/Node/load_event", pageType: "web-api-event" },
  "Web/HTML/Reference/Elements/input/button",
  "Web/HTTP/Reference/Headers/Accept",
  "Mozilla/Add-ons/WebExtensions/API/tabs/query",
  "Glossary/Vendor_Prefix",
]);

function listNames(macro: string, index = 0): string[] {
  return listArgumentNames(SITE, "en-US", { macro, index }).map((named) =>
    toSafeName(SITE, "en-US", { ...named, macro, index }),
  );
}

test("writes names as authors do", () => {
  expect(listNames("domxref")).toEqual([
    "Node.appendChild()",
    "Node/load_event",
    "URL.parse()",
  ]);
  expect(listNames("jsxref")).toContain("Array.prototype.map()");
  expect(listNames("CSSxRef")).toContain("radial-gradient()");
  expect(listNames("glossary")).toEqual(["Vendor Prefix"]);
});

test.each([
  "cssxref",
  "jsxref",
  "domxref",
  "htmlelement",
  "httpheader",
  "webextapiref",
  "glossary",
])("proposes names by which %s finds their pages", (macro) => {
  const named = listArgumentNames(SITE, "en-US", { macro, index: 0 });
  expect(named).not.toEqual([]);
  for (const each of named) {
    const name = toSafeName(SITE, "en-US", { ...each, macro, index: 0 });
    const context = createTestContext({ site: SITE });
    const href = readLink(renderTestCall(macro, [name], context))?.href;
    expect(href?.toLowerCase()).toBe(each.page.url.toLowerCase());
  }
});

test("proposes pages for each argument of a chapter's links, and for no display text", () => {
  expect(listNames("previousmenunext", 2)).toContain("Glossary/Vendor_Prefix");
  expect(listNames("cssxref", 1)).toEqual([]);
  expect(listNames("constructor")).toEqual([]);
});
