/** Longest name in backticks, and longest link, that is held back until it ends. */
const LONGEST_NAME = 200;
const LONGEST_LINK = 500;

/** Indentation, quotes and markers of lists, behind which a fence may begin or end. */
const LINE_START = /^(?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s))*$/;
const BLANK_LINE = /\n[ \t]*\n/;
const NUMBERS = /^[\d,;\s]+$/;

/** A part of an answer's Markdown; `length` is that of its source. */
export type AnswerToken = { length: number } & (
  | { kind: "text" | "fence-end" }
  /** `run` is the fence: as many marks, or more, end it. */
  | { kind: "fence"; run: string }
  /** A code span. */
  | { kind: "name"; name: string }
  | { kind: "citation"; numbers: string }
  /** Text of a link or an image that the model wrote. */
  | { kind: "link"; text: string }
  /** A bracket that would be one of a link or of a definition. */
  | { kind: "bracket" }
);

interface AnswerPlace {
  /** The line before the text. */
  line: string;
  /** The fence of the code block around it; null outside of one. */
  fence: string | null;
  /** Whether no more text follows. */
  isEnd: boolean;
}

/** Reads what a text starts with. Null: the next piece decides. */
export function readAnswerToken(text: string, place: AnswerPlace): AnswerToken | null {
  const { fence, isEnd } = place;
  const marks = fence === null ? /[`~[!\\]/ : /[`~]/;
  const at = text.search(marks);
  if (at !== 0) return toText(at === -1 ? text.length : at);
  const [run] = /^(?:`+|~+)/.exec(text) ?? [];
  if (run !== undefined) {
    if (run === text && !isEnd) return null;
    if (fence === null) return readMarks(text, run, place);
    return readFenceEnd(text, run, { ...place, fence });
  }
  if (text.length === 1 && !isEnd) return null;
  if (text.startsWith("[")) return readBracket(text, isEnd);
  if (text.startsWith("![")) {
    const token = readBracket(text.slice(1), isEnd);
    return token && { ...token, length: token.length + 1 };
  }
  return toText(text.startsWith("\\") ? Math.min(2, text.length) : 1);
}

function toText(length: number): AnswerToken {
  return { kind: "text", length };
}

function readFenceEnd(
  text: string,
  run: string,
  { line, fence, isEnd }: AnswerPlace & { fence: string },
): AnswerToken | null {
  const { length } = run;
  if (!run.startsWith(fence) || !LINE_START.test(line)) return toText(length);
  const after = text.slice(length).trimStart();
  if (after === "" && !text.includes("\n") && !isEnd) return null;
  const isLast = /^[ \t]*(?:\n|$)/.test(text.slice(length));
  return isLast ? { kind: "fence-end", length } : toText(length);
}

/** A fence, a code span, or marks alone. */
function readMarks(
  text: string,
  run: string,
  { line, isEnd }: AnswerPlace,
): AnswerToken | null {
  const { length } = run;
  if (length >= 3 && LINE_START.test(line)) {
    const end = text.indexOf("\n");
    if (end === -1 && !isEnd && text.length < LONGEST_LINK) return null;
    const info = text.slice(length, end === -1 ? text.length : end);
    if (run.startsWith("~") || !info.includes("`")) return { kind: "fence", run, length };
  }
  return run.startsWith("~") ? toText(length) : readName(text, run, isEnd);
}

/** A code span ends at as many backticks as it begins with, in its paragraph. */
function readName(text: string, run: string, isEnd: boolean): AnswerToken | null {
  const { length } = run;
  const paragraph = cutParagraph(text, LONGEST_NAME);
  const isOpen = !isEnd && paragraph === text && text.length < LONGEST_NAME;
  for (const { 0: other, index } of paragraph.slice(length).matchAll(/`+/g)) {
    if (other.length !== length) continue;
    const end = length + index + length;
    if (isOpen && end === text.length) return null;
    return { kind: "name", name: text.slice(length, length + index), length: end };
  }
  return isOpen ? null : toText(length);
}

/** A citation, a link, the start of a definition, or a bracket alone. */
function readBracket(text: string, isEnd: boolean): AnswerToken | null {
  const paragraph = cutParagraph(text, LONGEST_LINK);
  const isLong = paragraph.length === LONGEST_LINK;
  const isOpen = !isEnd && paragraph === text && !isLong;
  const end = findEnd(paragraph, 0);
  if (end === null) return isOpen ? null : isLong ? BRACKET : toText(1);
  if (isOpen && end === text.length) return null;
  const label = text.slice(1, end - 1);
  const isLink = text.startsWith("(", end);
  const linkEnd = isLink ? findEnd(paragraph, end) : end;
  if (linkEnd === null && isOpen) return null;
  if (NUMBERS.test(label))
    return { kind: "citation", numbers: label, length: linkEnd ?? end };
  if (isLink)
    return linkEnd === null ? BRACKET : { kind: "link", text: label, length: linkEnd };
  return text.startsWith(":", end) ? BRACKET : toText(1);
}

/** Cuts at a blank line, which names and links do not cross, and so early that no text is read again and again. */
function cutParagraph(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.slice(0, BLANK_LINE.exec(cut)?.index);
}

const BRACKET: AnswerToken = { kind: "bracket", length: 1 };
const PAIRS: Readonly<Record<string, string>> = { "[": "]", "(": ")" };

/** Index behind the bracket that ends the one at `start`; null where there is none. */
function findEnd(text: string, start: number): number | null {
  const open = text[start] ?? "";
  const close = PAIRS[open];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (character === open) depth += 1;
    else if (character === close) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}
