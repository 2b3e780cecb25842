import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Parses a JSON file of an installed package. The data sets are checked by their makers and
 * too large for a schema check on every start, so the caller names the type.
 */
export function readPackageData(specifier: string): unknown {
  return JSON.parse(toAsciiJson(readFileSync(require.resolve(specifier))));
}

/** The absolute path of a package's file. */
export function resolvePackageFile(specifier: string): string {
  return require.resolve(specifier);
}

/**
 * UTF-8 JSON as ASCII: other characters, which can only stand inside strings, are escaped.
 * One rare sign makes the engine keep all 20 million characters of a text in two bytes each,
 * and parse them half as fast.
 */
export function toAsciiJson(utf8: Buffer): string {
  return utf8.toString("latin1").replace(/[\x80-\xff]+/g, (bytes) => {
    const text = Buffer.from(bytes, "latin1").toString("utf8");
    return text.replace(
      /[^]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  });
}
