import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage, createTestSite } from "../test-site";

const SITE = createTestSite(
  [
    { slug: "Glossary/Node", title: "Node" },
    { slug: "Glossary/Node/Networking", title: "Node (`net`)", status: ["deprecated"] },
    { slug: "Glossary/Node/DOM", title: "DOM node" },
    { slug: "Glossary/Node/Stub", generatedFrom: { area: "landing", key: "x" } },
    { slug: "Glossary/Node/DOM/Deeper", title: "Deeper" },
  ],
  {},
  { "Glossary/Node/DOM": "A part of <html>." },
);

test.each(["SubpagesWithSummaries", "GlossaryDisambiguation"])(
  "%s lists the children by title with their summaries",
  (name) => {
    const page = createTestPage("Glossary/Node");
    const html = renderTestCall(name, [], createTestContext({ site: SITE, page }));
    expect(html).toMatch(
      /^<dl><dt><a href="\/en-US\/docs\/Glossary\/Node\/DOM">DOM node<\/a><\/dt><dd><p>A part of &lt;html&gt;\.<\/p><\/dd><dt>/,
    );
    expect(html).toContain("Node (<code>net</code>)</a> <span");
    expect(html).not.toContain("Deeper");
    expect(html).not.toContain("Stub");
  },
);

test("sorts a title that begins with code by its text", () => {
  const site = createTestSite([
    { slug: "Code/Animal", title: "Animal" },
    { slug: "Code/break", title: "`break` statement" },
    { slug: "Code/Call", title: "Call" },
  ]);
  const context = createTestContext({ site, page: createTestPage("Code") });
  const html = renderTestCall("SubpagesWithSummaries", [], context);
  expect(html.match(/Code\/\w+/g)).toEqual(["Code/Animal", "Code/break", "Code/Call"]);
});

test("renders a text for a page without summary", () => {
  const page = createTestPage("Glossary/Node");
  const html = renderTestCall(
    "subpageswithsummaries",
    [],
    createTestContext({ site: SITE, page }),
  );
  expect(html).toContain("<dd><p>No summary is available.</p></dd>");
});

test("shows nothing for a page without children", () => {
  expect(renderTestCall("subpageswithsummaries")).toBe("");
});

test("shows a title as code when it is the name of a feature", () => {
  const site = createTestSite([
    {
      slug: "Web/CSS/Reference/At-rules/@media",
      title: "@media",
      pageType: "css-at-rule",
    },
    { slug: "Web/CSS/Reference/At-rules/Guide", title: "Using_it", pageType: "guide" },
    { slug: "Web/CSS/Reference/At-rules/x", title: "A rule: x", pageType: "css-at-rule" },
  ]);
  const page = createTestPage("Web/CSS/Reference/At-rules");
  const html = renderTestCall(
    "subpageswithsummaries",
    [],
    createTestContext({ site, page }),
  );
  expect([...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code)).toEqual([
    "@media",
  ]);
});

test("groups a long list of generated pages, with Baseline and a mark for the filter", () => {
  const slug = (at: number) => `Web/API/${at < 40 ? "A" : "B"}${at}`;
  const site = createTestSite(
    Array.from({ length: 61 }, (_, at) => ({
      slug: slug(at),
      browserCompat: [`api.${at}`],
      generatedFrom: { area: "api" as const, key: "x" },
    })),
  );
  const page = createTestPage("Web/API");
  const context = createTestContext({ site, page });
  const high = {
    baseline: "high",
    baseline_high_date: "2020-01-01",
    support: {},
  } as const;
  const platform = { ...context.platform, findBaseline: () => high as never };
  const html = renderTestCall("SubpagesWithSummaries", [], { ...context, platform });
  expect(html).toMatch(/^<div class="list-filter" hidden>Filter this page<\/div>/);
  expect(html.match(/<summary>.*?<\/summary>/g)).toEqual([
    "<summary>A (40)</summary>",
    "<summary>B (21)</summary>",
  ]);
  expect(html).toContain("Baseline widely available since 2020.</p></dd>");
});
