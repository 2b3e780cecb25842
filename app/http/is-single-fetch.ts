/** Tells whether the path is a single fetch request of Remix: `{path}.data`. */
export function isSingleFetch(path: string): boolean {
  return path.endsWith(".data") || path === "/__manifest";
}
