import type { Section } from "../documents/document";

/** The id that leads to a page's first compatibility table; null when the page has none. */
export function findCompatAnchor(body: readonly Section[]): string | null {
  const at = body.findIndex(({ type }) => type === "browser_compatibility");
  // Further tables under one heading, and those of single keys, have none or one of their own.
  const before = body.slice(0, at + 1).findLast(({ value }) => value.id !== null);
  return at === -1 ? null : (before?.value.id ?? null);
}
