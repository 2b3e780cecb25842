import { expect, test } from "vitest";
import { isFileEnding, listFileEndings } from "../documents/asset-types";
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

/** All that the pattern may allow by a letter too many, such as `mp5`, `oga` and `webx`. */
const SIMILAR = listFileEndings().flatMap((ending) =>
  "abcdefghijklmnopqrstuvwxyz0123456789"
    .split("")
    .flatMap((letter) => [
      ending + letter,
      letter + ending.slice(1),
      ending.slice(0, -1) + letter,
      ending.slice(0, -1),
    ]),
);

test("knows the endings of files as the table has them, which browsers do not load", () => {
  const others = ["json", "js", "css", "html", "md", "data", "part", "sidebar"];
  for (const ending of [...listFileEndings(), ...SIMILAR, ...others])
    expect([ending, isClientPath(`/de/docs/Web/a.${ending}`)]).toEqual([
      ending,
      !isFileEnding(ending),
    ]);
});
