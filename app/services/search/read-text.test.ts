import { expect, test } from "vitest";
import { toProseText } from "./read-text";

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
