import type { MarkdownIt } from "markdown-it";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { MARKED_LINES, parseMarkedLines } from "~/domain/documents/marked-lines";

const PLAIN = "plain";
const NO_LINT_SUFFIX = "-nolint";

/** Turns code into HTML; documents escape it here and are highlighted when they are serialised. */
export type RenderCode = (code: string, language: string) => string;

/**
 * Renders code blocks with the classes that samples, highlighting and browser scripts expect.
 */
export function useCodeFences(
  parser: MarkdownIt,
  renderCode: RenderCode = escapeText,
): void {
  const { unescapeAll } = parser.utils;
  const { rules } = parser.renderer;
  rules.fence = (tokens, index) => {
    const token = tokens[index];
    return token
      ? renderCodeBlock(unescapeAll(token.info), token.content, renderCode)
      : "";
  };
  rules.code_block = (tokens, index) =>
    renderCodeBlock("", tokens[index]?.content ?? "", renderCode);
}

/** `info` follows the opening fence: the language, then words such as `hidden` or `{2,4-6}`. */
function renderCodeBlock(info: string, content: string, renderCode: RenderCode): string {
  const all = info.split(/\s+/).filter(Boolean).map(removeNoLint);
  const words = all.filter((word, at) => at === 0 || readLines(word) === null);
  const language = words[0] ?? "";
  const code = renderCode(
    content.startsWith("\n") ? content.slice(1) : content,
    language,
  );
  const lines = all.slice(1).map(readLines).find(Boolean);
  const marked = lines ? ` ${MARKED_LINES}="${lines}"` : "";
  const pre = `<pre class="${escapeAttribute(toClassName(words))}"${marked}>`;
  if (language === "" || language === PLAIN) return `${pre}${code}</pre>\n`;

  const header = words.some(isHidingWord) ? "" : renderHeader(language);
  return `<div class="code-example">${header}${pre}<code>${code}</code></pre></div>\n`;
}

function toClassName(words: readonly string[]): string {
  return words.length === 0 ? "notranslate" : `brush: ${words.join(" ")} notranslate`;
}

function renderHeader(language: string): string {
  const name = `<span class="language-name">${escapeText(language)}</span>`;
  return `<div class="example-header">${name}</div>`;
}

/** Removes `-nolint`, which concerns only the authors' linter. */
function removeNoLint(word: string): string {
  return word.endsWith(NO_LINT_SUFFIX) ? word.slice(0, -NO_LINT_SUFFIX.length) : word;
}

function isHidingWord(word: string): boolean {
  return word === "hidden" || word.startsWith("interactive-example");
}

/** Reads emphasised lines from `{2,4-6}`; null for any other word. */
function readLines(word: string): string | null {
  const written = /^\{(.*)\}$/.exec(word)?.[1] ?? "";
  return parseMarkedLines(written) ? written : null;
}
