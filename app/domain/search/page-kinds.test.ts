import { expect, test } from "vitest";
import { isOfKind } from "./page-kinds";

test.each([
  ["web/css/reference/properties/float", "property", true],
  ["web/css/reference/properties/float", "web", false],
  ["web/css/reference/properties/float", "interface", false],
  ["web/css/reference/properties/grid", "css", false],
  ["web/html/reference/elements/audio", "html", true],
  ["web/html/reference/elements/audio", "tag", true],
  ["/en-us/docs/web/html/reference/elements/html", "s", false],
  ["/en-us/docs/web/api/animation", "interface", true],
  ["web/api/animation/id", "interface", false],
  ["web/api/animation", "api", false],
  ["web/api/window/fetch", "method", true],
  ["web/javascript/reference/global_objects/map", "class", true],
  ["web/javascript/reference/global_objects/array", "methods", true],
  ["web/javascript/reference/global_objects/array", "functions", true],
  ["/en-us/docs/web/api/window", "events", true],
  ["web/api/element", "properties", true],
  ["web/api/fetch_api", "interfaces", true],
  ["web/api/element/id", "properties", false],
  ["web/html/reference/elements/map", "methods", false],
  ["web/api/css", "methods", false],
  ["web/api/css", "interface", true],
])("%s is a page of the kind %s: %s", (address, word, expected) => {
  expect(isOfKind(address, word)).toBe(expected);
});
