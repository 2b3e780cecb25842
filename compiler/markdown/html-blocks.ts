import type { MarkdownIt } from "markdown-it";
import { escapeAttribute } from "~/domain/text/escape-html";
import { escapeArgument } from "../core/html-text";

/** Markdown that an author wrote in raw HTML, and its replacement. */
export interface RawMarkdown {
  /** Line of the text, 0-based. */
  line: number;
  written: string;
  html: string;
}

/**
 * Matches the beginnings of pieces of an HTML block that stay (comments, raw text elements, tags), and whole
 * code and links.
 */
const PIECES =
  /<(?:(!--)|(pre|code|script|style|textarea|kbd|samp|a|math|svg)\b|[a-z/])|`[^`\n]+`|\[(?:[^[\]`\n]|`[^`\n]+`)+\]\((?:\/|#|https?:)[^()\s<>"]*\)/gi;
const MAY_HOLD_MARKDOWN = /`|\]\(/;
const LINK = /^\[(.+)\]\((.+)\)$/s;
const CODE = /`([^`\n]+)`/g;

/**
 * Renders links and code that are written as Markdown inside HTML, where CommonMark (4.6) reads
 * none. Reports each to `env.onRawMarkdown`.
 */
export function useHtmlBlocks(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "html-blocks", ({ tokens, env }) => {
    const { onRawMarkdown } = env as {
      onRawMarkdown?: ((found: RawMarkdown) => void) | undefined;
    };
    for (const token of tokens) {
      if (token.type !== "html_block" || !MAY_HOLD_MARKDOWN.test(token.content)) continue;
      const { content } = token;
      let line = token.map?.[0] ?? 0;
      let counted = 0;
      token.content = convertMarkdown(content, (written, at) => {
        const html = toHtml(written);
        line += content.slice(counted, at).split("\n").length - 1;
        counted = at;
        onRawMarkdown?.({ line, written, html });
        return html;
      });
    }
  });
}

function convertMarkdown(
  html: string,
  convert: (written: string, at: number) => string,
): string {
  const findEnd = createSearch(html);
  const pieces = new RegExp(PIECES);
  const parts: string[] = [];
  let done = 0;
  for (let found = pieces.exec(html); found; found = pieces.exec(html)) {
    const { 0: written, 1: comment, 2: element, index } = found;
    if (written.startsWith("<")) {
      const end = comment ? findEnd("-->", pieces.lastIndex) : findEnd(">", index);
      const close =
        element && end ? findEnd(`</${element.toLowerCase()}\\s*>`, end) : null;
      pieces.lastIndex = close ?? end ?? pieces.lastIndex;
      continue;
    }
    parts.push(html.slice(done, index), convert(written, index));
    done = pieces.lastIndex;
  }
  return parts.join("") + html.slice(done);
}

/**
 * Creates a function that finds where the next match of a pattern ends; null without one. It looks for a missing
 * one once, because looking from each of thousands of open tags takes quadratic time.
 */
function createSearch(html: string): (pattern: string, from: number) => number | null {
  const missing = new Set<string>();
  return (pattern, from) => {
    if (missing.has(pattern)) return null;
    const search = new RegExp(pattern, "gi");
    search.lastIndex = from;
    if (search.test(html)) return search.lastIndex;
    missing.add(pattern);
    return null;
  };
}

/** Escapes text for HTML; the author's entities stay. */
function toHtml(written: string): string {
  const [, text, url] = LINK.exec(written) ?? [];
  if (text === undefined || url === undefined) return toCode(written);
  return `<a href="${escapeAttribute(url)}">${toCode(text)}</a>`;
}

function toCode(text: string): string {
  return text.replace(CODE, (_, code: string) => `<code>${escapeArgument(code)}</code>`);
}
