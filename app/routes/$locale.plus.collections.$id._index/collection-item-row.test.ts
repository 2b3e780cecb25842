import { expect, test } from "vitest";
import { cutNote } from "./collection-item-row";

test("keeps a note of 180 characters", () => {
  expect(cutNote("x".repeat(180))).toHaveLength(180);
});

test("cuts a longer note between characters, never inside a surrogate pair", () => {
  const note = "😀".repeat(200);
  expect(cutNote(note)).toBe("😀".repeat(180));
});

test("trims white space at the cut", () => {
  expect(cutNote(`${"x".repeat(179)}  rest`)).toBe("x".repeat(179));
});
