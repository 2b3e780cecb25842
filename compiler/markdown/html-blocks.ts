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
 * Matches pieces of an HTML block: first those that stay (raw text elements, comments, tags),
 * then code and links.
 */
const PIECES =
  /<(pre|code|script|style|textarea|kbd|samp|a|math|svg)\b[^>]*>[^]*?<\/\1\s*>|<!--[^]*?-->|(`[^`\n]+`)|(\[(?:[^[\]`\n]|`[^`\n]+`)+\]\((?:\/|#|https?:)[^()\s<>"]*\))|<[a-z/][^>]*>/gi;
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
      const first = token.map?.[0] ?? 0;
      token.content = convertMarkdown(content, (written, at) => {
        const html = toHtml(written);
        const line = first + content.slice(0, at).split("\n").length - 1;
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
  return html.replace(
    PIECES,
    (piece, _name, code: string | undefined, link: string | undefined, at: number) =>
      code === undefined && link === undefined ? piece : convert(piece, at),
  );
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
