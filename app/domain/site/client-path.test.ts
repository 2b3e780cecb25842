import { expect, test } from "vitest";
import { isClientPath } from "./client-path";

test.each([
  ["/de/", true],
  ["/de/docs/Web/CSS", true],
  ["/de/docs/Mozilla/Add-ons/WebExtensions/manifest.json", true],
  ["/de/docs/Web/CSS/image.PNG", false],
  ["/de/search", false],
  ["/de", false],
  ["/", false],
])("tells of %s whether the router shows it: %s", (path, expected) => {
  expect(isClientPath(path)).toBe(expected);
});
