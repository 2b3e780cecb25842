import { decodeEntities } from "~/domain/text/decode-entities";
import type { SearchedPage } from "~/content-store/content-store";

/** Code is no prose to read a word in its surroundings; pictures and formulas are no text. */
const DROPPED = /<(pre|svg|math|style|script|template)\b[\s\S]*?<\/\1>/gi;
/** Warnings and notes about the page are no part of what it tells. */
const NOTECARDS = /<div class="notecard[^"]*"[\s\S]*?<\/div>/gi;
/** At the place where the search for it begins. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b/iy;
/** Sections of most pages together; a huge table tells nothing more. */
const MOST_CHARACTERS = 50_000;

/** The prose of a page's sections, one after the other, until enough is read. */
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

/** What a reader sees of HTML, without its code blocks. */
export function toProseText(html: string): string {
  const withoutBlocks = html.replace(DROPPED, " ").replace(NOTECARDS, " ");
  const text = decodeEntities(dropTags(withoutBlocks));
  // Single spaces, nearly all of them, stay where they are.
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

/** Blocks are apart, words with tags in them stay whole: in half the time of a replace(). */
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
