import { expect, test } from "vitest";
import { toPageTrail } from "./page-trail";

test.each([
  ["/en-US/docs/Web/CSS/grid-area", "Web / CSS / grid-area"],
  ["/fr/docs/Learn_web_development", "Learn web development"],
  ["/en-US/blog/A_post/", "blog / A post"],
  ["/en-US/", ""],
])("returns the breadcrumbs of %s", (url, trail) => {
  expect(toPageTrail(url)).toBe(trail);
});
