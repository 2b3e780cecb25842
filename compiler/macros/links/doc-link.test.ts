import { expect, test } from "vitest";
import { createAreaIndex } from "../../core/area-index";
import { trackSite } from "../../incremental/track-site";
import { createTestContext, createTestPage, createTestSite } from "../test-site";
import { renderTestCall } from "../test-render";
import { renderDocLink } from "./doc-link";

test("suggests a sibling with a similar name, as a fact of each page that asks for it", () => {
  const plain = createTestSite(["Web/CSS", "Web/CSS/gap"]);
  const { site, takeDependencies } = trackSite(plain, createAreaIndex([]));

  function render(slug: string): number[] {
    const context = createTestContext({ site, page: createTestPage(slug) });
    renderDocLink({ slug: "Web/CSS/gapp", html: "gap" }, context);
    expect(context.flaws.map(({ suggestion }) => suggestion)).toEqual(["gap"]);
    return takeDependencies();
  }

  const first = render("Web/A");
  expect(first.length).toBeGreaterThan(1);
  // A page that shows the same link must be rendered again after the same changes.
  expect(render("Web/B")).toEqual(first);
});

test.each([
  ["Web/CSS/gap", false],
  ["Web/CSS/old", true],
  ["Web/CSS/none", true],
])("marks the link to %s as checked: %s", (slug, isMarked) => {
  const redirects = { "/en-US/docs/Web/CSS/old": "/en-US/docs/Web/CSS/gap" };
  const site = createTestSite(["Web/CSS", "Web/CSS/gap"], redirects);
  const html = renderDocLink({ slug, html: "x" }, createTestContext({ site }));
  expect(html.includes("data-checked")).toBe(isMarked);
});

test("keeps the question mark of a slug out of the query", () => {
  const site = createTestSite(["Glossary/Why?"]);
  const context = createTestContext({ site });
  const html = renderTestCall("glossary", ["why?#x"], context);
  expect(html).toContain('href="/en-US/docs/Glossary/why%3F#x"');
  expect(context.flaws).toEqual([]);
});

test.each([
  "cssxref",
  "domxref",
  "jsxref",
  "glossary",
  "htmlelement",
  "svgattr",
  "httpheader",
  "webextapiref",
])("refuses a fragment without a name in %s, which names no page", (name) => {
  const context = createTestContext();
  expect(renderTestCall(name, ["#x"], context)).toBe("");
  expect(context.flaws).toMatchObject([
    {
      check: "macro-call",
      message: `${name}: "#x" names no page`,
      suggestion: "[#x](#x)",
    },
  ]);
});

test.each(["httpheader", "webextapiref"])(
  "lets a fragment in the name of %s be one",
  (name) => {
    const html = renderTestCall(name, ["a#b.c()"], createTestContext());
    expect(html).toMatch(/^<a href="[^"#]*\/a#b\.c\(\)"/);
  },
);
