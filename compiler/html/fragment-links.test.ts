import { expect, test } from "vitest";
import { createTestPage, runFinish } from "../sections/test-job";

const PAGE = '<h2>Über uns</h2><p id="Note">Text</p><dl><dt>Term</dt><dd>x</dd></dl>';

function link(href: string, page = PAGE) {
  return runFinish(`<p><a href="${href}">x</a></p>${page}`).flaws;
}

test.each([
  "#über_uns",
  "#%C3%BCber_uns",
  "#note",
  "#term",
  "#",
  "#top",
  "#:~:text=uns",
  "#note:~:text=Text",
  "#compat-api.Document.append",
])("says nothing about %s, which is there", (href) => {
  expect(link(href)).toEqual([]);
});

test("leads a fragment with capital letters to the id, with a warning", () => {
  const { content, flaws } = runFinish(`<p><a href="#Über_uns">x</a></p>${PAGE}`);
  expect(content).toContain('<a href="#%C3%BCber_uns">x</a>');
  expect(flaws).toMatchObject([
    { check: "ill-cased-fragment", suggestion: "#%C3%BCber_uns", line: 1, column: 13 },
  ]);
});

test("leaves the fragment of one of several compatibility tables as it is", () => {
  const keys = ["api.Node", "api.Node.after"];
  const tables = keys.map(
    (key) => `<div class="bc-data" data-query="${key}" data-multiple="true"></div>`,
  );
  const { content, fragments, flaws } = runFinish(
    `<p><a href="#api.Node">x</a></p><h2>Compat</h2>${tables.join("")}`,
    { page: createTestPage({ slug: "Web/Test", browserCompat: keys }) },
  );
  expect(fragments).toContain("api.Node");
  expect(content).toContain('<a href="#api.Node">x</a>');
  expect(flaws).toEqual([]);
});

test("leads to an article's id that the page around it has too", () => {
  const { content, flaws } = runFinish(
    '<p><a href="#content:~:text=wren">x</a></p><dl><dt>Content</dt><dd>A wren.</dd></dl>',
  );
  expect(content).toContain('<a href="#content_2:~:text=wren">x</a>');
  expect(content).toContain('<dt id="content_2">');
  expect(flaws).toEqual([]);
});

test("reports a link to an id that the page around the article alone has", () => {
  expect(link("#content")).toMatchObject([{ check: "broken-fragment" }]);
});

test("reports a link to a missing id, with the closest one", () => {
  expect(link("#über-uns")).toEqual([
    {
      check: "broken-fragment",
      severity: "warning",
      message: "No element on this page has the id that #über-uns leads to.",
      suggestion: "#über_uns",
      line: 1,
      column: 13,
    },
  ]);
});

test("suggests nothing when no id is close", () => {
  expect(link("#elsewhere")).toMatchObject([{ suggestion: null }]);
});

test("reports thousands of links to missing ids on a page of thousands", () => {
  const numbers = Array.from({ length: 4_000 }, (_, at) => `section-number-${at}`);
  const html = numbers.map((id) => `<a id="${id}" href="#x-${id}">x</a>`).join("");
  const { flaws } = runFinish(html);
  expect(flaws).toHaveLength(numbers.length);
  expect(flaws.at(-1)).toMatchObject({ check: "broken-fragment", suggestion: null });
  expect(flaws[0]).toMatchObject({ suggestion: "#section-number-0" });
});

test("finds the link in Markdown, not the same fragment of another page", () => {
  const body = "[a](/de/docs/Web/Test#gone)\n[b](#gone)";
  const html = '<p><a href="#gone">b</a></p>';
  const { flaws } = runFinish(html, { source: { body, firstLine: 5 } });
  expect(flaws).toMatchObject([{ line: 6, column: 5 }]);
});

test("keeps the link: a reader still gets to the page", () => {
  expect(runFinish('<p><a href="#gone">b</a></p>').content).toContain('href="#gone"');
});

test("finds a link that the parser has encoded", () => {
  const source = { body: "[b](#früher)", firstLine: 1 };
  const html = '<p><a href="#fr%C3%BCher">b</a></p>';
  expect(runFinish(html, { source }).flaws).toMatchObject([{ line: 1, column: 5 }]);
});

test("does not report a link that a macro made", () => {
  const source = { body: "{{Deprecated_Header}}", firstLine: 1 };
  const html = '<p><a href="#browser_compatibility">b</a></p>';
  expect(runFinish(html, { source }).flaws).toEqual([]);
});
