import { expect, test } from "vitest";
import { isOfKind } from "./page-kinds";

test.each([
  ["web/css/reference/properties/float", "property"],
  ["web/html/reference/elements/audio", "html"],
  ["web/html/reference/elements/audio", "tag"],
  ["web/api/animation", "interface"],
  ["web/api/window/fetch", "method"],
  ["web/javascript/reference/global_objects/map", "class"],
])("%s is of the kind %s", (slug, word) => {
  expect(isOfKind(slug, word)).toBe(true);
});

test.each([
  ["web/css/reference/properties/float", "web"],
  ["web/css/reference/properties/float", "interface"],
  ["web/css/reference/properties/grid", "css"],
  ["web/api/animation/id", "interface"],
  ["web/api/animation", "api"],
  ["/web/html/reference/elements/html", "s"],
])("%s is not of the kind %s", (slug, word) => {
  expect(isOfKind(slug, word)).toBe(false);
});
