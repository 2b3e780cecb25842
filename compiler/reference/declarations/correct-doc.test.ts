import { expect, test } from "vitest";
import { correctDoc } from "./correct-doc";

test("drops a wrong sentence that goes over several lines", () => {
  const text = `Returns the value. Until this atomic operation completes,
    any other read or write operation against the array will block.`;
  expect(correctDoc(text)).toBe("Returns the value.");
});

test("replaces a list that is out of date, and keeps what follows", () => {
  const text = `The characters in this string are sequenced and concatenated in the following order:

   - "g" for global
   - "y" for sticky

If no flags are set, the value is the empty string.`;
  expect(correctDoc(text)).toMatch(/^The flags are in the order `d`, .*`y`\.\n\nIf no/);
});

test("keeps words that are only a part of a longer sentence", () => {
  const text = "A promise. It is new.";
  expect(correctDoc(text)).toBe(text);
});
