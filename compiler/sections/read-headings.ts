import { anchorize } from "../core/html-text";
import { createIds } from "../html/ids";
import type { Page } from "../core/page";
import type { PageHeading } from "../core/site";
import { readBody } from "../sources/docs/read-page-file";

const FENCE = /^[ \t]*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})(?:[ \t]+(.*))?$/;
const LINK = /\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** Lists the headings in a page's Markdown with their ids; empty for a generated page. */
export function readHeadings(page: Page): PageHeading[] {
  if (page.generatedFrom) return [];
  try {
    // Texts would keep their files in memory.
    return listWrittenHeadings(readBody(page).body).map(({ level, id }) => ({
      level,
      id,
    }));
  } catch {
    // The page's own rendering reports why it can't be read.
    return [];
  }
}

/** A heading where it is written. */
export interface WrittenHeading extends PageHeading {
  /** Markdown, with the texts of its links alone. */
  text: string;
  /** Line of the body, 0-based. */
  line: number;
}

/** Lists the headings of Markdown outside code fences, from h2 on, with the ids that rendering gives them. */
export function listWrittenHeadings(body: string): WrittenHeading[] {
  const ids = createIds();
  const headings: WrittenHeading[] = [];
  let fence: string | null = null;
  for (const [index, line] of body.split(/\r?\n/).entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    if (mark !== undefined) fence = mark;
    const [, signs, written = ""] = HEADING.exec(line) ?? [];
    if (signs === undefined) continue;
    const text = dropClosing(written.trimEnd()).replace(LINK, "$1");
    const id = ids.claim(anchorize(text));
    headings.push({ level: signs.length, id, text, line: index });
  }
  return headings;
}

/** Drops the signs that may close a heading, which a space sets apart from its text. */
function dropClosing(written: string): string {
  let end = written.length;
  while (written[end - 1] === "#") end--;
  const isClosing = end === 0 || /[ \t]/.test(written[end - 1] ?? "");
  return isClosing ? written.slice(0, end).trimEnd() : written;
}
