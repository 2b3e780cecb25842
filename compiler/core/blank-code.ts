/** A fenced code block. Lines are 0-based. */
export interface Fence {
  first: number;
  /** The line that closes it; null when none does. */
  last: number | null;
  /** The language and the other words behind the opening signs. */
  info: string;
  /** True in a list or quote, whose end closes it. */
  isNested: boolean;
}

/** The signs that open a block, also behind those of quotes and list items. */
const OPENING = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/s;
const CLOSING = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const CODE_SPAN = /(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g;
/** Ends at the next call, where nothing closes it before. */
const CALL = /\{\{(?:(?!\{\{|\}\})[^])*\}\}/g;

/** Lists the fenced code blocks of these lines. */
export function listFences(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  let open: (Fence & { signs: string }) | null = null;
  for (const [index, line] of lines.entries()) {
    if (open) {
      if (CLOSING.exec(line)?.[1]?.startsWith(open.signs) !== true) continue;
      open.last = index;
      open = null;
      continue;
    }
    const [, lead = "", signs, info = ""] = OPENING.exec(line) ?? [];
    if (signs === undefined) continue;
    const isNested = lead.trim() !== "" || lead.length > 3;
    open = { first: index, last: null, info: info.trim(), isNested, signs };
    fences.push(open);
  }
  return fences;
}

/** Replaces fenced code by spaces, which keeps every offset. */
export function blankFences(text: string): string {
  if (!text.includes("```") && !text.includes("~~~")) return text;
  const lines = text.split("\n");
  for (const { first, last, isNested } of listFences(lines)) {
    // Where a list or quote ends is not known here, so that nothing is hidden that may be text.
    if (last === null && isNested) continue;
    for (let at = first; at <= (last ?? lines.length - 1); at++)
      lines[at] = blank(lines[at] ?? "");
  }
  return lines.join("\n");
}

/** Replaces fenced code and code spans by spaces, which keeps every offset. */
export function blankCode(text: string): string {
  const blanked = blankFences(text);
  return blanked.includes("`") ? blanked.replace(CODE_SPAN, blank) : blanked;
}

/** Replaces comments of HTML by spaces, but not one that is never closed. */
export function blankComments(text: string): string {
  let result = "";
  let done = 0;
  for (;;) {
    const start = text.indexOf("<!--", done);
    const end = start === -1 ? -1 : text.indexOf("-->", start);
    if (end === -1) return result + text.slice(done);
    result += text.slice(done, start) + blank(text.slice(start, end + 3));
    done = end + 3;
  }
}

/** Replaces macro calls by spaces, which keeps every offset. Strings in them that hold braces may end them. */
export function blankCalls(text: string): string {
  return text.includes("{{") ? text.replace(CALL, blank) : text;
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}
