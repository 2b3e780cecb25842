/** True for the data of a client navigation: Remix asks for `{path}.data`. */
export function isSingleFetch(path: string): boolean {
  return path.endsWith(".data") || path === "/__manifest";
}
