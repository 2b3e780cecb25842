const SPACES = /[ \t\n\r\f]+/g;

/** Renders a code span, delimited by more backticks than the code contains in a row. */
export function toCodeSpan(code: string): string {
  const text = code.replace(SPACES, " ");
  if (text === "") return "";
  const ticks = "`".repeat(measureLongestRun(text) + 1);
  const isPadded = text.startsWith("`") || text.endsWith("`") || losesSpaces(text);
  const pad = isPadded ? " " : "";
  return ticks + pad + text + pad + ticks;
}

/** Tells whether CommonMark would take a space off each end: unless there is nothing else. */
function losesSpaces(text: string): boolean {
  return text.startsWith(" ") && text.endsWith(" ") && /[^ ]/.test(text);
}

/** Renders a fenced code block; `info` is the language, followed by other words. */
export function toFence(code: string, info: string): string {
  const fence = "`".repeat(Math.max(3, measureLongestRun(code) + 1));
  return `${fence}${info}\n${code}\n${fence}`;
}

/** Counts in a loop, because a call takes no array of as many arguments as code may have backticks. */
function measureLongestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
