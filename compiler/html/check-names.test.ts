import { expect, test } from "vitest";
import { runFinish } from "../sections/test-job";

function listFlaws(html: string, body = html): string[] {
  const { flaws } = runFinish(html, { source: { body, firstLine: 5 } });
  return flaws.map(({ check, line, message }) => `${check} ${line ?? "-"} ${message}`);
}

test.each([
  ["<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2><h3>e</h3>", "## a"],
  ["<h2>a</h2><blockquote><h4>b</h4></blockquote>", "## a\n> #### b"],
  ['<h2 data-macro=""><a href="#top">a</a></h2>', "## a"],
  ['<p id="a">x</p><h2>a</h2>', "## a"],
  // A macro made the heading, so the file does not contain it.
  ["<h2>a</h2><h4>made</h4>", "## a\n{{x}}"],
])("finds nothing wrong with %s", (html, body) => {
  expect(listFlaws(html, body)).toEqual([]);
});

test("reports a heading that skips a level, with the right level", () => {
  const html = "<h2>a</h2><h4>b</h4><h5>c</h5><h1>d</h1>";
  expect(listFlaws(html, "## a\n#### b\n##### c\n# d")).toEqual([
    'heading-level 6 The heading "b" has level 4, but 3 is the next one here.',
    'heading-level 8 The heading "d" has level 1, but 2 is the next one here.',
  ]);
  expect(listFlaws("<h3>b</h3>", "### b")).toHaveLength(1);
});

test("reports a heading with code and emphasis at its line", () => {
  const html = "<h2>a</h2><h4>The <code>b</code> of <em>c</em></h4>";
  expect(listFlaws(html, "## a\n`#### The b`\n#### The `b` of _c_")).toEqual([
    'heading-level 7 The heading "The b of c" has level 4, but 3 is the next one here.',
  ]);
});

test("reports a heading with an element of an unknown name", () => {
  const html = "<h2>a</h2><h4><code>new</code> <constructor>b</constructor></h4>";
  expect(listFlaws(html, "## a\n#### `new` b")).toContainEqual(
    expect.stringMatching(/^heading-level 6 /),
  );
});

test("reports a link in a heading and a heading in a link", () => {
  const html = '<h2><a href="#a">a</a></h2><a href="#b"><h2>b</h2></a>';
  expect(listFlaws(html, '## [a](#a)\n<a href="#b"><h2>b</h2></a>')).toEqual([
    'heading-link 5 The heading "a" contains a link, so it can\'t link to itself.',
    'heading-link 6 The heading "b" is inside a link.',
  ]);
});

test("reports a duplicate id", () => {
  expect(listFlaws('<p id="A">x</p>\n<p id="a">y</p>')).toEqual([
    'duplicate-id 6 The id "a" is taken; this one became "a_2".',
  ]);
});
