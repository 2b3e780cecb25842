const HEADING = /^#[ \t]+(\S.*)$/m;
/** A sequence that closes the heading follows a blank: the title of `# C#` is all of it. */
const CLOSING = /(?<![^ \t])#+$/;

/** Reads the text of the first heading of level one in Markdown; null when there is none, or it has no text. */
export function readTitle(markdown: string): string | null {
  const line = HEADING.exec(markdown)?.[1] ?? "";
  const title = line.trimEnd().replace(CLOSING, "").trimEnd();
  return title === "" ? null : title;
}
