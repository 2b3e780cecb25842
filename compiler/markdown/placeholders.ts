import type { MarkdownIt, StateCore } from "markdown-it";

/**
 * The macro step replaces a call by `OPEN`, a decimal index and `CLOSE`. Both are control
 * characters for private use, which Markdown treats as ordinary text. They are in Latin-1, because V8
 * stores a text with any other character in two bytes for each, and so all that is made from it.
 */
export const PLACEHOLDER_OPEN = "\u0091";
export const PLACEHOLDER_CLOSE = "\u0092";

type InlineStateClass = MarkdownIt["inline"]["State"];
type Delimiters = ReturnType<InstanceType<InlineStateClass>["scanDelims"]>;

const OPEN_CODE = PLACEHOLDER_OPEN.charCodeAt(0);
const CLOSE_CODE = PLACEHOLDER_CLOSE.charCodeAt(0);
/** Matches calls with nothing but spaces between them. */
export const CALLS = /(?:\u0091\d+\u0092\s*)+/;
const ONLY_PLACEHOLDERS = new RegExp(`^${CALLS.source}$`);
/** Any ASCII punctuation works, because flanking rules do not distinguish it. */
const PUNCTUATION = "{";

/** True for a paragraph that contains only macro calls and must not become a `<p>`. */
export function isOnlyPlaceholders(content: string): boolean {
  return content.charCodeAt(0) === OPEN_CODE && ONLY_PLACEHOLDERS.test(content);
}

/**
 * Unwraps paragraphs that contain only macro calls, marks headings that contain a call with
 * `data-macro` (their id depends on the macro's output), and preserves emphasis beside calls.
 */
export function usePlaceholders(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "placeholders", markPlaceholders);
  parser.inline.State = withPlaceholderDelimiters(parser.inline.State);
}

function markPlaceholders({ tokens }: StateCore): void {
  tokens.forEach((token, index) => {
    if (token.type !== "inline" || !token.content.includes(PLACEHOLDER_OPEN)) return;
    const opening = tokens[index - 1];
    if (opening?.type === "heading_open") opening.attrPush(["data-macro", ""]);
    if (opening?.type !== "paragraph_open" || !isOnlyPlaceholders(token.content)) return;
    opening.hidden = true;
    const closing = tokens[index + 1];
    if (closing) closing.hidden = true;
  });
}

/**
 * Makes placeholders count as punctuation in the flanking rules, like the braces that they
 * replace; otherwise `**Note:**{{…}}` would break.
 */
function withPlaceholderDelimiters(Base: InlineStateClass): InlineStateClass {
  return class extends Base {
    override scanDelims(start: number, canSplitWord: boolean): Delimiters {
      const source = this.src;
      const end = findRunEnd(source, start);
      const before = source.charCodeAt(start - 1) === CLOSE_CODE;
      const after = source.charCodeAt(end) === OPEN_CODE;
      if (!before && !after) return super.scanDelims(start, canSplitWord);

      this.src =
        (before ? source.slice(0, start - 1) + PUNCTUATION : source.slice(0, start)) +
        source.slice(start, end) +
        (after ? PUNCTUATION + source.slice(end + 1) : source.slice(end));
      const delimiters = super.scanDelims(start, canSplitWord);
      this.src = source;
      return delimiters;
    }
  };
}

function findRunEnd(source: string, start: number): number {
  const marker = source.charCodeAt(start);
  let end = start;
  while (source.charCodeAt(end) === marker) end += 1;
  return end;
}
