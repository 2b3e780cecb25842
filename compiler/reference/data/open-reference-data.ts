import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { memoize, memoizeByObject } from "../../core/memoize";
import { findFeature } from "../../sources/platform/compat/features";
import type { PlatformData } from "../../sources/platform/platform-data";
import { resolvePackageFile } from "../../sources/platform/read-package-data";
import type { Declarations } from "../declarations/declaration";
import { readDeclarations } from "../declarations/read-declarations";
import { createCssData, createCssGroups } from "./css";
import { createElementsData } from "./elements";
import { readEvents } from "./events";
import { readIdl } from "./idl";
import { indexBcdPages } from "./list-bcd-features";
import type { ReferenceData } from "./reference-data";

type UsedData = Pick<
  PlatformData,
  "compat" | "findParentInterface" | "listSpecifications"
>;

/**
 * Opens nothing yet: each data set is read when a page first needs it, and kept with the platform data, because each
 * edit opens them again.
 */
export const openReferenceData = memoizeByObject((platform: UsedData) => {
  const { compat, listSpecifications, findParentInterface } = platform;
  const data: ReferenceData = {
    compat,
    bcd: memoize(() => indexBcdPages(compat)),
    css: createCssData(
      undefined,
      (name) => findFeature(compat, `css.properties.${name}`) !== null,
    ),
    cssGroups: createCssGroups(),
    elements: createElementsData(),
    idl: memoize(readIdl),
    events: memoize(() => readEvents(findParentInterface)),
    language: memoize(readLanguage),
    listSpecifications: (keys) => listSpecifications(keys, []),
  };
  return data;
});

/** Library files of the language, without those that only refer to others. */
const LANGUAGE_FILE = /^lib\.(?:es\d+|esnext|decorators)(?!.*\.full).*\.d\.ts$/;

/** Our own declarations of what the library files lack. */
const MISSING = fileURLToPath(
  new URL("../texts/javascript/missing-declarations.txt", import.meta.url),
);

/** Reads the declarations of JavaScript's built-in objects, Temporal included. */
function readLanguage(): Declarations {
  const folder = dirname(resolvePackageFile("typescript"));
  const files = readdirSync(folder).filter((file) => LANGUAGE_FILE.test(file));
  const temporal = join(dirname(resolvePackageFile("temporal-spec")), "index.d.ts");
  const paths = [
    ...files.toSorted().map((file) => join(folder, file)),
    temporal,
    MISSING,
  ];
  return readDeclarations(paths.map((path) => readFileSync(path, "utf8")));
}
