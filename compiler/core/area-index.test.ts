import { expect, test } from "vitest";
import { createAreaIndex } from "./area-index";

const INDEX = createAreaIndex([
  "/en-US/blog/hello/",
  "/en-US/curriculum/",
  "/en-US/curriculum/Core/",
  "/en-US/about",
  "/en-US/community/spotlight/ann",
  "/assets/plus/One.png",
]);

function isMissing(path: string): boolean | null {
  const key = INDEX.toKey(path);
  return key === null ? null : INDEX.isMissing(key);
}

test.each([
  "/en-US/blog/hello/",
  "/en-US/blog/Hello",
  "/blog/hello",
  "/en-US/curriculum/core/",
  "/de/about",
  "/ja/community/spotlight/ann",
  "/assets/plus/One.png",
])("finds the page at %s", (path) => {
  expect(isMissing(path)).toBe(false);
});

test.each([
  "/en-US/blog/no-post/",
  "/en-US/curriculum/core/nothing",
  "/fr/community/spotlight/ben",
  "/assets/gone.png",
])("misses a page at %s", (path) => {
  expect(isMissing(path)).toBe(true);
});

test.each([
  "/en-US/blog/",
  "/en-US/blog/2/",
  "/en-US/blog/rss.xml",
  "/en-US/plus/updates",
  "/en-US/plus/ai-help",
  "/en-US/observatory",
  "/en-US/play",
  "/x",
])("leaves %s to others", (path) => {
  expect(isMissing(path)).toBeNull();
});
