import { expect, test } from "vitest";
import { createGeneratedPage, createReferenceTestContext } from "../parts/test-context";
import { landing } from ".";
import { listLandingPages } from "./list-landing-pages";
import { groupByKind } from "./page-type-labels";

test("makes each missing ancestor once", () => {
  const sidebar = [{ name: "apiref", args: ["Shapes"] }];
  const pages = [
    { slug: "Web/API/Circle/draw", sidebar },
    { slug: "Web/Odd_things/One", sidebar: [] },
  ];
  const isTaken = (slug: string): boolean => slug === "Web/API";
  expect(listLandingPages(pages, isTaken)).toMatchObject([
    { slug: "Web", title: "Web technology for developers", pageType: "landing-page" },
    { slug: "Web/API/Circle", title: "Circle", pageType: "web-api-interface", sidebar },
    { slug: "Web/Odd_things", title: "Odd things", pageType: "landing-page" },
  ]);
});

test("lists child pages by kind and title", () => {
  const context = createReferenceTestContext({
    pages: [
      { slug: "Web/API/B", pageType: "web-api-interface", status: ["deprecated"] },
      { slug: "Web/API/A", pageType: "web-api-interface" },
      { slug: "Web/API/A/deep", pageType: "web-api-instance-method" },
      { slug: "Web/API/A_API", pageType: "web-api-overview" },
      { slug: "Web/API/Odd", pageType: "unheard-of" },
      { slug: "Web/API/Odder", pageType: "constructor" },
    ],
  });
  const page = createGeneratedPage({ slug: "Web/API", title: "Web `APIs`" });
  const html = landing.renderBody(page, context);
  expect(html).toMatch(
    /^<p><strong>Web APIs<\/strong>: 1 API, 2 interfaces, and 2 pages, each with its support in browsers\.<\/p>/,
  );
  expect(html.match(/(?<=<h2>|<a href="\/en-US\/docs\/)[^<"]+/g)).toEqual([
    "APIs",
    "Web/API/A_API",
    "Interfaces",
    "Web/API/A",
    "Web/API/B",
    "Pages",
    "Web/API/Odd",
    "Web/API/Odder",
  ]);
  expect(html).toMatch(/>B<\/a> <span [^>]*icon-deprecated/);
});

test("speaks of a single page in the singular", () => {
  const pages = [{ slug: "Web/URI/Reference", pageType: "landing-page" }];
  const page = createGeneratedPage({ slug: "Web/URI", title: "URIs" });
  expect(landing.renderBody(page, createReferenceTestContext({ pages }))).toMatch(
    /^<p><strong>URIs<\/strong>: 1 topic, with its support in browsers\.<\/p>/,
  );
});

test("groups a long list by the letters of its names", () => {
  const pages = Array.from({ length: 61 }, (_, at) => ({
    slug: `Web/HTML/Reference/Elements/${at < 60 ? "a" : "b"}${at}`,
    pageType: "html-element",
  }));
  const context = createReferenceTestContext({ pages });
  const page = createGeneratedPage({ slug: "Web/HTML/Reference/Elements" });
  const html = landing.renderBody(page, context);
  expect(html.match(/(?<=<summary>)[^<]+/g)).toEqual(["A (60)", "B (1)"]);
  expect(html).toContain('<div class="list-filter" hidden>');
});

test("describes a page of a list by our text", () => {
  const slug = "Web/HTTP/Reference/Headers/Age";
  const generatedFrom = { area: "http", key: "http.headers.Age" } as const;
  const pages = [{ slug, pageType: "http-header", generatedFrom }];
  const context = createReferenceTestContext({ pages });
  const page = createGeneratedPage({ slug: "Web/HTTP/Reference/Headers" });
  expect(landing.renderBody(page, context)).toContain("<dd>Gives the seconds that");
});

test("puts two types of one kind under one heading", () => {
  const pages = [{ pageType: "css-property" }, { pageType: "css-shorthand-property" }];
  expect(groupByKind(pages)).toEqual([["Properties", pages]]);
});

test("says what an instruction does", () => {
  const key = "webassembly.instructions.sub";
  const generatedFrom = { area: "webassembly", key } as const;
  const slug = "WebAssembly/Reference/Numeric/sub";
  const facts = { browserCompat: [key], pageType: "webassembly-instruction" };
  const context = createReferenceTestContext({
    pages: [{ slug, ...facts, generatedFrom }],
    compat: { webassembly: { instructions: { sub: { __compat: { support: {} } } } } },
  });
  const page = createGeneratedPage({ slug: "WebAssembly/Reference/Numeric" });
  expect(landing.renderBody(page, context)).toContain("<dd>Subtracts the second number");
});
