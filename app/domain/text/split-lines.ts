const PART = /<(\/?)([a-z][\w-]*)[^>]*>|\n|[^<\n]+|</gi;

/**
 * Wraps each line of highlighted code in an element, which can then be numbered. Elements
 * that span lines are closed at the end of each line and reopened in the next. The text
 * stays the same, line breaks included.
 */
export function splitLines(
  html: string,
  marked: ReadonlySet<number> = new Set<number>(),
): string {
  const open: string[] = [];
  let lines = "";
  let line = "";
  let count = 0;
  for (const [part, slash, name] of html.matchAll(PART)) {
    if (part === "\n") {
      lines += closeLine(`${line}\n`, open, marked.has(++count));
      line = open.join("");
      continue;
    }
    line += part;
    if (name === undefined) continue;
    if (slash === "/") open.pop();
    else open.push(part);
  }
  const isEmpty = line.replace(/<[^>]*>/g, "") === "";
  return isEmpty && lines !== ""
    ? lines
    : lines + closeLine(line, open, marked.has(++count));
}

function closeLine(line: string, open: readonly string[], isMarked: boolean): string {
  const closing = open
    .toReversed()
    .map((tag) => `</${/^<([\w-]+)/.exec(tag)?.[1] ?? ""}>`)
    .join("");
  return `<span class="${isMarked ? "line marked" : "line"}">${line}${closing}</span>`;
}
