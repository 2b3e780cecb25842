import { randomUUID } from "node:crypto";

/** Below it, a string is copied faster than it is looked up. */
const MIN_CHARACTERS = 500;

/** A part of a page. Shared: the same for the page's next reader, such as an article. */
export interface HtmlPiece {
  html: string;
  isShared: boolean;
}

/**
 * Keeps long strings out of React's render: joined with the rest they would be copied and encoded
 * as one string, which has two bytes for each character as soon as one of them is wide.
 */
export function createDeferral() {
  const deferred: string[] = [];
  // Random per page, so that no content can contain it.
  const mark = `<!--${randomUUID()}:`;
  return {
    defer(html: string): string {
      if (html.length < MIN_CHARACTERS) return html;
      return `${mark}${deferred.push(html) - 1}-->`;
    },
    /** Returns the pieces of the whole page, in order. */
    insert(page: string): HtmlPiece[] {
      const [start = "", ...rest] = page.split(mark);
      const pieces = rest.flatMap((part) => {
        const end = part.indexOf("-->");
        const html = deferred[Number(part.slice(0, end))] ?? "";
        return [
          { html, isShared: true },
          { html: part.slice(end + 3), isShared: false },
        ];
      });
      return [{ html: start, isShared: false }, ...pieces];
    },
  };
}
