import { listDeclarations } from "./list-declarations";

const PREFIX = /^-(?:webkit|moz|ms|o)-/;

/**
 * Whether the browser knows each property with one of the values that are given for it: who writes
 * a prefixed form beside the standard one needs only one of them. Anything else is code that has
 * no declaration, which no browser can do anything with.
 */
export function isSupported(
  css: string,
  supports: (property: string, value: string) => boolean,
): boolean {
  const known = new Map<string, boolean>();
  for (const { property, value } of listDeclarations(css)) {
    const name = property.replace(PREFIX, "");
    // Nobody knows one's own properties, and everybody takes them.
    const isKnown = property.startsWith("--") || supports(property, value);
    known.set(name, known.get(name) === true || isKnown);
  }
  return known.size > 0 && [...known.values()].every(Boolean);
}
