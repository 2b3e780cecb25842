/** The version without the mark for "this one or an earlier one": a key of a browser's releases. */
export function parseVersion(version: string): string {
  return version.startsWith("≤") ? version.slice(1) : version;
}

/** The version as a cell shows it: `≤18.0` becomes `18`. */
export function shortenVersion(version: string): string {
  return parseVersion(version).replace(/(?:\.0)+$/, "");
}
