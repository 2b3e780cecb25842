import { expect, test } from "vitest";
import { correctSource } from "./correct-source";
import { readExtensionSource } from "./open-extensions";
import { SENTENCE_CORRECTIONS } from "./sentence-corrections";
import { TYPE_CORRECTIONS } from "./type-corrections";

test("has no correction that the package does not need any more", () => {
  let text = readExtensionSource();
  for (const [wrong, right] of [...TYPE_CORRECTIONS, ...SENTENCE_CORRECTIONS]) {
    const corrected = text.replace(wrong, right);
    expect(corrected, String(wrong)).not.toBe(text);
    text = corrected;
  }
});

test("says in sentences what is unsupported or deprecated", () => {
  expect(correctSource("/** @deprecated Unsupported on Firefox at this time. */")).toBe(
    "/**\n * Firefox does not support it.\n */",
  );
  const source = `/**
   * Gets it
   * @param a The first.
   * @deprecated Please use b.
   */`;
  expect(correctSource(source)).toBe(
    "/**\n * Gets it. It is deprecated. Please use b.\n * @param a The first.\n */",
  );
  expect(correctSource("/**\n * Old.\n * @deprecated Old.\n */")).toBe(
    "/**\n * Old.\n */",
  );
});

test.each([
  ["**Note:** Either **a** or b", "Note: Either a or b"],
  ["*page*: a page", "`page`: a page"],
  ["_not_ the _callback_ of in_progress_now", "not the `callback` of in_progress_now"],
  ["used in |launch|", "used in `launch`"],
  ["an &lt;iframe&gt; or a &lt;frame&gt;", "an `<iframe>` or a `<frame>`"],
  ["&lt;a&gt;&lt;b&gt;text&lt;/b&gt;&lt;/a&gt;", "`<a><b>text</b></a>`"],
  ["*   `one`: first", "`one`: first"],
])("replaces the marks in %s", (text, plain) => {
  expect(correctSource(`/**\n * ${text}\n */`)).toBe(`/**\n * ${plain}\n */`);
});
