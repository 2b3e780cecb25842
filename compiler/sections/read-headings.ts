import { anchorize } from "../core/html-text";
import { createIds } from "../html/ids";
import type { Page } from "../core/page";
import type { PageHeading } from "../core/site";
import { readBody } from "../sources/docs/read-page-file";

const FENCE = /^[ \t]*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})[ \t]+(.+?)[ \t]*#*$/;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** Lists the headings in a page's Markdown with their ids; empty for a generated page. */
export function readHeadings(page: Page): PageHeading[] {
  if (page.generatedFrom) return [];
  try {
    return findHeadings(readBody(page).body);
  } catch {
    // The page's own rendering reports why it can't be read.
    return [];
  }
}

/** Lists the headings of Markdown outside code fences, from h2 on, with the ids that rendering gives them. */
export function findHeadings(body: string): PageHeading[] {
  const ids = createIds();
  const headings: PageHeading[] = [];
  let fence: string | null = null;
  for (const line of body.split(/\r?\n/)) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    if (mark !== undefined) fence = mark;
    const [, signs, text] = HEADING.exec(line) ?? [];
    if (signs === undefined || text === undefined) continue;
    const id = ids.claim(anchorize(text.replace(LINK, "$1")));
    headings.push({ level: signs.length, id });
  }
  return headings;
}
