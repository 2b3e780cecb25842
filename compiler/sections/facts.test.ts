import { expect, test } from "vitest";
import { parseFragment } from "parse5";
import { createTestPage, createTestSite, runFinish } from "./test-job";
import { getSummary, listParents, toPageTitle } from "./facts";

const PAGES = [
  createTestPage({ slug: "Web", title: "Web technology", shortTitle: "References" }),
  createTestPage({ slug: "Web/CSS", title: "CSS: Styles", shortTitle: "CSS" }),
  createTestPage({
    slug: "Web/CSS/Guides/Grid",
    title: "`grid` guide",
    shortTitle: "`grid`",
  }),
  createTestPage({ slug: "Web/CSS/Reference/Selectors/::picker", title: "`::picker()`" }),
  createTestPage({ slug: "Web/Accessibility/ARIA", shortTitle: "ARIA" }),
  createTestPage({ slug: "Web/Accessibility/ARIA/Reference/Roles", title: "Roles" }),
  createTestPage({ slug: "Web/API", locale: "en-US", shortTitle: "Web APIs" }),
  createTestPage({ slug: "Web/API/Node", title: "Node" }),
  createTestPage({ slug: "Mozilla", shortTitle: "Mozilla" }),
  createTestPage({ slug: "Mozilla/Add-ons/manifest.json", title: "manifest.json" }),
  createTestPage({ slug: "Games/Tools", title: "Tools" }),
  createTestPage({ slug: "orphaned/Web/CSS/Old", title: "Old" }),
];
const SITE = createTestSite(PAGES);

function getPage(slug: string): (typeof PAGES)[number] {
  const page = PAGES.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`No test page ${slug}`);
  return page;
}

test.each([
  ["Web", "Web technology | Site"],
  ["Web/CSS", "CSS: Styles | Site"],
  ["Web/CSS/Guides/Grid", "grid guide - CSS | Site"],
  ["Web/CSS/Reference/Selectors/::picker", "::picker() - CSS | Site"],
  ["Web/Accessibility/ARIA/Reference/Roles", "Roles - ARIA | Site"],
  ["Web/API/Node", "Node - Web APIs | Site"],
  ["Mozilla/Add-ons/manifest.json", "manifest.json - Mozilla | Site"],
  ["Games/Tools", "Tools | Site"],
])("titles the page %s %j", (slug, title) => {
  expect(toPageTitle(getPage(slug), SITE, "Site")).toBe(title);
});

test.each([
  ["Web", ["References /de/docs/Web"]],
  [
    "Web/CSS/Guides/Grid",
    [
      "References /de/docs/Web",
      "CSS /de/docs/Web/CSS",
      "grid /de/docs/Web/CSS/Guides/Grid",
    ],
  ],
  [
    "Web/API/Node",
    [
      "References /de/docs/Web",
      "Web APIs /en-US/docs/Web/API",
      "Node /de/docs/Web/API/Node",
    ],
  ],
  ["orphaned/Web/CSS/Old", ["Old /de/docs/orphaned/Web/CSS/Old"]],
])("lists the parents of %s", (slug, expected) => {
  const parents = listParents(getPage(slug), SITE);
  expect(parents.map(({ title, uri }) => `${title} ${uri}`)).toEqual(expected);
});

test.each([
  [
    "<h2>x</h2><p> </p><p>First <b>one</b>\n &amp; more.</p><p>Second</p>",
    "First one & more.",
  ],
  [
    '<div class="notecard"><p>Note</p></div><p class="notecard">Note</p><p>Text</p>',
    "Text",
  ],
  ["<ul><li><p>In a list</p></li></ul>", ""],
])("summarises %s", (html, summary) => {
  expect(getSummary(parseFragment(html))).toBe(summary);
});

test("keeps links and ids out of the table of contents", () => {
  const heading =
    '<h2 data-macro=""><a href="/discord" title="a>b"><code id="c">Sec-X</code></a></h2>';
  const { toc, sections } = runFinish(heading);
  expect(toc).toEqual([{ id: "sec-x", text: "<code>Sec-X</code>" }]);
  expect(sections[0]?.value.title).toContain('<a href="/discord"');
});

test("keeps untitled and empty headings out of the table of contents", () => {
  const { toc } = runFinish("<p>a</p><h2></h2><h3>Sub</h3>");
  expect(toc).toEqual([{ id: "sub", text: "Sub", sub: true }]);
});
