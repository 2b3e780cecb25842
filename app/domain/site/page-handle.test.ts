import { expect, test } from "vitest";
import { findHydration } from "./page-handle";

test.each([
  ["no route says anything", [], "on-intent"],
  ["routes have other handles, or none", [undefined, null, { id: 1 }], "on-intent"],
  ["a route says so", [undefined, { hydrate: "on-intent" }], "on-intent"],
])("waits for an intent when %s", (_case, handles, expected) => {
  expect(findHydration(handles)).toBe(expected);
});

test("hydrates at once when any route of the page asks for it", () => {
  const handles = [undefined, { hydrate: "at-once" }, { hydrate: "on-intent" }];
  expect(findHydration(handles)).toBe("at-once");
});
