import { listClasses, readText, type Element } from "~/domain/html/tree";
import { toCodeSpan, toFence } from "~/domain/text/markdown-code";
import type { MarkdownContext } from "./context";

/** Classes that say nothing about the code. */
const SILENT_CLASSES: ReadonlySet<string> = new Set([
  "brush:",
  "notranslate",
  "css-formal-syntax",
]);
const DEFAULT_LANGUAGE = "plain";

/** Renders a code block; in a table cell, one code span per line. */
export function renderCodeBlock(element: Element, { inCell }: MarkdownContext): string[] {
  const { code, language, notes } = readCodeBlock(element);
  if (code.trim() === "") return [];
  if (inCell) return code.split("\n").filter(Boolean).map(toCodeSpan);
  return [toFence(code, [language, ...notes].join(" "))];
}

/**
 * Reads a `pre` element: its code without the last line break, its language, and further classes
 * such as `example-bad` or `hidden`.
 */
export function readCodeBlock(element: Element) {
  const classes = listClasses(element).filter((name) => !SILENT_CLASSES.has(name));
  const hasBrush = listClasses(element).includes("brush:");
  const [language = DEFAULT_LANGUAGE, ...notes] = hasBrush
    ? classes
    : [DEFAULT_LANGUAGE, ...classes];
  const code = readText(element).replace(/\r\n?/g, "\n").replace(/\n$/, "");
  return { code, language, notes };
}
