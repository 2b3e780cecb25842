import { listDeclarations } from "./list-declarations";

const PREFIX = /^-(?:webkit|moz|ms|o)-/;

/**
 * Whether the browser supports each property with one of its given values. Prefixed forms
 * beside a standard one count as the same property, because only one needs support. Code
 * without declarations is unsupported.
 */
export function isSupported(
  css: string,
  supports: (property: string, value: string) => boolean,
): boolean {
  const known = new Map<string, boolean>();
  for (const { property, value } of listDeclarations(css)) {
    const name = property.replace(PREFIX, "");
    // Custom properties accept any value, but `CSS.supports` reports them as unsupported.
    const isKnown = property.startsWith("--") || supports(property, value);
    known.set(name, known.get(name) === true || isKnown);
  }
  return known.size > 0 && [...known.values()].every(Boolean);
}
