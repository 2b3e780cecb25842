import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Parses a JSON file of an installed package. The caller names the type, because the data sets
 * are validated by their authors and too large for a schema check on every start.
 */
export function readPackageData(specifier: string): unknown {
  return JSON.parse(toAsciiJson(readFileSync(require.resolve(specifier))));
}

/** Returns the absolute path of a package's file. */
export function resolvePackageFile(specifier: string): string {
  return require.resolve(specifier);
}

/**
 * Converts UTF-8 JSON to ASCII by escaping other characters, which occur only inside strings. A
 * single non-Latin character would make the engine store all 20 million characters in two bytes
 * each, and parse them half as fast.
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
