import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestSite } from "../test-site";

const site = createTestSite([
  "Learn/One",
  "Learn/Two",
  "Learn/Why?",
  { slug: "Learn/Menu", title: "All `<p>` & more" },
  { slug: "Learn/One", locale: "de" },
  { slug: "Learn/Menu", locale: "de", title: "Alles" },
]);

function readItems(html: string): string[] {
  return [
    ...html.matchAll(/<li class="(\w+)"><a class="button secondary" href="([^"]*)">/g),
  ].map((match) => `${match[1] ?? ""} ${match[2] ?? ""}`);
}

test.each<[string, MacroArgument[], string[]]>([
  [
    "PreviousMenuNext",
    ["Learn/One", "Learn/Two", "Learn/Menu"],
    ["prev One", "menu Menu", "next Two"],
  ],
  [
    "PreviousMenuNext",
    ["", "Learn/Two", "Learn/Menu"].map((x) => x || null),
    ["menu Menu", "next Two"],
  ],
  ["PreviousNext", ["Learn/One", "Learn/Two"], ["prev One", "next Two"]],
  ["PreviousMenu", ["Learn/One", "Learn/Menu"], ["prev One", "menu Menu"]],
  ["NextMenu", ["Learn/Two", "Learn/Menu"], ["menu Menu", "next Two"]],
  ["Previous", ["Learn/One"], ["prev One"]],
  ["Next", ["learn/why?"], ["next Why%3F"]],
  ["Next", ["learn/two"], ["next Two"]],
])("renders %s%j", (macro, args, items) => {
  const html = renderTestCall(macro, args, createTestContext({ site }));
  expect(html).toMatch(/^<ul class="prev-next">/);
  expect(readItems(html)).toEqual(
    items.map((item) => item.replace(" ", " /en-US/docs/Learn/")),
  );
});

test("labels the links in the page's language and names the pages", () => {
  const html = renderTestCall(
    "PreviousMenuNext",
    ["Learn/One", "Learn/One", "Learn/Menu"],
    createTestContext({ site, locale: "de" }),
  );
  const labels = [...html.matchAll(/<span class="button-wrap">([^<]*)<\/span>/g)];
  expect(labels.map((match) => match[1])).toEqual([
    "Zurück",
    "Übersicht: Alles",
    "Weiter",
  ]);
  const titles = [...html.matchAll(/<small>([^<]*)<\/small>/g)];
  expect(titles.map((match) => match[1])).toEqual(["One", "One"]);
});

test("shows a title as text", () => {
  const html = renderTestCall(
    "NextMenu",
    [null, "Learn/Menu"],
    createTestContext({ site }),
  );
  expect(html).toContain("Overview: All &lt;p&gt; &amp; more<");
});

test("reports a missing page and keeps the other links", () => {
  const context = createTestContext({ site });
  const html = renderTestCall("PreviousNext", ["Learn/Nope", "Learn/Two"], context);
  expect(readItems(html)).toEqual(["next /en-US/docs/Learn/Two"]);
  expect(context.flaws).toMatchObject([{ check: "macro-broken-link" }]);
});

test("leads to the new address of a moved page, and reports the old one", () => {
  const moved = { "/en-US/docs/Learn/Old": "/en-US/docs/Learn/One" };
  const context = createTestContext({ site: createTestSite(["Learn/One"], moved) });
  const html = renderTestCall("Next", ["Learn/Old"], context);
  expect(readItems(html)).toEqual(["next /en-US/docs/Learn/One"]);
  expect(context.flaws).toMatchObject([
    { check: "macro-redirected-link", suggestion: "Learn/One" },
  ]);
});

test("shows nothing when no slot is filled", () => {
  expect(renderTestCall("PreviousNext", [null, null])).toBe("");
});
