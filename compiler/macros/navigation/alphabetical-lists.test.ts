import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContentData, createTestContext, createTestSite } from "../test-site";

const CSS = "Web/CSS/Reference";
const SITE = createTestSite([
  { slug: "Web/API/Node", title: "Node", pageType: "web-api-interface" },
  {
    slug: "Web/API/Attr",
    title: "Attr",
    pageType: "web-api-interface",
    status: ["experimental"],
  },
  { slug: "Web/API/Node/clone", title: "clone", pageType: "web-api-instance-method" },
  { slug: "Web/API/Fetch_API", title: "Fetch API", pageType: "web-api-overview" },
  { slug: `${CSS}/Properties/color`, title: "color", pageType: "css-property" },
  { slug: `${CSS}/Selectors/:checked`, title: ":checked", pageType: "css-pseudo-class" },
  { slug: `${CSS}/Values/calc`, title: "calc()", pageType: "css-function" },
  { slug: `${CSS}/Properties`, title: "Properties", pageType: "listing-page" },
]);

/** Returns letters and entries in order. */
function outline(html: string): string[] {
  return [...html.matchAll(/<h3>(.*?)<\/h3>|<li>(.*?)<\/li>/g)].map(
    ([, letter, entry]) => letter ?? (entry ?? "").replace(/<[^>]*>/g, "").trim(),
  );
}

test("APIListAlpha lists interfaces by letter, with badges", () => {
  const html = renderTestCall("APIListAlpha", [], createTestContext({ site: SITE }));
  expect(outline(html)).toEqual(["A", "Attr", "N", "Node"]);
  expect(html).toMatch(/^<div class="index">/);
  expect(html).toContain('<code>Attr</code></a> <span role="img"');
});

test("CSS_Ref lists every kind of feature, marks aside", () => {
  const html = renderTestCall("CSS_Ref", [], createTestContext({ site: SITE }));
  expect(outline(html)).toEqual(["C", "calc()", ":checked", "color"]);
});

test("a translation lists the pages that only en-US has, too", () => {
  const context = createTestContext({ site: SITE, locale: "de" });
  expect(outline(renderTestCall("css_ref", [], context))).toHaveLength(4);
});

test.each(["ListGroups", "APIListAlpha", "CSS_Ref"])(
  "%s names the translation's locale in links to pages that only en-US has",
  (name) => {
    const context = createTestContext({ site: SITE, locale: "de" });
    const links = renderTestCall(name, [], context).match(/href="[^"]*/g) ?? [];
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !link.startsWith('href="/de/docs/'))).toEqual([]);
  },
);

test("ListGroups lists the groups of the content's data that have a page", () => {
  const contentData = createTestContentData({
    listApiGroups: () => [
      { name: "Fetch", overview: "Fetch API" },
      { name: "Gone", overview: "Gone API" },
    ],
  });
  const context = createTestContext({ site: SITE, contentData });
  expect(outline(renderTestCall("ListGroups", [], context))).toEqual(["F", "Fetch API"]);
});

test.each(["ListGroups", "APIListSpecs"])(
  "%s lists overview pages where no data names groups",
  (name) => {
    const html = renderTestCall(name, [], createTestContext({ site: SITE }));
    expect(outline(html)).toEqual(["F", "Fetch API"]);
  },
);

test("shows nothing when there is nothing to list", () => {
  expect(renderTestCall("apilistalpha")).toBe("");
});
