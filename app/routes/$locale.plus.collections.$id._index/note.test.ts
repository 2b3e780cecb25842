import { expect, test } from "vitest";
import { cutNote } from "./note";

test("leaves a note of 180 characters whole", () => {
  expect(cutNote("x".repeat(180))).toHaveLength(180);
});

test("cuts a longer one between characters, however they are stored", () => {
  const note = "😀".repeat(200);
  expect(cutNote(note)).toBe("😀".repeat(180));
});

test("leaves no space at the cut", () => {
  expect(cutNote(`${"x".repeat(179)}  rest`)).toBe("x".repeat(179));
});
