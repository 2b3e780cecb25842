import { expect, test } from "vitest";
import { findSharedQuery } from "./shared-query";

test.each([
  ["text=flex%20box", "flex box"],
  ["title=&text=grid", "grid"],
  ["url=https://docs.example/en-US/docs/Web/CSS/display", "display"],
  // Some systems share an address as a text.
  ["text=https://docs.example/Learn_web_development/%2523x", "#x"],
  ["text=https://docs.example/Array_methods/", "Array methods"],
  ["url=https://docs.example/%25E0%25A4", "%E0%A4"],
  ["url=https://docs.example/", "docs.example"],
  [`text=${"a".repeat(300)}`, "a".repeat(100)],
  ["title=A%0A%0AB", "A B"],
  ["q=own&text=other", null],
  ["q=&text=other", null],
  ["text=%20", null],
  ["", null],
])("finds what %s asks for", (query, expected) => {
  expect(findSharedQuery(new URLSearchParams(query))).toBe(expected);
});
