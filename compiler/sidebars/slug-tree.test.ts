import { expect, test } from "vitest";
import { renderItems } from "./sidebar-item";
import { listSlugTree } from "./slug-tree";
import { createMaker, createPage, outline } from "./test-site";

const root = createPage({ slug: "Web/X" });
const child = createPage({ slug: "Web/X/a" });

test("nests all pages below the root by path", () => {
  const maker = createMaker([
    root,
    child,
    createPage({ slug: "Web/X/a/b/c" }),
    createPage({ slug: "Web/X/a/b" }),
  ]);
  expect(outline(renderItems(listSlugTree(maker, "Web/X")))).toBe("> X\na\n  b\n    c");
});

test("leaves out the deeper levels of a large tree", () => {
  const many = Array.from({ length: 900 }, (_, index) =>
    createPage({ slug: `Web/X/a/${index}` }),
  );
  expect(
    outline(renderItems(listSlugTree(createMaker([root, child, ...many]), "Web/X"))),
  ).toBe("> X\na");
});

test("works without a page for the root", () => {
  expect(outline(renderItems(listSlugTree(createMaker([child]), "Web/X")))).toBe("a");
});
