import { parseFragment } from "parse5";
import { renderBlocks, renderHeadingLine } from "./blocks";
import type { MarkdownContext } from "./context";
import { renderInlineLine } from "./inline";

export type { MarkdownContext } from "./context";

/** Renders the HTML of a compiled article as GFM, without a final line break. */
export function renderMarkdown(html: string, context: MarkdownContext): string {
  return renderBlocks(parseFragment(html).childNodes, context).join("\n\n");
}

/** Renders phrasing content, such as a title, as one line. */
export function renderMarkdownLine(html: string, context: MarkdownContext): string {
  return renderInlineLine(parseFragment(html).childNodes, context);
}

/** Renders a heading from its inner HTML. */
export function renderMarkdownHeading(
  html: string,
  { level, id }: { level: number; id: string | null },
  context: MarkdownContext,
): string {
  return renderHeadingLine(parseFragment(html).childNodes, { level, id }, context).join(
    "",
  );
}
