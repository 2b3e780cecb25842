export interface Declaration {
  property: string;
  value: string;
}

const COMMENTS = /\/\*[\s\S]*?(?:\*\/|$)/g;
/**
 * Matches strings and brackets as units, because semicolons inside them are no
 * separators.
 */
const PART = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[()[\]{}]|;|[^"'()[\]{};]+/g;

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
