import { SENTENCE_CORRECTIONS } from "./sentence-corrections";
import { TYPE_CORRECTIONS } from "./type-corrections";

/** Matches a documentation comment. */
const COMMENT = /\/\*\*[\s\S]*?\*\//g;
/** Words between underscores that are only stressed; others are names. */
const STRESSED: ReadonlySet<string> = new Set([
  "entire",
  "not",
  "only",
  "really",
  "required",
]);
const TAGS = String.raw`(?:&lt;\w+&gt;)+[^&\n]*(?:&lt;/\w+&gt;)+|&lt;\w+&gt;`;

/** Corrects the text of the declarations of Firefox's extension APIs before it is parsed. */
export function correctSource(source: string): string {
  return [...TYPE_CORRECTIONS, ...SENTENCE_CORRECTIONS]
    .reduce((text, [wrong, right]) => text.replace(wrong, right), source)
    .replace(COMMENT, correctComment);
}

/**
 * Says in the sentences of a comment what the tag `@deprecated` says, because the tag also marks what only
 * Firefox lacks, and replaces Markdown and HTML by backticks around names.
 */
function correctComment(comment: string): string {
  const text = comment
    .slice(3, -2)
    .replace(/^[ \t]*\* ?/gm, "")
    .trim();
  const [said = "", ...tags] = `\n${text}`.split(/\n(?=@)/).map((part) => part.trim());
  const notes = tags.map((tag) => describeStatus(tag, said)).filter(Boolean);
  const told = notes.length === 0 ? said : [endSentence(said), ...notes].join(" ").trim();
  const lines = [told, ...tags.filter((tag) => !isStatus(tag))];
  return `/**\n${toPlainText(lines.join("\n")).replace(/^/gm, " * ")}\n */`;
}

function isStatus(tag: string): boolean {
  return tag.startsWith("@deprecated");
}

function describeStatus(tag: string, said: string): string {
  if (!isStatus(tag)) return "";
  const reason = tag.replace(/^@deprecated\s+/, "").trim();
  if (/^Unsupported on Firefox\b/.test(reason)) return "Firefox does not support it.";
  return said.includes(reason) ? "" : `It is deprecated. ${reason}`;
}

function endSentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}

function toPlainText(text: string): string {
  return text
    .replace(/^\*[ \t]+/gm, "")
    .replace(/\*\*([^*\n]+)\*\*/g, "$1")
    .replace(/\*(\w+)\*/g, "`$1`")
    .replace(/(?<![\w`])_([A-Za-z]+)_(?!\w)/g, (_, word: string) =>
      STRESSED.has(word) ? word : `\`${word}\``,
    )
    .replace(/\|(\w+)\|/g, "`$1`")
    .replace(new RegExp(TAGS, "g"), (tags) => `\`${decode(tags)}\``);
}

function decode(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}
