/** Version without the `≤` prefix: a key of a browser's releases. */
export function parseVersion(version: string): string {
  return version.startsWith("≤") ? version.slice(1) : version;
}

/** Version as shown in a cell: `≤18.0` becomes `18`. */
export function shortenVersion(version: string): string {
  return parseVersion(version).replace(/(?:\.0)+$/, "");
}
