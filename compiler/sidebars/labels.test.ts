import { expect, test } from "vitest";
import { toCodeLabel, toHandwrittenLabel } from "./labels";

test("escapes markup in code and lets dotted names break", () => {
  expect(toCodeLabel('<a>.b."c"')).toBe(
    "<code>&lt;a&gt;.<wbr>b.<wbr>&quot;c&quot;</code>",
  );
});

test("keeps inline elements and character references of a handwritten label", () => {
  expect(toHandwrittenLabel("The <code>&lt;a&gt;</code> element &#38; more")).toBe(
    "The <code>&lt;a&gt;</code> element &#38; more",
  );
});

test("escapes anything else in a handwritten label", () => {
  expect(toHandwrittenLabel('<script>x</script> <b onclick="y">R & D</b>')).toBe(
    "&lt;script&gt;x&lt;/script&gt; &lt;b onclick=&quot;y&quot;&gt;R &amp; D</b>",
  );
});
