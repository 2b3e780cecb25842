import { expect, test } from "vitest";
import { toSignOutNext } from "./private-page";

test.each([
  ["/en-US/docs/Web?a=1", "/en-US/docs/Web?a=1"],
  ["/de/plus", "/de/plus"],
  ["/de/plus/docs/features/collections", "/de/plus/docs/features/collections"],
  ["/de/plus/settings?confirm=x", "/de/plus"],
  ["/de/plus/collections/abcd/items/efgh", "/de/plus"],
])("redirects from %s to %s", (next, target) => {
  expect(toSignOutNext(next)).toBe(target);
});
