import MarkdownIt, { type Options, type Token } from "markdown-it";
import { escapeAttribute } from "~/domain/text/escape-html";
import { useAnswerLinks, type AnswerLinkOptions } from "./answer-links";
import { useAutolinks } from "./autolinks";
import { useCodeFences } from "./code-fences";
import { highlightCode } from "./highlight";

/** Level of the page's heading above an answer. */
const HEADING_ABOVE = 3;
const DEEPEST_HEADING = 6;
/** Set separately, because the published types lack `maxNesting`. */
const OPTIONS: Options & { maxNesting: number } = { html: false, maxNesting: 20 };

const PARSER = createParser().use(useAutolinks).use(useAnswerLinks);
/** For models: what they write links to their sources alone, by links in one piece. */
const MODEL_PARSER = createParser()
  .disable(["autolink", "reference"])
  .use(useAnswerLinks);

function createParser(): MarkdownIt {
  return new MarkdownIt("commonmark", OPTIONS)
    .enable(["table", "strikethrough"])
    .use(useCodeFences, highlightCode)
    .use(useAnswerBlocks);
}

export interface RenderAnswerOptions {
  links: AnswerLinkOptions;
  /** Name of the area in which a wide table scrolls. */
  tableLabel: string;
}

/**
 * Renders an untrusted answer in Markdown to HTML: no raw HTML, no images, links as
 * `useAnswerLinks` says. Each string is one element, in order.
 */
export function renderAnswer(text: string, options: RenderAnswerOptions): string[] {
  return renderBlocks(text, options).map(({ html }) => html);
}

export interface AnswerBlock {
  html: string;
  /** First line of the block in the text, 0-based. */
  line: number;
  /** Headings that what follows is below, outermost first: their levels in Markdown. */
  headings: readonly number[];
}

/**
 * Renders the blocks of the top level one by one, because an answer is streamed by blocks.
 *
 * @param above Headings of earlier blocks that the text is below.
 */
export function renderBlocks(
  text: string,
  options: RenderAnswerOptions,
  above: readonly number[] = [],
): AnswerBlock[] {
  const env = { ...options };
  let headings = above;
  const parser = options.links.sources ? MODEL_PARSER : PARSER;
  return splitBlocks(parser.parse(text, env)).map((tokens) => {
    headings = lowerHeadings(tokens, headings);
    const html = parser.renderer.render(tokens, parser.options, env).trimEnd();
    return { html, line: tokens[0]?.map?.[0] ?? 0, headings };
  });
}

/**
 * Sets the tags of headings by their depth below the page's, because models begin at any level and
 * screen readers announce levels that are left out.
 */
function lowerHeadings(
  tokens: readonly Token[],
  above: readonly number[],
): readonly number[] {
  let headings = above;
  for (const token of tokens) {
    if (!token.type.startsWith("heading_")) continue;
    const own = Number(token.tag.slice(1));
    if (token.nesting > 0) headings = [...headings.filter((level) => level < own), own];
    token.tag = `h${Math.min(HEADING_ABOVE + headings.length, DEEPEST_HEADING)}`;
  }
  return headings;
}

function splitBlocks(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  let open: Token[] = [];
  for (const token of tokens) {
    open.push(token);
    if (token.level > 0 || token.nesting > 0) continue;
    blocks.push(open);
    open = [];
  }
  return blocks;
}

/**
 * Lets tables scroll. Code keeps its language only: the other words behind a
 * fence would become classes, which could hide it.
 */
function useAnswerBlocks(parser: MarkdownIt): void {
  parser.core.ruler.push("answer-blocks", ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === "fence") token.info = /^[\w+#.-]*/.exec(token.info)?.[0] ?? "";
    }
  });
  const { rules } = parser.renderer;
  rules["table_open"] = (_tokens, _at, _options, env) => {
    const { tableLabel } = env as RenderAnswerOptions;
    return `<figure class="table-container" tabindex="0" aria-label="${escapeAttribute(tableLabel)}"><table>\n`;
  };
  rules["table_close"] = () => "</table></figure>\n";
}
