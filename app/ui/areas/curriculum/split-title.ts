/** Splits a title into the first word, and the rest including its space. */
export function splitFirstWord(title: string): [first: string, rest: string] {
  const [first = ""] = /^\S*/.exec(title.trimStart()) ?? [];
  return [first, title.trimStart().slice(first.length)];
}

/**
 * Splits a title into the part before the last word, including its space, and that word.
 */
export function splitLastWord(title: string): [rest: string, last: string] {
  const trimmed = title.trimEnd();
  const [last = ""] = /\S*$/.exec(trimmed) ?? [];
  return [trimmed.slice(0, trimmed.length - last.length), last];
}
