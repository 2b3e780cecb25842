import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { parseWellFormed } from "./parse-well-formed";
import { isElement, isText, type ChildNode, type Container } from "../core/tree";

/** A tree as nested arrays, without what the two parsers need not share. */
function outline(container: Container): unknown[] {
  return container.childNodes.map((node: ChildNode) => {
    if (isText(node)) return node.value;
    if (!isElement(node)) return node.nodeName;
    const attrs = node.attrs.map(({ name, value }) => [name, value]);
    return [node.tagName, node.namespaceURI, attrs, outline(node)];
  });
}

test.each([
  ["paragraphs and links", '<p>a <a href="/x?a=1&amp;b=2">b <code>c</code></a></p>\n'],
  ["bare ampersands and quotes", "<p>a & b &quot;c&quot; &#39;d&#39; &lt;</p>"],
  ["lists in lists", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
  ["definition lists", '<dl><dt id="a">a</dt><dd><p>b</p></dd></dl>'],
  ["tables", "<table>\n<thead><tr><th>a</th></tr></thead>\n<tbody></tbody></table>"],
  ["a list in a cell", "<table><tbody><tr><td><p>a</p></td></tr></tbody></table>"],
  ["code with its first newline", "<pre>\n\n a</pre><pre><code>\nb</code></pre>"],
  ["elements without end", "a<br>b<br />c<hr><img alt src='x'>".replaceAll("'", '"')],
  ["an empty frame", '<iframe title="a"></iframe><p>b</p>'],
  ["comments", "<!-- a --><p>b<!----></p><!-- c --->"],
  ["rows without their group", "<table> <tr><td>a</td></tr> <tfoot></tfoot></table>"],
  ["a caption", "<table><caption>a</caption><tbody></tbody></table>"],
  ["line breaks in tags", '<p><a\n  href="/x"\n  >b</a\n></p>'],
  ["common character references", "<p>&nbsp;&#x3C;&#39;&mdash;</p>"],
  ["a diagram", '<svg viewBox="0 0 1 1"><a href="/x"><rect x="1"></rect></a></svg>'],
  ["three equal elements in each other", "<em><em><em><em>a</em></em></em></em>b"],
])("reads %s as a full parser does", (_name, source) => {
  const tree = parseWellFormed(source);
  expect(tree && outline(tree)).toEqual(outline(parseFragment(source)));
});

test.each([
  ["an element left open", "<p>a"],
  ["an end tag without start", "a</p>"],
  ["crossed elements", "<em><strong>a</em></strong>"],
  ["a block in a paragraph", "<p><div>a</div></p>"],
  ["a link in a link", '<a href="/a"><em><a href="/b">b</a></em></a>'],
  ["an item outside a list", "<div><li>a</li></div>"],
  ["text between rows", "<table><tbody>a<tr><td>b</td></tr></tbody></table>"],
  ["a heading in a heading", "<h2><h3>a</h3></h2>"],
  ["no-break space between rows", "<table>\u00a0</table>"],
  ["a comment that ends early", "<!-->a-->"],
  ["a comment with an odd end", "<!-- a --!> b -->"],
  ["HTML in a picture", "<svg><p>a</p></svg>"],
  ["an attribute that pictures spell otherwise", '<svg viewbox="0"></svg>'],
  ["a formula", "<math><mi>x</mi></math>"],
  ["a script", "<script>a</script>"],
  ["an unknown element", "<origin>a</origin>"],
  ["an unknown character reference", "<p>&ouml;</p>"],
  ["a number that stands for another character", "<p>&#150;</p>"],
  ["a reference without its semicolon", "<p>&ltb</p>"],
  ["an attribute in other quotes", "<p title='a'>b</p>"],
  ["an attribute twice", '<p id="a" id="b">c</p>'],
  ["capitals", "<P>a</P>"],
  ["a frame with content", "<iframe><p>a</p></iframe>"],
  ["characters that a parser replaces", "a\0b"],
])("leaves %s to a full parser", (_name, source) => {
  expect(parseWellFormed(source)).toBeNull();
});

const TAGS =
  `p div ul li dl dt dd table tbody tr td a em code strong span h2 h3 pre br hr img
  blockquote details summary iframe svg g a path text b kbd caption thead`.split(/\s+/);
const part = fc.oneof(
  fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
  fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
  fc.constantFrom(
    "a",
    " ",
    "\n",
    "&amp;",
    "&lt;",
    "&",
    '<a href="/x">',
    "<!---->",
    "<",
    "<!-->",
  ),
  fc.constantFrom(
    "&nbsp;",
    "&#x3C;",
    "&#150;",
    "</a >",
    "<p\n>",
    '<rect x="1">',
    "\u00a0",
  ),
);
/** Elements closed where they should be, so that many of the texts are well-formed. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie("node"), { maxLength: 3 }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { maxDepth: 5 },
    part,
    fc.tuple(fc.constantFrom(...TAGS), tie("tree")).map(([t, s]) => `<${t}>${s}</${t}>`),
  ),
}));

test("never reads a text otherwise than a full parser", () => {
  let read = 0;
  const sources = fc.oneof(
    tree,
    fc.array(part, { maxLength: 8 }).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(sources, (source) => {
      const own = parseWellFormed(source);
      if (!own) return;
      read++;
      expect(outline(own)).toEqual(outline(parseFragment(source)));
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(300);
});
