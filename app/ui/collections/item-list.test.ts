import { expect, test } from "vitest";
import { formatTrail } from "./item-list";

const PARENTS = [
  { uri: "/en-US/docs/Web", title: "Web" },
  { uri: "/en-US/docs/Web/CSS", title: "CSS" },
  { uri: "/en-US/docs/Web/CSS/CSS", title: "CSS" },
  { uri: "/en-US/docs/Web/CSS/CSS/grid", title: "grid" },
];

test("names a page's ancestors, and equal neighbours once", () => {
  expect(formatTrail(PARENTS, "/en-US/docs/Web/CSS/CSS/grid")).toBe("Web / CSS");
});

test("is empty for a top-level page and for a deleted one", () => {
  expect(formatTrail(PARENTS.slice(0, 1), "/en-US/docs/Web")).toBe("");
  expect(formatTrail([], "/en-US/docs/Web")).toBe("");
});
