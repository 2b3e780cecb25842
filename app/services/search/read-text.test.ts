import { expect, test } from "vitest";
import type { Section } from "~/domain/documents/document";
import { readPageText, toProseText } from "./read-text";

test.each([
  ["<p>One <code>two</code>.</p><p>Three</p>", "One two. Three"],
  ["<ul><li>a</li><li>b</li></ul>", "a b"],
  ["<p>a</p><pre>code</pre><p>b</p>", "a b"],
  ['<p>a</p><svg viewBox="0"><path/></svg>', "a"],
  ['<div class="notecard warning"><p>Careful</p></div><p>b</p>', "b"],
  [
    "1 &lt; 2 &amp;&amp; 3 &gt; 2&nbsp;&quot;x&quot; &#39;y&#x27;",
    "1 < 2 && 3 > 2 \"x\" 'y'",
  ],
  ["<p>a\n\n  b</p>\t<abbr>c</abbr>d <article>e", "a b cd e"],
  ["<p>1 <b", "1 <b"],
  ["&constructor; &#9999999999;", "&constructor; &#9999999999;"],
])("reads %j", (html, text) => {
  expect(toProseText(html)).toBe(text);
});

test("reads a page's prose again as it was read, whole or in part", () => {
  const contents = ["<p>First É", "<p>Second", "<p>Third"];
  const body = contents.map((content): Section => ({
    type: "prose",
    value: { id: null, title: null, isH3: false, content },
  }));
  const { listProse } = readPageText({ summary: "", trail: [], body });
  for (const { text, folded } of listProse()) {
    expect([text, folded]).toEqual(["First É", "first e"]);
    break;
  }
  const all = ["First É", "Second", "Third"];
  expect(Array.from(listProse(), ({ text }) => text)).toEqual(all);
  expect(Array.from(listProse(), ({ text }) => text)).toEqual(all);
});
