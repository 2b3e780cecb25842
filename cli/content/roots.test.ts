import { resolve } from "node:path";
import { expect, test } from "vitest";
import { toSourceFile, listContentRoots } from "./roots";

test("takes the shipped content for both roots by default", () => {
  const roots = listContentRoots({});
  expect(roots.contentRoot).toMatch(/content[/\\]files$/);
  expect(roots).toMatchObject({
    translatedRoot: roots.contentRoot,
    isPublicSource: false,
  });
});

test("takes the operator's roots, absolute, and keeps our sidebars for the gaps", () => {
  const roots = listContentRoots({ CONTENT_ROOT: "a", CONTENT_TRANSLATED_ROOT: "b" });
  expect(roots).toMatchObject({
    contentRoot: resolve("a"),
    translatedRoot: resolve("b"),
    isPublicSource: true,
  });
  expect(roots.shippedSidebars).toMatch(/content[/\\]sidebars$/);
});

test("looks for translations in CONTENT_ROOT when no other root is set", () => {
  expect(listContentRoots({ CONTENT_ROOT: "a" }).translatedRoot).toBe(resolve("a"));
});

test("names the areas that keep their samples", () => {
  expect(listContentRoots({ BLOG_ROOT: "a" }).sampleAreas).toEqual([
    "curriculum",
    "generic",
    "spotlight",
  ]);
});

test.each([
  ["en-us/web/index.md", "a/en-us/web/index.md"],
  ["de/web/index.md", "b/de/web/index.md"],
  ["jsondata/GroupData.json", "a/jsondata/GroupData.json"],
  ["blog/posts/x/index.md", "c/posts/x/index.md"],
])("finds the file of a flaw in %s", (file, path) => {
  const roots = listContentRoots({
    CONTENT_ROOT: "a",
    CONTENT_TRANSLATED_ROOT: "b",
    BLOG_ROOT: "c",
  });
  expect(toSourceFile(file, roots)).toBe(resolve(path));
});

test("finds the content's own sidebar before the shipped one", () => {
  const shipped = listContentRoots({});
  const roots = { ...shipped, contentRoot: resolve(shipped.shippedSidebars, "..") };
  const own = toSourceFile("sidebars/web.yaml", { ...roots, shippedSidebars: "x" });
  expect(own).toBe(resolve(shipped.shippedSidebars, "web.yaml"));
  expect(toSourceFile("sidebars/web.yaml", shipped)).toBe(own);
});
