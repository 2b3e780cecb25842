import { expect, test } from "vitest";
import { listFileEndings } from "../documents/asset-types";
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

test.each(listFileEndings())("takes no address of a file for a page: %s", (ending) => {
  expect(isClientPath(`/de/docs/Web/a.${ending}`)).toBe(false);
  expect(isClientPath(`/de/docs/Web/a.${ending.toUpperCase()}`)).toBe(false);
});

test.each(["Node.js", "manifest.json", "for...of", "Symbol.iterator", "WebGL2"])(
  "takes the address of a page for one: %s",
  (name) => {
    expect(isClientPath(`/de/docs/Web/${name}`)).toBe(true);
  },
);
