import { expect, test } from "vitest";
import { CALL, lines, render } from "../../compiler/markdown/test-render";

function fence(info: string, ...code: string[]): string {
  return render(lines("```" + info, ...code, "```"));
}

test("writes a shown block with its language as header", () => {
  expect(fence("js example-bad", 'a < b && "c";')).toBe(
    '<div class="code-example"><div class="example-header"><span class="language-name">js</span>' +
      '</div><pre class="brush: js example-bad notranslate"><code>a &lt; b &amp;&amp; "c";\n' +
      "</code></pre></div>",
  );
});

test.each([
  ["js-nolint", "brush: js notranslate"],
  [
    "css-nolint live-sample___a-nolint  hidden",
    "brush: css live-sample___a hidden notranslate",
  ],
  ["js no-lint", "brush: js no-lint notranslate"],
  ['js x"y&lt;', "brush: js x&quot;y&lt; notranslate"],
])("turns the info string %j into classes", (info, className) => {
  expect(fence(info, "x")).toContain(`<pre class="${className}">`);
});

test.each([
  "hidden",
  "interactive-example",
  "interactive-example-choice",
  "live-sample___x hidden",
])("leaves out the header with the word %s", (word) => {
  const html = fence(`css ${word}`, "x");
  expect(html).toBe(
    `<div class="code-example"><pre class="brush: css ${word} notranslate"><code>x\n</code></pre></div>`,
  );
});

test("writes plain text without box, header and code element", () => {
  expect(fence("plain", "<x>")).toBe(
    '<pre class="brush: plain notranslate">&lt;x&gt;\n</pre>',
  );
  expect(fence("plain-nolint", "x")).toBe(
    '<pre class="brush: plain notranslate">x\n</pre>',
  );
  expect(fence("", "x")).toBe('<pre class="notranslate">x\n</pre>');
});

test("writes indented code like a block without language", () => {
  expect(render("    a <b>")).toBe('<pre class="notranslate">a &lt;b&gt;\n</pre>');
});

test("drops one empty first line", () => {
  expect(fence("js", "", "x")).toContain("<code>x\n</code>");
  expect(fence("js", "", "", "x")).toContain("<code>\nx\n</code>");
  expect(fence("plain", "", "x")).toContain('notranslate">x\n');
});

test("shows fences inside longer fences", () => {
  const html = render(lines("````md", "```js", "x", "```", "````"));
  expect(html).toContain("<code>```js\nx\n```\n</code>");
  expect(html.match(/<pre/g)).toHaveLength(1);
});

test("keeps macro calls, entities and invisible characters as written", () => {
  expect(fence("html", `${CALL} &lt; \u200B\uFEFF`)).toContain(
    `<code>${CALL} &amp;lt; \u200B\uFEFF\n</code>`,
  );
});

test("removes the indentation of list items and the marks of quotes", () => {
  expect(render(lines("- a", "", "  ```js", "  x", "    y", "  ```"))).toContain(
    "<code>x\n  y\n</code>",
  );
  expect(render(lines("> ```js", "> x", ">", "> y", "> ```"))).toContain(
    "<code>x\n\ny\n</code>",
  );
});

test("ends an unclosed fence with the page", () => {
  expect(render("```js\nx")).toContain("<code>x</code></pre></div>");
});

test("reads the emphasised lines", () => {
  const html = fence("js {1,3-4} example-good", "a");
  expect(html).toContain(
    '<pre class="brush: js example-good notranslate" data-lines="1,3-4">',
  );
});

test.each(["{}", "{a}", "{1}x"])("takes %s for a word like any other", (word) => {
  expect(fence(`js ${word}`, "a")).not.toContain("data-lines");
});
