import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { resolvePackageFile } from "../../sources/platform/read-package-data";
import type { Declarations } from "../declarations/declaration";
import { readDeclarations } from "../declarations/read-declarations";

/** Library files of the language, without those that only refer to others. */
const LANGUAGE_FILE = /^lib\.(?:es\d+|esnext|decorators)(?!.*\.full).*\.d\.ts$/;

/** Our own declarations of what the library files lack. */
const MISSING = fileURLToPath(
  new URL("../texts/javascript/missing-declarations.txt", import.meta.url),
);

/** Reads the declarations of JavaScript's built-in objects, Temporal included. */
export function readLanguage(): Declarations {
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
