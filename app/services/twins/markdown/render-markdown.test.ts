import { describe, expect, test } from "vitest";
import { renderMarkdown, renderMarkdownHeading } from "./render-markdown";

const resolve = (href: string) =>
  href.startsWith("/") ? `https://docs.example${href}` : href;

const CONTEXT = {
  resolve,
  resolveSource: resolve,
  noteLabels: new Set(["Note:", "Warnung:"]),
};

function render(html: string): string {
  return renderMarkdown(html, CONTEXT);
}

function lines(...parts: string[]): string {
  return parts.join("\n");
}

describe("text", () => {
  test.each([
    ["<p>a  b\n c</p>", "a b c"],
    ["<p>2 * 3 * 4</p>", "2 \\* 3 \\* 4"],
    ["<p>snake_case and _edge_</p>", "snake_case and \\_edge\\_"],
    ["<p>a[0](b)</p>", "a\\[0\\](b)"],
    ["<p>`tick` \\ ~</p>", "\\`tick\\` \\\\ \\~"],
    ["<p>a &lt;b&gt; &lt; c</p>", "a &lt;b> < c"],
    ["<p>&amp;amp; &amp; b</p>", "&amp;amp; & b"],
    ["<p>{{page.title}} {x}</p>", "\\{\\{page.title}} {x}"],
    ["<p>Look! <a href='/a'>here</a></p>", "Look! [here](https://docs.example/a)"],
    ["<p>Look!<a href='/a'>here</a></p>", "Look\\![here](https://docs.example/a)"],
    ["<p># no heading</p>", "\\# no heading"],
    ["<p>- no list</p>", "\\- no list"],
    ["<p>1986. A year</p>", "1986\\. A year"],
    ["<p>&gt; no quote</p>", "\\> no quote"],
    ["<p>--- no rule</p>", "\\--- no rule"],
    ["<p>a<br># b</p>", "a\\\n\\# b"],
    ["<p>a<br></p>", "a"],
    ["loose <b>text</b><p>b</p>", "loose **text**\n\nb"],
    ["<p>new <constructor>a</constructor></p>", "new a"],
  ])("%s", (html, markdown) => {
    expect(render(html)).toBe(markdown);
  });
});

describe("marks", () => {
  test.each([
    ["<p><strong>a</strong> <em>b</em></p>", "**a** _b_"],
    ["<p>x<em>b</em>y</p>", "x*b*y"],
    ["<p><b>a </b>b</p>", "**a** b"],
    ["<p><b> </b>b</p>", "b"],
    ["<p><strong><code>a</code></strong>-b</p>", "**`a`**-b"],
    ["<p>x<strong>(a)</strong>b</p>", "x<strong>(a)</strong>b"],
    ["<p><strong>「値」</strong>は</p>", "<strong>「値」</strong>は"],
    ["<p><var>n</var> <del>old</del></p>", "_n_ ~~old~~"],
    [
      "<p>Press <kbd>Ctrl</kbd>, H<sub>2</sub>O</p>",
      "Press <kbd>Ctrl</kbd>, H<sub>2</sub>O",
    ],
    ["<p><q>a</q> <span>b</span> <abbr title='x'>c</abbr></p>", "“a” b c"],
    [
      '<p>x <span role="img" class="icon icon-deprecated" aria-label="Deprecated"></span></p>',
      "x (Deprecated)",
    ],
    ['<p>x <span class="badge inline optional">Optional</span></p>', "x (Optional)"],
  ])("%s", (html, markdown) => {
    expect(render(html)).toBe(markdown);
  });
});

describe("code", () => {
  test.each([
    ["<p><code>a_b*c</code></p>", "`a_b*c`"],
    ["<p><code>a`b</code></p>", "``a`b``"],
    ["<p><code>`a`</code></p>", "`` `a` ``"],
    ["<p><code>a</code><code>b</code></p>", "`a`<!---->`b`"],
    ["<p><code></code>x</p>", "x"],
    [
      '<p><code>Map&lt;<a href="/k">K</a>&gt;</code></p>',
      "`Map<`[`K`](https://docs.example/k)`>`",
    ],
  ])("%s", (html, markdown) => {
    expect(render(html)).toBe(markdown);
  });

  test("keeps a block's language, further words and spaces", () => {
    const html =
      '<div class="code-example"><div class="example-header"><span class="language-name">js</span></div>' +
      '<pre class="brush: js example-bad notranslate"><code><span class="token">a</span>(\n  1,\n);\n\n</code></pre></div>';
    expect(render(html)).toBe(lines("```js example-bad", "a(", "  1,", ");", "", "```"));
  });

  test("fences code with more backticks than it contains", () => {
    expect(render("<pre>```js\n1\n```</pre>")).toBe(
      lines("````plain", "```js", "1", "```", "````"),
    );
  });

  test("has the code of a live sample and nothing of its frame", () => {
    const html =
      '<pre class="brush: css hidden live-sample---x notranslate"><code>a {}\n</code></pre>' +
      '<div class="code-example"><div class="example-header"></div><iframe src="about:blank" data-live-id="x"></iframe></div>';
    expect(render(html)).toBe(lines("```css hidden live-sample---x", "a {}", "```"));
  });

  test("has the code of an interactive example", () => {
    const html =
      '<interactive-example><div class="interactive-example-code"><div class="code-example">' +
      '<pre class="brush: js interactive-example notranslate"><code>1;\n</code></pre></div></div>' +
      '<iframe src="about:blank"></iframe></interactive-example>';
    expect(render(html)).toBe(lines("```js interactive-example", "1;", "```"));
  });
});

describe("links and media", () => {
  test.each([
    ['<p><a href="/a" title="t">b</a></p>', "[b](https://docs.example/a)"],
    ['<p><a href="/f(x)">b</a></p>', "[b](<https://docs.example/f(x)>)"],
    ['<p><a class="page-not-created" data-href="/a">b</a></p>', "b"],
    ['<p><a href="/a"></a>b</p>', "b"],
    ['<p>a<a href="/a"> b </a>c</p>', "a [b](https://docs.example/a) c"],
    ['<p><img src="/a.png" alt="A [b]"></p>', "![A \\[b\\]](https://docs.example/a.png)"],
    [
      '<p><a href="/a"><img src="/a.png" alt="A!"></a></p>',
      "[![A!](https://docs.example/a.png)](https://docs.example/a)",
    ],
    [
      '<video><source src="/v/film.mp4"></video>',
      "[film.mp4](https://docs.example/v/film.mp4)",
    ],
    [
      '<iframe src="https://x.example/" title="Film"></iframe>',
      "[Film](https://x.example/)",
    ],
    [
      '<div class="inheritance-diagram"><svg><a href="/e"><text>Event</text></a> <path></path><a href="/u"><text>UIEvent</text></a></svg></div>',
      "[Event](https://docs.example/e) ← [UIEvent](https://docs.example/u)",
    ],
    ["<p>a <svg><text>b</text></svg></p>", "a"],
  ])("%s", (html, markdown) => {
    expect(render(html)).toBe(markdown);
  });
});

describe("blocks", () => {
  test("writes headings without the link to themselves", () => {
    expect(render('<h4 id="a"><a href="#a">A <code>b</code> #</a></h4>')).toBe(
      "#### A `b` \\#",
    );
    const heading = { level: 2, id: "x" };
    const title = '<a href="#x">X</a> <a href="#y">y</a>';
    expect(renderMarkdownHeading(title, heading, CONTEXT)).toBe("## X [y](#y)");
  });

  test("nests lists, and keeps their start", () => {
    const html =
      '<ul><li>a<ol start="3"><li>b</li><li><p>c</p></li></ol></li><li>d</li></ul>';
    expect(render(html)).toBe(lines("- a", "  3. b", "  4. c", "- d"));
  });

  test("indents blocks of an item, and separates them", () => {
    const html = "<ul><li><p>a</p><pre>x\n\ny</pre></li><li>b</li></ul>";
    expect(render(html)).toBe(
      lines("- a", "", "  ```plain", "  x", "", "  y", "  ```", "", "- b"),
    );
  });

  test("keeps neighbouring lists apart", () => {
    expect(render("<ul><li>a</li></ul><ul><li>b</li></ul>")).toBe(
      lines("- a", "", "<!---->", "", "- b"),
    );
  });

  test("ties descriptions to their terms", () => {
    const html =
      '<dl><dt id="a"><a href="#a"><code>a</code></a></dt><dd><p>One.</p></dd>' +
      "<dt>b</dt><dt>c</dt><dd>Two.</dd><dd>Three.</dd></dl>";
    expect(render(html)).toBe(
      lines("- `a`", "  - : One.", "- b, c", "  - : Two.", "  - : Three."),
    );
  });

  test("puts further blocks of a description below it", () => {
    const html = "<dl><dt>a</dt><dd><p>One.</p><pre>x</pre></dd></dl>";
    expect(render(html)).toBe(
      lines("- a", "  - : One.", "", "    ```plain", "    x", "    ```"),
    );
  });

  test.each([
    ["note", "Note:", "NOTE", ""],
    ["warning", "Warnung:", "WARNING", ""],
    ["deprecated", "Deprecated:", "WARNING", "**Deprecated:** "],
    ["experimental", "Experimental:", "NOTE", "**Experimental:** "],
  ])("writes the box %s as an alert", (kind, label, marker, kept) => {
    const html = `<div class="notecard ${kind}"><p><strong>${label}</strong>\nText.</p><p>More.</p></div>`;
    expect(render(html)).toBe(lines(`> [!${marker}]`, `> ${kept}Text.`, ">", "> More."));
  });

  test("writes a box of another kind as a note", () => {
    const html = '<div class="notecard constructor"><p>a</p></div>';
    expect(render(html)).toBe(lines("> [!NOTE]", "> a"));
  });

  test("writes callouts, quotes and details", () => {
    expect(render('<div class="callout"><h3>A</h3><p>b</p></div>')).toBe(
      lines("> [!CALLOUT]", "> ### A", ">", "> b"),
    );
    expect(render("<blockquote><p>a</p></blockquote><hr>")).toBe("> a\n\n---");
    expect(render("<details><summary>A</summary><p>b</p></details>")).toBe("**A**\n\nb");
  });
});

describe("tables", () => {
  test("writes headings, pipes and marks of cells", () => {
    const html =
      "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>" +
      "<tr><td><code>a|b</code></td><td>c | <b>d</b></td></tr></tbody></table>";
    expect(render(html)).toBe(
      lines("| A | B |", "| --- | --- |", "| `a\\|b` | c \\| **d** |"),
    );
  });

  test("gives a table without headings an empty row, and marks headings of rows", () => {
    const html = '<table><tr><th scope="row">A</th><td>b</td></tr></table>';
    expect(render(html)).toBe(lines("|  |  |", "| --- | --- |", "| **A** | b |"));
  });

  test("writes paragraphs, lists, terms and code of a cell on one line", () => {
    const html =
      "<table><tr><th>A</th></tr><tr><td><p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>" +
      "<ol><li>e</li></ol><pre>f\n\ng</pre><dl><dt>h</dt><dd>i</dd></dl>j<br>k</td></tr></table>";
    expect(render(html)).toBe(
      lines(
        "| A |",
        "| --- |",
        "| a<br>b<br>• c<br>• d<br>1. e<br>`f`<br>`g`<br>h: i<br>j<br>k |",
      ),
    );
  });

  test("repeats cells that span rows, and leaves those beside wide ones empty", () => {
    const html =
      "<table><tr><th>A</th><th>B</th><th>C</th></tr>" +
      '<tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>';
    expect(render(html)).toBe(
      lines("| A | B | C |", "| --- | --- | --- |", "| a | b |  |", "| a | c | d |"),
    );
  });

  test("puts the caption above, and survives absurd spans", () => {
    expect(render("<table><caption>T</caption><tr><th>A</th></tr></table>")).toBe(
      lines("**T**", "", "| A |", "| --- |"),
    );
    const wide = render(
      '<table><tr><td colspan="999999" rowspan="9999">a</td></tr></table>',
    );
    expect(wide.length).toBeLessThan(2_000);
  });
});

describe("formulas", () => {
  test.each([
    [
      '<p><math><semantics><mi>x</mi><annotation encoding="TeX">\\frac{1}{2}</annotation></semantics></math></p>',
      "$`\\frac{1}{2}`$",
    ],
    [
      "<p><math><mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac></math></p>",
      "$`\\frac{1}{\\sqrt{x}}`$",
    ],
    ["<p><math><constructor>x</constructor></math></p>", "$`x`$"],
    ["<p><math><mo>constructor</mo></math></p>", "$`constructor`$"],
    ["<p>A <math><msup><mi>r</mi><mn>2</mn></msup></math></p>", "A $`{r}^{2}`$"],
    [
      '<math display="block"><mi>x</mi><mo>=</mo><mn>1</mn></math>',
      "```math\nx = 1\n```",
    ],
    [
      '<table><tr><th><math display="block"><mi>x</mi></math></th></tr></table>',
      "| $`x`$ |\n| --- |",
    ],
    [
      "<p><math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable></math></p>",
      "$`\\begin{matrix} 1 & 0 \\end{matrix}`$",
    ],
  ])("%s", (html, markdown) => {
    expect(render(html)).toBe(markdown);
  });
});
