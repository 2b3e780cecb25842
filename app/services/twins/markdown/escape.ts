const SPACES = /[ \t\n\r\f]+/g;
/** Characters that start or end inline Markdown wherever they stand. */
const SPECIAL = /[\\`*[\]~]/g;
/** An underscore is literal between letters and digits only. */
const UNDERSCORES = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const TAG_STARTS = /<(?=[a-z/!?])/gi;
const ENTITIES = /&(?=#?\w+;)/g;
const MACRO_BRACES = /\{(?=\{)|(?<=\{)\{/g;
const IMAGE_MARKS = /!$/;
/** Text that would turn the line into a heading, a list, a quote or a rule. */
const BLOCK_START =
  /^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|={2,}|-{2,})|^(\d{1,9})([.)])(?=\s|$)/;

/** Escapes text for a Markdown paragraph, after collapsing white space as browsers do. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(SPACES, " ")
    .replace(SPECIAL, "\\$&")
    .replace(UNDERSCORES, "\\_")
    .replace(ENTITIES, "&amp;")
    .replace(TAG_STARTS, "&lt;")
    .replace(MACRO_BRACES, "\\{")
    .replace(IMAGE_MARKS, "\\!");
}

/** Escapes the start of each line of a paragraph, where other characters are special. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph
    .split("\n")
    .map((line) => line.replace(BLOCK_START, escapeStart))
    .join("\n");
}

function escapeStart(start: string, _mark: string, digits?: string, point?: string) {
  return digits === undefined ? `\\${start}` : `${digits}\\${point ?? ""}`;
}

/** Escapes a link destination: in angle brackets where spaces or parentheses would end it. */
export function toDestination(url: string): string {
  const safe = url.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("\\", "%5C");
  return /[\s()]/.test(safe) ? `<${safe.replace(SPACES, " ")}>` : safe;
}
