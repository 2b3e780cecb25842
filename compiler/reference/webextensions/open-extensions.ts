import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { memoize } from "../../core/memoize";
import { resolvePackageFile } from "../../sources/platform/read-package-data";
import type { Declarations } from "../declarations/declaration";
import { readDeclarations } from "../declarations/read-declarations";
import { correctSource } from "./correct-source";
import { openPlainTypes } from "./plain-types";

/** Our own declarations of what the package lacks. */
const MISSING = fileURLToPath(
  new URL("../texts/extensions/missing-declarations.txt", import.meta.url),
);

/** Reads the package's declarations of the extension APIs, which are made from Firefox's schemas. */
export function readExtensionSource(): string {
  return readFileSync(
    resolvePackageFile("@types/firefox-webext-browser/index.d.ts"),
    "utf8",
  );
}

/** Opens the declarations of the extension APIs, corrected. */
export const openExtensions: () => Declarations = memoize(() =>
  openPlainTypes(
    readDeclarations([
      correctSource(readExtensionSource()),
      readFileSync(MISSING, "utf8"),
    ]),
  ),
);
