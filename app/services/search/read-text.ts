import { decodeEntities } from "~/domain/text/decode-entities";
import { foldInPlace } from "~/domain/search/list-word-ranges";
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

/** The visible text of a section, and the same folded in place, to find words in. */
export interface ProseText {
  text: string;
  folded: string;
}

/** The texts of a page that its hit in a list of results shows. */
export interface PageText extends Pick<SearchedPage, "summary" | "trail"> {
  /** Lists the prose sections up to MOST_CHARACTERS; each is converted when it is first read. */
  listProse(): Iterable<ProseText>;
  /** Estimated size in memory, in characters. */
  characters: number;
}

/** Prepares the texts of a page without converting any. */
export function readPageText({ summary, trail, body }: SearchedPage): PageText {
  const left = listProseHtml(body);
  const characters = left.reduce((sum, { length }) => sum + length, summary.length);
  const read: ProseText[] = [];
  function* listProse(): Generator<ProseText> {
    for (let at = 0; ; at++) {
      const html = at === read.length ? left.shift() : undefined;
      if (html !== undefined) read.push(toFoldedText(html));
      const known = read[at];
      if (!known) return;
      yield known;
    }
  }
  return { summary, trail, listProse, characters };
}

function listProseHtml(body: SearchedPage["body"]): string[] {
  let characters = 0;
  const sections = body.flatMap((section) =>
    section.type === "prose" ? [section.value.content] : [],
  );
  return sections.filter(({ length }) => (characters += length) <= MOST_CHARACTERS);
}

function toFoldedText(html: string): ProseText {
  const text = toProseText(html);
  return { text, folded: foldInPlace(text) };
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
