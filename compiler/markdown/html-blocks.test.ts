import { expect, test } from "vitest";
import type { RawMarkdown } from "./html-blocks";
import { renderMarkdown } from "./render-markdown";

function render(text: string): { html: string; found: RawMarkdown[] } {
  const found: RawMarkdown[] = [];
  const html = renderMarkdown(text, {
    locale: "en-US",
    translate: (id) => id,
    onRawMarkdown: (raw) => found.push(raw),
  });
  return { html, found };
}

test.each([
  ["[`X`](/en-US/docs/X)", '<a href="/en-US/docs/X"><code>X</code></a>'],
  ["see [the page](#part).", 'see <a href="#part">the page</a>.'],
  ["[a](https://a.example/?b=1&c=2)", '<a href="https://a.example/?b=1&amp;c=2">a</a>'],
  ["`width` and `<col>`", "<code>width</code> and <code>&lt;col&gt;</code>"],
  ["`&lt;col>`", "<code>&lt;col&gt;</code>"],
])("shows %j inside HTML as meant", (written, html) => {
  expect(render(`<table><tr><td>\n${written}\n</td></tr></table>`).html).toContain(
    `<td>\n${html}\n</td>`,
  );
});

test.each([
  "<pre>[a](/b) `c`</pre>",
  "<td><code>[a](/b)</code></td>",
  "<div><script>let a = `b` + c[d](/e/);</script></div>",
  '<td title="`a` [b](/c)">x</td>',
  "<td><a href='/x'>[a](/b)</a></td>",
  "<div><!-- [a](/b) `c` --></div>",
  "<td>a[0](1) and [x](javascript:alert)</td>",
  "<td>one ` and\nanother `</td>",
  "<td>[ ] [x] (no link)</td>",
])("leaves %j alone", (html) => {
  const { html: rendered, found } = render(html);
  expect(found).toEqual([]);
  expect(rendered).toBe(html);
});

test.each(["<a ", "<code>", "<!--"])(
  "reads thousands of %j that are never closed",
  (open) => {
    const html = `<div>\n${open.repeat(300_000)}`;
    expect(render(`${html}\n\`a\``).html).toBe(`${html}\n<code>a</code>`);
  },
);

test("reports the line of each", () => {
  const { found } = render(
    "Text `code`.\n\n<table>\n<tr><td>x</td>\n<td>[`a`](/b)</td></tr>\n</table>\n",
  );
  expect(found).toEqual([
    { line: 4, written: "[`a`](/b)", html: '<a href="/b"><code>a</code></a>' },
  ]);
});

test("reports thousands of them", () => {
  const { found } = render(`<div>\n${"`a`\n".repeat(100_000)}</div>`);
  expect(found.at(-1)?.line).toBe(100_000);
});
