import { expect, test } from "vitest";
import { decodeEntities } from "./decode-entities";

test("decodes names and numbers, once", () => {
  expect(decodeEntities("&lt;a&gt; &amp;lt; &quot;&#39;&apos;&#65;&#x1F600;&nbsp;")).toBe(
    "<a> &lt; \"''A😀\u00a0",
  );
});

test("keeps unknown entities", () => {
  expect(decodeEntities("&nope; & &#x110000; &#9999999;")).toBe(
    "&nope; & &#x110000; &#9999999;",
  );
});
