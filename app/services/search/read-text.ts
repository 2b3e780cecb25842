import { decodeEntities } from "~/domain/decode-entities";
import type { SearchedPage } from "~/content-store/content-store";

/** Code is no prose to read a word in its surroundings; pictures and formulas are no text. */
const DROPPED = /<(pre|svg|math|style|script|template)\b[\s\S]*?<\/\1>/gi;
/** Warnings and notes about the page are no part of what it tells. */
const NOTECARDS = /<div class="notecard[^"]*"[\s\S]*?<\/div>/gi;
const INLINE_TAG =
  /^<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b/i;
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
  const text = withoutBlocks.replace(/<[^>]*>/g, (tag) =>
    INLINE_TAG.test(tag) ? "" : " ",
  );
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
