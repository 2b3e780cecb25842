import { parseQuery, toOtherSpelling } from "../quick-search/parse-query";
import { markWords } from "./mark-words";
import { splitHtml, type HtmlPiece } from "./split-html";

export { splitHtml, type HtmlPiece } from "./split-html";

export interface FilteredSidebar {
  html: string;
  /** Number of links that match. */
  count: number;
}

interface Entry {
  /** Indexes of the start and end tag among the pieces. */
  at: number;
  end: number;
  isShown: boolean;
  isTitle: boolean;
}

interface Group {
  at: number;
  hasShown: boolean;
}

const OPEN = /^<details[^>]*\sopen\b/;
const FILTERED = /<mark>|<li hidden/;
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

/** Takes an entry out of sight. */
type Drop = (output: string[], entry: Entry) => void;

function hide(output: string[], { at }: Entry): void {
  output[at] = addAttribute(output[at], " hidden");
}

function leaveOut(output: string[], { at, end }: Entry): void {
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
  const entries: Entry[] = [];
  const groups: Group[] = [];
  const openEntries: Entry[] = [];
  const openGroups: Group[] = [];
  /** The last title of each open list. */
  const titles: (Entry | null)[] = [];
  /** Indexes of the texts of each open link. */
  const openLinks: number[][] = [];
  let count = 0;

  const starts: Record<string, (at: number, piece: HtmlPiece) => void> = {
    li(at, { source }) {
      const isTitle =
        source.includes('class="section"') || pieces[at + 1]?.tag === "strong";
      const entry = { at, end: at, isTitle, isShown: false };
      entries.push(entry);
      openEntries.push(entry);
    },
    ol: () => titles.push(null),
    ul: () => titles.push(null),
    details(at) {
      const group = { at, hasShown: false };
      groups.push(group);
      openGroups.push(group);
    },
    a: () => void openLinks.push([]),
  };

  const ends: Record<string, (at: number) => void> = {
    li(at) {
      const entry = openEntries.pop();
      if (entry) entry.end = at;
      const title = titles.at(-1);
      if (entry?.isTitle && titles.length > 0) titles[titles.length - 1] = entry;
      else if (entry?.isShown && title) title.isShown = true;
    },
    ol: () => titles.pop(),
    ul: () => titles.pop(),
    details: () => openGroups.pop(),
    a: finishLink,
  };

  function finishLink() {
    const texts = openLinks.pop() ?? [];
    const marked = markWords(
      texts.map((at) => output[at] ?? ""),
      words,
    );
    if (!marked) return;
    for (const [index, at] of texts.entries()) output[at] = marked[index] ?? "";
    count += 1;
    for (const entry of openEntries) entry.isShown = true;
    for (const group of openGroups) group.hasShown = true;
  }

  for (const [at, piece] of pieces.entries()) {
    if (piece.tag === null) openLinks.at(-1)?.push(at);
    else if (piece.isEnd) ends[piece.tag]?.(at);
    else starts[piece.tag]?.(at, piece);
  }
  for (const { at, hasShown } of groups) {
    if (OPEN.test(output[at] ?? "")) output[at] = addAttribute(output[at], WAS_OPEN);
    else if (hasShown) output[at] = addAttribute(output[at], " open");
  }
  for (const entry of entries) if (!entry.isShown) drop(output, entry);
  return { html: output.join(""), count };
}

/** Inserts the attribute right after the tag name. */
function addAttribute(tag = "", attribute: string): string {
  return tag.replace(/^<\w+/, `$&${attribute}`);
}
