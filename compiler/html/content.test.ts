import { expect, test } from "vitest";
import { createElement } from "../core/tree";
import { runFinish } from "../sections/test-job";
import { isLaidOut } from "./tables";

test.each([
  // Tables and formulas
  [
    "<table><tr><td>1</td></tr></table>",
    '<figure class="table-container" tabindex="0" aria-label="[scroll-table]"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
  ],
  [
    '<table><tr><td><a href="#top">1</a></td></tr></table>',
    '<figure class="table-container"><table><tbody><tr><td><a href="#top">1</a></td></tr></tbody></table></figure>',
  ],
  [
    '<figure class="table-container"><table></table></figure>',
    '<figure class="table-container"><table></table></figure>',
  ],
  [
    '<p>a <math display="block"><mi>x</mi></math> b</p>',
    '<p>a </p><figure class="table-container" tabindex="0" aria-label="[scroll-formula]"><math display="block"><mi>x</mi></math></figure><p> b</p>',
  ],
  ["<p><math><mi>x</mi></math></p>", "<p><math><mi>x</mi></math></p>"],
  // Blocks laid out by their author
  [
    '<div style="width: 3000px">a<div style="display: flex">b</div></div>',
    '<figure class="table-container" tabindex="0" aria-label="[scroll-box]"><div style="width: 3000px">a<div style="display: flex">b</div></div></figure>',
  ],
  [
    '<ul><li><p style="white-space: nowrap">a <a href="#top">b</a></p></li></ul>',
    '<ul><li><figure class="table-container"><p style="white-space: nowrap">a <a href="#top">b</a></p></figure></li></ul>',
  ],
  [
    '<table><tr><td style="width: 1em"><div style="width: 2em">a</div></td></tr></table>',
    '<figure class="table-container" tabindex="0" aria-label="[scroll-table]"><table><tbody><tr><td style="width: 1em"><div style="width: 2em">a</div></td></tr></tbody></table></figure>',
  ],
  [
    '<p><span style="display: inline-block">a</span></p>',
    '<p><span style="display: inline-block">a</span></p>',
  ],
  [
    '<div style="margin: 1em">a</div><div style="display: none">b</div>',
    '<div style="margin: 1em">a</div><div style="display: none">b</div>',
  ],
  [
    '<dl><div style="width: 1em"><dt id="a">a</dt><dd>b</dd></div></dl>',
    '<dl><div style="width: 1em"><dt id="a"><a href="#a">a</a></dt><dd>b</dd></div></dl>',
  ],
  // Code
  [
    '<div class="code-example"><pre class="brush: js notranslate"><code>a &lt; "b"</code></pre></div>',
    '<div class="code-example"><pre class="brush: js notranslate"><code><mark>js:a &lt; "b"</mark></code></pre></div>',
  ],
  [
    '<pre class="brush: json-nolint">{}</pre>',
    '<div class="code-example"><div class="example-header"><span class="language-name">json</span></div><pre class="brush: json-nolint"><code><mark>json:{}</mark></code></pre></div>',
  ],
  [
    '<div class="code-example"><pre class="brush: js hidden"><code>a&lt;b</code></pre></div>',
    '<div class="code-example"><pre class="brush: js hidden"><code>a&lt;b</code></pre></div>',
  ],
  [
    '<div class="code-example"><pre class="brush: css interactive-example-choice"><code>a</code></pre></div>',
    '<div class="code-example"><pre class="brush: css interactive-example-choice"><code><mark>css:a</mark></code></pre></div>',
  ],
  [
    '<pre class="brush: plain notranslate">a&amp;b</pre>',
    '<pre class="brush: plain notranslate">a&amp;b</pre>',
  ],
  ["<pre>\n\na</pre>", "<pre>\n\na</pre>"],
  ["<pre>a <b>b</b></pre>", "<pre>a <b>b</b></pre>"],
  [
    '<div class="code-example"><pre class="brush: js">a <b>b</b></pre></div>',
    '<div class="code-example"><pre class="brush: js">a <b>b</b></pre></div>',
  ],
  // Notecards
  [
    '<div class="notecard note" data-add-note=""><p>Text</p></div>',
    '<div class="notecard note"><p><strong>[note-label]</strong> Text</p></div>',
  ],
  [
    '<div class="notecard" data-add-note><ul></ul></div>',
    '<div class="notecard"><ul></ul></div>',
  ],
  ['<div class="note"><p>a</p></div>', '<div class="note notecard"><p>a</p></div>'],
  ['<div class="warning"><p>a</p></div>', '<div class="warning notecard"><p>a</p></div>'],
  ['<div class="notes"><p>a</p></div>', '<div class="notes"><p>a</p></div>'],
  // Paragraphs and comments
  ["<p></p><p> <!-- prettier-ignore --> </p><p>a</p>", "<p>a</p>"],
  ['<p><img src="/assets/a.png"></p>', '<p><img src="/assets/a.png" loading="lazy"></p>'],
  // Repairs by the rules of HTML
  ["<p>one<p>two", "<p>one</p><p>two</p>"],
  ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
  [
    "<table>\n<tr><td>a</td></tr>\n\n<tr><td>b</td></tr>\n</table>",
    '<figure class="table-container" tabindex="0" aria-label="[scroll-table]"><table>\n<tbody><tr><td>a</td></tr>\n\n<tr><td>b</td></tr>\n</tbody></table></figure>',
  ],
  // Text and attributes
  ["<p>a &lt; b &amp; c\u200b\u00a0</p>", "<p>a &lt; b &amp; c\u200b\u00a0</p>"],
  ['<p title="&quot;a&quot; &lt;">x</p>', '<p title="&quot;a&quot; &lt;">x</p>'],
  ['<svg><a xlink:href="/x"></a></svg>', '<svg><a xlink:href="/x"></a></svg>'],
  ["<p>a<br>b</p>", "<p>a<br>b</p>"],
])("writes %s as %s", (html, expected) => {
  const { content, flaws } = runFinish(html);
  expect(content).toBe(expected);
  expect(flaws).toEqual([]);
});

test("gives the id of a split paragraph to its first part only", () => {
  const { content } = runFinish('<p id="a">a <math display="block"></math> b</p>');
  expect(content.match(/id="/g)).toHaveLength(1);
});

test.each([
  ["<script>steal()</script>", ""],
  ["<p>a<script>b</script></p>", "<p>a</p>"],
  ["<style>p{}</style>", ""],
  ["<template><p>a</p></template>", ""],
  ['<p onclick="steal()">a</p>', "<p>a</p>"],
  ['<p ONCLICK="steal()">a</p>', "<p>a</p>"],
  ['<a href="javascript:steal()">a</a>', "<a>a</a>"],
  ['<a href=" java&#10;script:steal()">a</a>', "<a>a</a>"],
  ['<a href="&#1;JavaScript&colon;steal()">a</a>', "<a>a</a>"],
  ['<a href="data:text/html,x">a</a>', "<a>a</a>"],
  ['<svg><a xlink:href="javascript:x">a</a></svg>', "<svg><a>a</a></svg>"],
  ['<iframe src="data:text/html,x"></iframe>', ""],
  ['<form action="vbscript:x">a</form>', "a"],
  // Pressed as the page loads, and sent in the reader's name, by the site's own scripts.
  ['<b data-early="click">a</b>', "<b>a</b>"],
  ['<p data-view="/users/fxa/login/logout/">a</p>', "<p>a</p>"],
  ['<iframe srcdoc="&lt;b>"></iframe>', '<iframe loading="lazy"></iframe>'],
])("removes what can run from %s", (html, expected) => {
  const { content, flaws } = runFinish(html);
  expect(content).toBe(expected);
  expect(flaws).toMatchObject([{ check: "unsafe-html", severity: "error" }]);
});

test("reports the place of unsafe HTML", () => {
  const { flaws } = runFinish('<p>x</p>\n<b onclick="go()">x</b>\n<script>a</script>');
  expect(flaws).toMatchObject([
    { line: 2, column: 13 },
    { line: 3, column: 1, suggestion: "`<script>`" },
  ]);
});

test("shows a stray tag as text and keeps the following content", () => {
  const html = "<https>\n<p>A <origin> here</p>\n<h2>Next</h2><p>b</p>";
  const { sections, content, flaws } = runFinish(html);
  expect(content).toContain("<p>A &lt;origin&gt; here</p>");
  expect(content).toContain("&lt;https&gt;");
  expect(sections.map(({ value }) => value.title)).toEqual([null, "Next"]);
  expect(flaws).toMatchObject([
    { check: "unknown-element", line: 1, column: 1, suggestion: "\\<https>" },
    { check: "unknown-element", line: 2, column: 6 },
  ]);
});

test("keeps custom elements", () => {
  const html = '<my-widget mode="open"></my-widget>';
  expect(runFinish(html).content).toBe(html);
});

test.each([
  ["-webkit-column-width: 3em", true],
  ["margin: 0; max-width-x : 3em", true],
  ["width-".repeat(100_000), false],
])("reads the names of a style once", (style, isWide) => {
  expect(isLaidOut(createElement("div", { style }, []))).toBe(isWide);
});
