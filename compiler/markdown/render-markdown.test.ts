import fc from "fast-check";
import { expect, test } from "vitest";
import { CALL, compact, lines, OTHER_CALL, render } from "./test-render";

test("renders GFM tables with alignment and escaped pipes", () => {
  const html = compact(
    render(lines("| a | b |", "| :- | -: |", "| x \\| y | `p \\| q` |")),
  );
  expect(html).toBe(
    '<table><thead><tr><th style="text-align:left">a</th><th style="text-align:right">b</th></tr>' +
      '</thead><tbody><tr><td style="text-align:left">x | y</td><td style="text-align:right">' +
      "<code>p | q</code></td></tr></tbody></table>",
  );
});

test("renders neither strikethrough nor plain line breaks as hard ones", () => {
  expect(render("~~a~~\nb")).toBe("<p>~~a~~\nb</p>");
});

test("passes raw HTML, and reads Markdown again after a blank line in it", () => {
  expect(render("<details>\n<summary>x</summary>\n\n**a**\n\n</details>")).toBe(
    "<details>\n<summary>x</summary>\n<p><strong>a</strong></p>\n</details>",
  );
  expect(render("<!-- prettier-ignore -->\n\na")).toBe(
    "<!-- prettier-ignore -->\n<p>a</p>",
  );
});

test("passes a raw table with a blank line in it", () => {
  const table = lines(
    "<table>",
    "<tr>",
    "<td>a</td>",
    "",
    "<td>b</td>",
    "</tr>",
    "</table>",
  );
  expect(compact(render(table))).toBe("<table><tr><td>a</td><td>b</td></tr></table>");
});

test("keeps tag names in prose as text when they are escaped, and as tags when not", () => {
  expect(render("an \\<input> and `<b>`")).toBe(
    "<p>an &lt;input&gt; and <code>&lt;b&gt;</code></p>",
  );
  expect(render("an <origin> x")).toBe("<p>an <origin> x</p>");
});

test("leaves braces that are no macro call as they are", () => {
  expect(render("a {{ }} `{{x` {% y %}")).toBe("<p>a {{ }} <code>{{x</code> {% y %}</p>");
});

test("keeps invisible characters", () => {
  expect(render("a\u200Bb `\uFEFF` \u00A0x")).toBe(
    "<p>a\u200Bb <code>\uFEFF</code> \u00A0x</p>",
  );
});

test("resolves link reference definitions, and forgets them for the next page", () => {
  expect(render("[a][1] [1]\n\n[1]: /x 'y'")).toBe(
    '<p><a href="/x" title="y">a</a> <a href="/x" title="y">1</a></p>',
  );
  expect(render("[a][1]")).toBe("<p>[a][1]</p>");
});

test("keeps empty link targets and every scheme", () => {
  expect(render("[x]() [y](data:text/plain,z)")).toBe(
    '<p><a href="">x</a> <a href="data:text/plain,z">y</a></p>',
  );
});

test("shows an address in angle brackets as it is written", () => {
  expect(render("<mailto:a@b.c?subject=x%20y>")).toBe(
    '<p><a href="mailto:a@b.c?subject=x%20y">mailto:a@b.c?subject=x%20y</a></p>',
  );
});

test("keeps code, escaped characters and entities in the alternative text of an image", () => {
  expect(render("![`<p>` a\\_b &amp; *c*\n![d](e)](x.png)")).toBe(
    '<p><img src="x.png" alt="&lt;p&gt; a_b &amp; c\nd"></p>',
  );
});

test.each([
  ["/a?b=c&d#e%20f", "/a?b=c&amp;d#e%20f"],
  ["#größe", "#gr%C3%B6%C3%9Fe"],
  ["/100%", "/100%25"],
  ["/[a]", "/%5Ba%5D"],
  ["/\uD800x", "/%EF%BF%BDx"],
])("writes the destination %j as %j", (destination, href) => {
  expect(render(`[x](${destination})`)).toBe(`<p><a href="${href}">x</a></p>`);
});

test("renders heading levels, rules and nested lists as CommonMark does", () => {
  expect(compact(render("#### a\n\n---\n\n1. x\n   - y"))).toBe(
    "<h4>a</h4><hr><ol><li>x\n<ul><li>y</li></ul></li></ol>",
  );
});

const SAMPLES = [
  `- \`a\` ${CALL}\n  - : text\n\n    - b\n      - : ${OTHER_CALL}\n`,
  "> [!NOTE]\n> text\n>\n> - a\n>   - : b\n",
  "```js-nolint hidden\n\nx\n```\n",
  `## ${CALL}\n\n${CALL}\n\n**a:**${CALL} https://a.example/(b)\n`,
  `| a | ${CALL} |\n| - | - |\n| \`x \\| y\` | <br> |\n`,
  `<table>\n<td>\n\n[x](/y${CALL}) ![z](<a b>)\n\n</table>\n\n[r]: /q\n`,
];

test("survives any cut and mixture of the dialect's forms, with every placeholder intact", () => {
  const piece = fc
    .tuple(fc.constantFrom(...SAMPLES), fc.nat(80), fc.nat(80))
    .map(([sample, start, end]) =>
      sample.slice(start % sample.length, (start % sample.length) + end),
    );
  const text = fc
    .array(
      fc.oneof(
        piece,
        fc.constantFrom("\n", "\n\n", "  ", "> ", "- ", "- : ", "`", CALL),
        fc.string(),
      ),
    )
    .map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, (markdown) => {
      const html = render(markdown);
      const opened = html.match(/<dl>/g)?.length ?? 0;
      expect(html.match(/<\/dl>/g)?.length ?? 0).toBe(opened);
      expect(html).not.toMatch(/%C2%9[12]/);
    }),
    { numRuns: 400 },
  );
});
