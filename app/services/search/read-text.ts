import { decodeEntities } from "~/domain/text/decode-entities";
import type { SearchedPage } from "~/content-store/content-store";

/** Elements without prose: code, images, formulas. */
const DROPPED = /<(pre|svg|math|style|script|template)\b[\s\S]*?<\/\1>/gi;
/** Notecards about the page, which are not part of its topic. */
const NOTECARDS = /<div class="notecard[^"]*"[\s\S]*?<\/div>/gi;
/** Sticky, so that it tests at `lastIndex`. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b/iy;
/** Exceeds most pages; limits the cost of huge tables. */
const MOST_CHARACTERS = 50_000;

/** Yields the prose sections of a page, up to MOST_CHARACTERS. */
export function* readProse({ body }: Pick<SearchedPage, "body">): Generator<string> {
  let read = 0;
  for (const section of body) {
    if (section.type !== "prose") continue;
    const { content } = section.value;
    read += content.length;
    if (read > MOST_CHARACTERS) return;
    yield content;
  }
}

/** Converts HTML to its visible text, without code blocks. */
export function toProseText(html: string): string {
  const withoutBlocks = html.replace(DROPPED, " ").replace(NOTECARDS, " ");
  const text = decodeEntities(dropTags(withoutBlocks));
  // Leaves single spaces untouched, which is faster.
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

/** Replaces block tags by a space and drops inline tags; twice as fast as replace(). */
function dropTags(html: string): string {
  let text = "";
  let at = 0;
  for (let tag = html.indexOf("<"); tag !== -1; tag = html.indexOf("<", at)) {
    const end = html.indexOf(">", tag);
    if (end === -1) break;
    INLINE_TAG.lastIndex = tag;
    text += html.slice(at, tag) + (INLINE_TAG.test(html) ? "" : " ");
    at = end + 1;
  }
  return text + html.slice(at);
}
