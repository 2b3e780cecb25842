import { expect, test } from "vitest";
import { findCompatAnchor } from "./compat-anchor";
import type { Section } from "./document";

function section(type: Section["type"], id: string | null): Section {
  return { type, value: { id, title: id, isH3: false } } as Section;
}

test.each([
  [
    "its own heading",
    [section("prose", "a"), section("browser_compatibility", "b")],
    "b",
  ],
  [
    "the heading that it shares",
    [
      section("prose", null),
      section("specifications", "a"),
      section("browser_compatibility", null),
    ],
    "a",
  ],
  ["nothing without a table", [section("prose", "a")], null],
  ["nothing without a heading", [section("browser_compatibility", null)], null],
])("finds the anchor %s", (_, body, id) => {
  expect(findCompatAnchor(body)).toBe(id);
});
