import { expect, test } from "vitest";
import { readTitle } from "./read-curriculum";

test.each([
  ["# Web standards\n\nText", "Web standards"],
  ["Text\n\n#\tA `b` c \t", "A `b` c"],
  ["# Closed ##  \r\nText", "Closed"],
  ["# C#", "C#"],
  ["# ##", null],
  ["# \nText", null],
  ["## Section", null],
])("reads the title of %j as %j", (markdown, title) => {
  expect(readTitle(markdown)).toBe(title);
});

test("reads a title with thousands of spaces", () => {
  const title = `a${" ".repeat(200_000)}b`;
  expect(readTitle(`# ${title}`)).toBe(title);
});
