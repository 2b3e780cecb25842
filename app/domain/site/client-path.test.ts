import { expect, test } from "vitest";
import { isClientPath } from "./client-path";
import { SECTIONS } from "./sections";

test.each([
  ["/de/", true],
  ["/de/docs/Web/CSS", true],
  ["/de/docs/Mozilla/Add-ons/WebExtensions/manifest.json", true],
  ["/de/docs/Web/CSS/image.PNG", false],
  ["/de/search", false],
  ["/de", false],
  ["/", false],
])("decides for %s whether the router shows it: %s", (path, expected) => {
  expect(isClientPath(path)).toBe(expected);
});

test("agrees with the table of sections, which browsers do not load", () => {
  for (const { name, path, inPlaceRoute } of SECTIONS)
    if (path !== undefined)
      expect([name, isClientPath(`/de${path}/`)]).toEqual([
        name,
        inPlaceRoute !== undefined,
      ]);
});
