import { renderMarkdown } from "../../markdown/render-markdown";

/** A line with its line end, and whether its text is Markdown of its own. */
interface Line {
  text: string;
  end: string;
  /** True inside of code, of raw HTML that keeps spaces, and of a macro call over several lines. */
  isVerbatim: boolean;
}

type Tidy = (text: string) => string;
type TidyLines = (lines: readonly Line[]) => Line[];

/** The steps of tidying, each of which is left out where it would change what readers see. */
const STEPS: readonly (readonly [name: string, tidy: Tidy])[] = [
  ["file-end", endWithNewline],
  ["trailing-spaces", byLine((lines) => lines.map(trimEnd))],
  ["heading-style", byLine(joinUnderlinedHeadings)],
  ["heading-end", eachText((text) => text.replace(/^(#{1,6} .*?)[ \t]+#+$/, "$1"))],
  ["list-marker", eachText((text) => text.replace(/^([ >]*)[*+]( +\S)/, "$1-$2"))],
  [
    "strong-style",
    eachText((text) =>
      replaceOutsideCode(
        text,
        /(?<![\w_\\])__(?=\S)([^_`]+?)(?<=\S)__(?![\w_])/g,
        "**$1**",
      ),
    ),
  ],
  [
    "emphasis-style",
    eachText((text) =>
      replaceOutsideCode(
        text,
        /(?<![\w*\\])\*(?=[^\s*])([^*`_]+?)(?<=[^\s*])\*(?![\w*])/g,
        "_$1_",
      ),
    ),
  ],
  ["blank-around", byLine(addBlankLines)],
  ["blank-lines", byLine(dropRepeatedBlanks)],
];

export interface TidyResult {
  text: string;
  /** Names of the steps that changed something. */
  steps: string[];
}

/** One step can make room for another; more rounds than this come of no page. */
const MOST_ROUNDS = 6;

/**
 * Tidies the Markdown of a page's body. The rendered HTML stays the same, byte for byte: a step
 * that would change it is left out. Keeps line ends; tidying again changes nothing.
 */
export function tidyMarkdown(body: string): TidyResult {
  const steps = new Set<string>();
  let html: string | null = null;
  let text = body;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = text;
    for (const [name, tidy] of STEPS) {
      const tidied = tidy(text);
      if (tidied === text) continue;
      html ??= render(body);
      if (render(tidied) !== html) continue;
      text = tidied;
      steps.add(name);
    }
    if (text === before) break;
  }
  return { text, steps: [...steps] };
}

function render(text: string): string {
  return renderMarkdown(text, { locale: "en-US", translate: (id) => id });
}

/** Begins where a run of blanks begins, because trying each place in one takes quadratic time. */
const BLANK_END = /(?<![ \t\r\n])[ \t\r\n]+$/;

function endWithNewline(body: string): string {
  if (body.trim() === "") return body;
  const end = body.includes("\r\n") ? "\r\n" : "\n";
  return body.replace(BLANK_END, "") + end;
}

const FENCE = /^[ \t>]*(?:[-*+] +|\d+\. +)?(`{3,}|~{3,})/;
const KEEPS_SPACES = /<(?:pre|textarea|script|style|svg|math)\b/i;
const ENDS_KEEPING = /<\/(?:pre|textarea|script|style|svg|math)>/i;

function splitLines(body: string): Line[] {
  const lines: Line[] = [];
  let fence: string | null = null;
  let keeps = false;
  let call = false;
  for (const [, text = "", end = ""] of body.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    if (text === "" && end === "") continue;
    const mark = FENCE.exec(text)?.[1];
    const wasVerbatim = fence !== null || keeps || call;
    if (fence !== null) {
      if (mark?.startsWith(fence) === true && /^[ \t>]*[`~]+[ \t]*$/.test(text))
        fence = null;
    } else if (mark !== undefined && !keeps && !call) fence = mark;
    else {
      keeps = keeps ? !ENDS_KEEPING.test(text) : opensOnly(text);
      call = call
        ? !text.includes("}}")
        : text.lastIndexOf("{{") > text.lastIndexOf("}}");
    }
    lines.push({ text, end, isVerbatim: wasVerbatim || fence !== null || keeps || call });
  }
  return lines;
}

function opensOnly(text: string): boolean {
  return KEEPS_SPACES.test(text) && !ENDS_KEEPING.test(text);
}

/** Changes the text of each line that is Markdown. */
function eachText(change: (text: string) => string): Tidy {
  return byLine((lines) =>
    lines.map((line) => (line.isVerbatim ? line : { ...line, text: change(line.text) })),
  );
}

function byLine(tidy: TidyLines): Tidy {
  return (text) =>
    tidy(splitLines(text))
      .map((line) => line.text + line.end)
      .join("");
}

/** Two spaces at the end of a text are a line break. */
function trimEnd(line: Line): Line {
  if (line.isVerbatim) return line;
  const isBreak = /\S {2,}$/.test(line.text);
  return isBreak ? line : { ...line, text: line.text.replace(/[ \t]+$/, "") };
}

function replaceOutsideCode(text: string, pattern: RegExp, replacement: string): string {
  if (!/[_*]/.test(text)) return text;
  return text
    .split(/(`+[^`]*`+|\{\{.*?\}\}|<[^>]*>|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, replacement)))
    .join("");
}

/** Writes a heading with `===` or `---` below it with hashes. */
function joinUnderlinedHeadings(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const level = /^=+$/.test(line.text) ? "#" : /^-+$/.test(line.text) ? "##" : null;
    const isHeading =
      level !== null &&
      above !== undefined &&
      !line.isVerbatim &&
      !above.isVerbatim &&
      /^\p{L}/u.test(above.text) &&
      isBlank(result.at(-2));
    if (isHeading)
      result[result.length - 1] = { ...above, text: `${level} ${above.text}` };
    else result.push(line);
  }
  return result;
}

function isBlank(line: Line | undefined): boolean {
  return line === undefined || line.text === "";
}

/** Puts a blank line above and below each heading. */
function addBlankLines(lines: readonly Line[]): Line[] {
  const isHeading = (line: Line | undefined): boolean =>
    line !== undefined && !line.isVerbatim && /^#{1,6} /.test(line.text);
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const needsBlank =
      above !== undefined &&
      !isBlank(above) &&
      line.text !== "" &&
      !above.isVerbatim &&
      (isHeading(line) || isHeading(above));
    return needsBlank
      ? [{ text: "", end: line.end || above.end, isVerbatim: false }, line]
      : [line];
  });
}

function dropRepeatedBlanks(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => {
    const above = lines[index - 1];
    return line.isVerbatim || line.text !== "" || above?.text !== "" || above.isVerbatim;
  });
}
