import { expect, test } from "vitest";
import { keepSidebarFilter } from "./keep-filter";

const SITE = "https://docs.example";

test.each([
  ["/de/docs/A", `${SITE}/de/docs/A?sidebar=a%20b&x=1`, "/de/docs/A?sidebar=a+b"],
  [
    "/de/docs/A?feedback=thanks#feedback",
    `${SITE}/de/docs/A?feedback=reason&sidebar=a`,
    "/de/docs/A?feedback=thanks&sidebar=a#feedback",
  ],
  [
    "/de/docs/gr%C3%B6%C3%9Fe#x",
    `${SITE}/de/docs/gr%C3%B6%C3%9Fe?sidebar=%C3%9F`,
    "/de/docs/gr%C3%B6%C3%9Fe?sidebar=%C3%9F#x",
  ],
])("leads to %s with the filter of %s", (path, referrer, kept) => {
  expect(keepSidebarFilter(path, referrer)).toBe(kept);
});

test.each([
  null,
  "",
  "x",
  "data:,x",
  SITE,
  `${SITE}/de/docs/A`,
  `${SITE}/de/docs/A?sidebar=`,
  `${SITE}/de/docs/B?sidebar=a`,
])("leaves the path alone for %j", (referrer) => {
  expect(keepSidebarFilter("/de/docs/A#x", referrer)).toBe("/de/docs/A#x");
});

test("keeps as much of a long filter as the page reads", () => {
  const referrer = `${SITE}/de/docs/A?sidebar=${"a".repeat(500)}`;
  expect(keepSidebarFilter("/de/docs/A", referrer)).toBe(
    `/de/docs/A?sidebar=${"a".repeat(100)}`,
  );
});
