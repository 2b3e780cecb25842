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

test.each([
  [
    "Stores an Float16 value, an Uint8 value or an Int8 value.",
    "Stores a Float16 value, a Uint8 value or an Int8 value.",
  ],
  ["until it returns a value true, or ends", "until it returns a truthy value, or ends"],
  [
    "Calls the specified callback function for all the elements in an array, in descending order. It is",
    "Calls a function for all the elements in an array, in descending order, and returns its last result. It is",
  ],
  [
    "If year is between 0 and 99 is used, then year is assumed to be 1900 + year.",
    "A year from 0 to 99 stands for 1900 to 1999.",
  ],
  ["the end of stringObj.", "the end of the string."],
])("corrects %j", (wrong, right) => {
  expect(correctDoc(wrong)).toBe(right);
});
