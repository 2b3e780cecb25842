import type { ChildNode, Element } from "~/domain/html/tree";

/** Settings of a twin, and the state that a renderer passes down the tree. */
export interface MarkdownContext {
  /** Returns the destination to write for an `href`. */
  resolve: (href: string) => string;
  /** Returns the destination to write for a `src`. */
  resolveSource: (source: string) => string;
  /** Labels that note boxes begin with, such as `Note:`; the alert's marker replaces them. */
  noteLabels: ReadonlySet<string>;
  /** True inside a table cell, where Markdown allows no line break. */
  inCell?: boolean;
  /** True where text is repeated, whose links stand in its first place. */
  hasNoLinks?: boolean;
  /** Id of the heading or term around a link, which may link to itself. */
  ownId?: string | null;
}

/** Renders one block element as blocks that blank lines will separate. */
export type RenderBlock = (element: Element, context: MarkdownContext) => string[];
/** Renders the contents of an element; passed to renderers of nested blocks, which it calls. */
export type RenderNodes = (
  nodes: readonly ChildNode[],
  context: MarkdownContext,
) => string[];
