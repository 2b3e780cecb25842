import { listPages, readUtf8 } from "../moves/all-files";
import { createPlan, openChangeSet, type Plan } from "../moves/plan";
import type { Content } from "../pages/content-roots";
import { findFrontMatter } from "../text/front-matter-text";
import { formatFrontMatter } from "./front-matter";
import { tidyMarkdown } from "./markdown";

/** Formats a whole file. Changes nothing that a reader sees. */
export function formatPage(text: string): string {
  const formatted = formatFrontMatter(text);
  const range = findFrontMatter(formatted);
  if (!range) return formatted;
  const bodyStart = getBodyStart(formatted, range.end);
  return formatted.slice(0, bodyStart) + tidyMarkdown(formatted.slice(bodyStart)).text;
}

/** Returns the offset behind the line that closes the front matter. */
export function getBodyStart(text: string, end: number): number {
  const closing = /^---[ \t]*(?:\r\n|\r|\n|$)/.exec(text.slice(end))?.[0] ?? "";
  return end + closing.length;
}

/** Plans the formatting of the Markdown among these files, or of all pages. */
export function planFormat(content: Content, files: readonly string[] | null): Plan {
  const changes = openChangeSet(content);
  const chosen =
    files?.filter((file) => file.endsWith(".md")) ??
    listPages(content.folders).map(({ file }) => file);
  for (const file of chosen) {
    const text = readUtf8(file);
    if (text === null) continue;
    const formatted = formatPage(text);
    if (formatted !== text) changes.write(file, formatted);
  }
  return createPlan("fmt", { changes: changes.list() });
}
