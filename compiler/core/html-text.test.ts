import { expect, test } from "vitest";
import { escapeArgument, toAttributeText } from "./html-text";

test("keeps an author's entities in shown text", () => {
  expect(escapeArgument("&lt;a&gt; &#60; &#x3C; <b> R&D &x")).toBe(
    "&lt;a&gt; &#60; &#x3C; &lt;b&gt; R&amp;D &amp;x",
  );
});

test("cuts HTML down to text that no attribute can be left with", () => {
  expect(toAttributeText('<a href="x"><code>&lt;b&gt;</code></a> "q" <')).toBe(
    "&lt;b&gt; &quot;q&quot; &lt;",
  );
});
