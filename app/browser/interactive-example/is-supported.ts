const PREFIX = /^-(?:webkit|moz|ms|o)-/;
const COMMENTS = /\/\*[\s\S]*?(?:\*\/|$)/g;
/**
 * Matches strings and brackets as units, because semicolons inside them are no
 * separators.
 */
const PART = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[()[\]{}]|;|[^"'()[\]{};]+/g;

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

interface Declaration {
  property: string;
  value: string;
}

/** The declarations in the body of a rule. */
export function listDeclarations(css: string): Declaration[] {
  let depth = 0;
  let current = "";
  const written: string[] = [];
  for (const [part] of css.replace(COMMENTS, "").matchAll(PART)) {
    if (/^[([{]$/.test(part)) depth++;
    if (/^[)\]}]$/.test(part)) depth--;
    if (part === ";" && depth <= 0) {
      written.push(current);
      current = "";
    } else current += part;
  }
  return [...written, current].flatMap(parseDeclaration);
}

function parseDeclaration(written: string): Declaration[] {
  const [, property, value] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(written) ?? [];
  if (property === undefined || value === undefined) return [];
  return [{ property, value: value.replace(/!\s*important\s*$/i, "").trim() }];
}
