import { parseQuery, toOtherSpelling } from "../quick-search/parse-query";
import { markWords } from "./mark-words";
import { splitHtml, type HtmlPiece } from "./split-html";

export { splitHtml, type HtmlPiece } from "./split-html";

export interface FilteredSidebar {
  html: string;
  /** Number of links that match. */
  count: number;
}

/** An entry of the list, or a group of entries. */
interface Part {
  tag: string;
  /** Indexes of the start and end tag among the pieces. */
  at: number;
  end: number;
  isTitle: boolean;
  /** Holds a link that matches, or is the title above one. */
  isShown: boolean;
}

const OPEN = /^<details[^>]*\sopen\b/;
const FILTERED = /<mark>|<li hidden/;
const TITLE = /class="section"/;
const WAS_OPEN = " data-was-open";

/**
 * Keeps the entries whose link contains every word of the text, with the groups and
 * titles above them; the others get `hidden`. Matches are marked and the groups around
 * them opened; a group that matches by its own link is not. Null when the text has no
 * words, so that everything is shown.
 */
export function filterSidebar(html: string, typed: string): FilteredSidebar | null {
  const query = parseQuery(typed);
  // First, because nearly every page comes without a filter, and 180 kB take 5 ms to split.
  return query ? filterWords(splitHtml(html), query.words, hide) : null;
}

/**
 * Filters a sidebar that is split already, for one letter after the other. Leaves the other entries out, because a
 * browser takes longer to read a thousand of them than to show what is left.
 */
export function filterPieces(
  pieces: readonly HtmlPiece[],
  typed: string,
): FilteredSidebar | null {
  const query = parseQuery(typed);
  return query ? filterWords(pieces, query.words, leaveOut) : null;
}

/** Takes a part out of sight. */
type Drop = (output: string[], part: Part) => void;

function hide(output: string[], { at }: Part): void {
  addAttribute(output, at, " hidden");
}

function leaveOut(output: string[], { at, end }: Part): void {
  output.fill("", at, end + 1);
}

/** Undoes filterSidebar; returns a sidebar that is not filtered as it is. */
export function unfilterSidebar(html: string): string {
  if (!FILTERED.test(html)) return html;
  return html
    .replace(/<\/?mark>/g, "")
    .replace(/<li hidden(="")?/g, "<li")
    .replace(/<details[^>]*>/g, (tag) =>
      tag.replace(tag.includes(WAS_OPEN) ? / data-was-open(="")?/ : / open(="")?/, ""),
    );
}

/**
 * Reads `oe` as `ö`, `ss` as `ß` and wide letters as the usual ones, and leaves out quotation marks, when no entry has
 * the words as typed.
 */
function filterWords(
  pieces: readonly HtmlPiece[],
  words: readonly string[],
  drop: Drop,
): FilteredSidebar {
  const found = createFilter(pieces, words, drop);
  if (found.count > 0) return found;
  const spelled = words.map(toOtherSpelling).filter((word) => word !== "");
  return spelled.length === 0 ? found : createFilter(pieces, spelled, drop);
}

function createFilter(
  pieces: readonly HtmlPiece[],
  words: readonly string[],
  drop: Drop,
): FilteredSidebar {
  const output = pieces.map(({ source }) => source);
  const parts: Part[] = [];
  const openParts: Part[] = [];
  /** The last title of each open list. */
  const titles: (Part | null)[] = [];
  /** Indexes of the texts of a link, and of what follows it. */
  let texts: number[] = [];
  let count = 0;

  function startPart(tag: string, at: number, source: string): void {
    const isTitle = TITLE.test(source) || pieces[at + 1]?.tag === "strong";
    const part: Part = { tag, at, end: at, isTitle, isShown: false };
    parts.push(part);
    openParts.push(part);
  }

  function finishLink(): void {
    const marked = markWords(
      texts.map((at) => output[at] ?? ""),
      words,
    );
    if (!marked) return;
    for (const [index, at] of texts.entries()) output[at] = marked[index] ?? "";
    count += 1;
    for (const part of openParts) part.isShown = true;
  }

  function finishPart(end: number): void {
    const part = openParts.pop();
    if (!part) return;
    part.end = end;
    if (part.tag === "details") return;
    const title = titles.at(-1);
    if (part.isTitle) titles.splice(-1, 1, part);
    else if (part.isShown && title) title.isShown = true;
  }

  for (const [at, { source, tag, isEnd }] of pieces.entries()) {
    if (tag === null) texts.push(at);
    else if (tag === "a" && isEnd) finishLink();
    else if (tag === "a") texts = [];
    else if (tag === "ol" || tag === "ul") {
      if (isEnd) titles.pop();
      else titles.push(null);
    } else if (tag === "li" || tag === "details") {
      if (isEnd) finishPart(at);
      else startPart(tag, at, source);
    }
  }
  for (const part of parts) {
    const { tag, at, isShown } = part;
    if (tag === "li") {
      if (!isShown) drop(output, part);
    } else if (OPEN.test(output[at] ?? "")) addAttribute(output, at, WAS_OPEN);
    else if (isShown) addAttribute(output, at, " open");
  }
  return { html: output.join(""), count };
}

/** Inserts an attribute right after the tag name. */
function addAttribute(output: string[], at: number, attribute: string): void {
  output[at] = (output[at] ?? "").replace(/^<\w+/, `$&${attribute}`);
}
