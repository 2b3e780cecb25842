export interface Declaration {
  property: string;
  value: string;
}

const COMMENTS = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Strings and brackets keep the semicolons inside them. */
const PART = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[()[\]{}]|;|[^"'()[\]{};]+/g;

/** The declarations of a text that stands for a rule's inside. */
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
