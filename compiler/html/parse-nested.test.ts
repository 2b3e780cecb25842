import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { parseNested } from "./parse-nested";

/** Writes a tree with the name of each node's parent, because the trees themselves are circular. */
function write(tree: unknown): string {
  return JSON.stringify(tree, (key, value: { nodeName: string } | null) =>
    key === "parentNode" ? (value?.nodeName ?? null) : value,
  );
}

test.each([
  "",
  "a &amp; b &lt;c&gt; &quot;",
  "&copy; &#x3C; &notit; &amp;lt; & &copy=1",
  '<p>a <code>b</code><br>c<img src="a.png" alt="&amp;lt;&nbsp;&copy=1" hidden></p>\n<hr />',
  "<ul>\n<li>a<ul><li>b</li></ul></li>\n</ul><dl><dt>a</dt><dd><p>b</p></dd></dl>",
  '<table>\n<caption>a</caption><thead> <tr><th scope="col">a</th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table>b',
  "<pre>\n\na</pre><pre>&lt;\n</pre><pre><code>\na</code></pre>",
  '<a\n  href="/a"\n  ><b>c</b></a\n>',
  "a<!-- b - c -->d",
  '<custom-element><iframe src="/a"></iframe></custom-element>',
])("reads %j as parse5 does", (html) => {
  expect(write(parseNested(html))).toBe(write(parseFragment(html)));
});

test.each([
  "<p>a",
  "a</p>",
  "<b><i>a</b></i>",
  "<p><div></div></p>",
  "<a><b><a></a></b></a>",
  "<h2><h3></h3></h2>",
  "<ul><li><li></li></li></ul>",
  "<div><li></li></div>",
  "<table><tr><td></td></tr></table>",
  "<table>a<tbody></tbody></table>",
  "<table><p></p></table>",
  "<td></td>",
  "<div/>",
  "<DIV></DIV>",
  "<p id=a></p>",
  "<p id='a'></p>",
  '<p id="a"class="b"></p>',
  '<p id="a" id="b"></p>',
  '<p id="a',
  "<p =></p>",
  "a < b",
  "<!doctype html>",
  "<?a>",
  "<!-- a --!> b -->",
  "<!--> a -->",
  "<!-- a <!-- b -->",
  "<!-- a --->",
  "<!---->",
  "a\r\nb",
  "a\0b",
  "<pre>&NewLine;a</pre>",
  "<pre>&#10;a</pre>",
  "<script></script>",
  "<svg></svg>",
  "<math></math>",
  "<form></form>",
  "<template></template>",
  "<iframe><p></p></iframe>",
  "</br>",
])("leaves %j to parse5", (html) => {
  expect(parseNested(html)).toBeNull();
});

const NAMES =
  `a b code em p div ul ol li dl dt dd h2 h3 table caption thead tbody tr th td pre span
  section details summary figure blockquote custom-tag iframe br img hr tfoot video source`.split(
    /\s+/,
  );
const TEXT = fc.oneof(
  fc.constantFrom("a", " ", "\n", "&", ";", "&lt", "&amp;", "&copy", "&#10;", "#", "é"),
  fc.constantFrom('"', "=", "'", ">", "-", "\u00A0", "\f", "\t", "b c", "x1"),
);
const ATTRIBUTES = fc
  .array(
    fc.oneof(
      fc.constantFrom(' id="a"', " hidden", "\n", ' title="&amp;&lt"', ' class="a b"'),
      fc.constantFrom(" id=a", "/", ' id="', " ID", " data-a='b'", ' a="<p>"', "\u00A0"),
    ),
    { maxLength: 2 },
  )
  .map((parts) => parts.join(""));

/** Mostly well-formed, so that the reader comes far, with any element in any other. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    TEXT,
    fc.constantFrom("<br>", "<hr>", "<!-- a -->", "<!--a-b-->", '<img alt="&quot;" />'),
    fc
      .tuple(fc.constantFrom(...NAMES), ATTRIBUTES, tie("tree"))
      .map(([name, attributes, inner]) => `<${name}${attributes}>${inner}</${name}>`),
  ),
  tree: fc.array(tie("node"), { maxLength: 5 }).map((nodes) => nodes.join("")),
}));
const TABLE = tree.map(
  (inner) =>
    `<table> <tbody><tr><td>${inner}</td></tr>\n</tbody></table><ul><li>${inner}</li></ul>`,
);
const PIECES = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NAMES).map((name) => `<${name}>`),
      fc.constantFrom(...NAMES).map((name) => `</${name}>`),
      fc.constantFrom(
        "<!--",
        "-->",
        "--!>",
        "<!",
        "</",
        "<",
        "/>",
        "\0",
        "\r\n",
        "<svg>",
      ),
      TEXT,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("reads the same tree as parse5 from any text that it reads", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.oneof(tree, TABLE, PIECES), (html) => {
      const nested = parseNested(html);
      if (!nested) return;
      read++;
      expect(write(nested)).toBe(write(parseFragment(html)));
    }),
    { seed: 5, numRuns: 4000 },
  );
  expect(read).toBeGreaterThan(500);
});
