import { decodePath } from "../../core/urls";
import { parseCalls } from "../../macros/parse-calls";
import { escapePattern } from "../text/written-names";
import type { Edit } from "../text/places";

const OPEN = "<pre><code>";
const CLOSE = "</code></pre>";

/** The flaw's place and texts, for rules that find their change themselves. */
export interface FixPlace {
  start: number;
  /** End of the flaw's line. */
  end: number;
  written: string;
  suggestion: string;
}

/** Takes the `code` out of the `pre` that begins at the place. */
export function unwrapCode(text: string, { start, end }: FixPlace): Edit | null {
  const from = text.indexOf(OPEN, start);
  const to = text.indexOf(CLOSE, from);
  if (from === -1 || from > end || to === -1) return null;
  const replacement = `<pre>${text.slice(from + OPEN.length, to)}</pre>`;
  return { start: from, end: to + CLOSE.length, replacement };
}

/** Removes the macro call at the place, with the line that holds nothing else. */
export function removeCall(text: string, { start, end }: FixPlace): Edit | null {
  const call = findCall(text, start, end);
  if (!call) return null;
  const before = /(?:^|[\r\n])[ \t]*$/.exec(text.slice(0, call.start));
  const after = /^[ \t]*(?:\r\n|\r|\n|$)/.exec(text.slice(call.end));
  const isAlone = before !== null && after !== null;
  const last = isAlone ? call.end + after[0].length : call.end;
  return { start: call.start, end: last, replacement: "" };
}

/** Replaces the argument of the call at the place that names the written page. */
export function replaceArgument(
  text: string,
  { start, end, written, suggestion }: FixPlace,
): Edit | null {
  const call = findCall(text, start, end);
  if (!call) return null;
  const slug = decodePath(written.replace(/^\/[^/]+\/docs\//, ""));
  const at = slug.lastIndexOf("/") + 1;
  const isName = !suggestion.includes("/");
  const whole = isName ? slug.slice(0, at) + suggestion : suggestion;
  return (
    replaceQuoted(text, { ...call, from: start, written: slug, suggestion: whole }) ??
    (isName
      ? replaceQuoted(text, { ...call, from: start, written: slug.slice(at), suggestion })
      : null)
  );
}

interface Call {
  start: number;
  end: number;
}

/** The call that spans an offset, or the next one on its line. */
function findCall(text: string, start: number, lineEnd: number): Call | null {
  const line = Math.max(
    text.lastIndexOf("\n", start - 1),
    text.lastIndexOf("\r", start - 1),
  );
  const base = line + 1;
  for (const token of parseCalls(text.slice(base))) {
    if (base + token.start > lineEnd) return null;
    if (token.kind !== "call" || base + token.end <= start) continue;
    return { start: base + token.start, end: base + token.end };
  }
  return null;
}

function replaceQuoted(
  text: string,
  {
    start,
    end,
    from,
    written,
    suggestion,
  }: Call & { from: number; written: string; suggestion: string },
): Edit | null {
  const pattern = new RegExp(
    `(["'\`])(${escapePattern(written)})(?=(?:#[^"'\`]*)?\\1)`,
    "gi",
  );
  pattern.lastIndex = Math.max(start, from);
  const match = pattern.exec(text.slice(0, end));
  const quote = match?.[1] ?? "";
  if (!match || suggestion.includes(quote)) return null;
  const first = match.index + quote.length;
  return { start: first, end: first + written.length, replacement: suggestion };
}
