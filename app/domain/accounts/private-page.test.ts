import { expect, test } from "vitest";
import { isPrivatePage, toSignOutNext } from "./private-page";

test.each([
  ["/en-US/docs/Web?a=1", "/en-US/docs/Web?a=1"],
  ["/de/plus", "/de/plus"],
  ["/de/plus/ai-help", "/de/plus/ai-help"],
  ["/de/plus/docs/features/collections", "/de/plus/docs/features/collections"],
  ["/de/plus/settings?confirm=x", "/de/plus"],
  ["/de/plus/collections/abcd/items/efgh", "/de/plus"],
])("redirects from %s to %s", (next, target) => {
  expect(toSignOutNext(next)).toBe(target);
});

test.each([
  ["/de/plus", false],
  ["/de/plus/docs/features/ai-help", false],
  ["/de/plus/ai-helper", false],
  ["/de/plus/collections", true],
  ["/de/plus/settings/", true],
  ["/de/plus/ai-help?d=1", true],
  ["/de/plus/updates", true],
  ["/de/plus/Collections", true],
  ["/de/plus/updates/feed", true],
])("knows whether %s shows a reader's own data: %s", (path, isPrivate) => {
  expect(isPrivatePage(path)).toBe(isPrivate);
});
