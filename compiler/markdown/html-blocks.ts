import type { MarkdownIt } from "markdown-it";
import { escapeAttribute } from "~/domain/text/escape-html";
import { escapeArgument } from "../core/html-text";

/** Markdown that a writer left in raw HTML, and the HTML in its place. */
export interface RawMarkdown {
  /** Line of the text, from 0. */
  line: number;
  written: string;
  html: string;
}

/**
 * Pieces of an HTML block, in its order: elements whose text is no prose, comments and tags
 * stay; then code and links.
 */
const PIECES =
  /<(pre|code|script|style|textarea|kbd|samp|a|math|svg)\b[^>]*>[^]*?<\/\1\s*>|<!--[^]*?-->|(`[^`\n]+`)|(\[(?:[^[\]`\n]|`[^`\n]+`)+\]\((?:\/|#|https?:)[^()\s<>"]*\))|<[a-z/][^>]*>/gi;
const MAY_HOLD_MARKDOWN = /`|\]\(/;
const LINK = /^\[(.+)\]\((.+)\)$/s;
const CODE = /`([^`\n]+)`/g;

/**
 * Shows links and code as meant that are written as Markdown inside HTML, where Markdown is not
 * read (CommonMark 4.6). `env.onRawMarkdown` is told of each.
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

/** Entities are the writer's, as in all HTML; other signs of HTML are text. */
function toHtml(written: string): string {
  const [, text, url] = LINK.exec(written) ?? [];
  if (text === undefined || url === undefined) return toCode(written);
  return `<a href="${escapeAttribute(url)}">${toCode(text)}</a>`;
}

function toCode(text: string): string {
  return text.replace(CODE, (_, code: string) => `<code>${escapeArgument(code)}</code>`);
}
