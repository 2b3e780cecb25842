import { expect, test } from "vitest";
import {
  decodeEntities,
  escapeAttribute,
  escapeHtml,
  escapeText,
  toAttributeText,
} from "./html-text";

test("escapes all markup in attributes and literal text", () => {
  expect(escapeAttribute(`a"b<c>&lt;'`)).toBe("a&quot;b&lt;c&gt;&amp;lt;'");
  expect(escapeHtml(`a"<&lt;`)).toBe('a"&lt;&amp;lt;');
});

test("keeps an author's entities in shown text", () => {
  expect(escapeText("&lt;a&gt; &#60; &#x3C; <b> R&D &x")).toBe(
    "&lt;a&gt; &#60; &#x3C; &lt;b&gt; R&amp;D &amp;x",
  );
});

test("decodes common entities and leaves unknown ones", () => {
  expect(decodeEntities("&lt;&gt;&amp;&quot;&#65;&#x42;&nope;&#9999999;")).toBe(
    '<>&"AB&nope;&#9999999;',
  );
});

test("cuts HTML down to text that no attribute can be left with", () => {
  expect(toAttributeText('<a href="x"><code>&lt;b&gt;</code></a> "q" <')).toBe(
    "&lt;b&gt; &quot;q&quot; &lt;",
  );
});
