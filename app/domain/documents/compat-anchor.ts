import type { Section } from "./document";

/**
 * Id of the heading of a page's first compatibility table; null when the page has no
 * table.
 */
export function findCompatAnchor(body: readonly Section[]): string | null {
  const at = body.findIndex(({ type }) => type === "browser_compatibility");
  // Further tables under the same heading, and tables of single keys, have no id or one
  // of their own.
  const before = body.slice(0, at + 1).findLast(({ value }) => value.id !== null);
  return at === -1 ? null : (before?.value.id ?? null);
}
