import { relative } from "node:path";
import { expect, test } from "vitest";
import { createContent } from "../test-content";
import { planDelete } from "./plan-delete";
import { planMove } from "./plan-move";

const SITE = {
  "/en-US/docs/Web": "web",
  "/en-US/docs/Web/:is()": "is",
  "/en-US/docs/Web/Bézier": "curve",
  "/en-US/docs/A":
    "[is](/en-US/docs/Web/%3ais%28%29) [curve](/en-US/docs/Web/B%C3%A9zier)",
  "/en-US/docs/B": "[curve](/en-US/docs/Web/Bézier)",
};

test.each([
  ["Web/:is()", "Web/:any()", ["a"]],
  ["Web/Bézier", "Web/Curve", ["a", "b"]],
])("finds links to %s however they are encoded", (from, to, pages) => {
  const { content, root } = createContent(SITE);
  const moved = planMove(content, { from, to });
  const deleted = planDelete(content, { slug: from });
  for (const { linking } of [moved, deleted]) {
    const files = linking.map(({ file }) => relative(root, file));
    expect(files).toEqual(pages.map((page) => `en-us/${page}/index.md`));
  }
});
