import { getOrCreate } from "../../text/get-or-create";
import { isWhole } from "../list-word-ranges";
import type { Columns, NamedColumns, Texts } from "./columns";
import { findLast, openLists, packLists } from "./lists";

/** The folded texts of a page that are searched. */
export interface ContainedTexts {
  folded: string;
  place: string;
}

/** The pages that contain a text. */
export interface ContainingPages<Page> {
  /** There are at most so many, which is known before they are listed. */
  most: number;
  list(): Page[];
}

/** Takes several as one; a page that is in more than one of them is listed again. */
export function joinContaining<Page>(
  found: readonly ContainingPages<Page>[],
): ContainingPages<Page> {
  return {
    most: found.reduce((sum, { most }) => sum + most, 0),
    list: () => found.flatMap((each) => each.list()),
  };
}

/** Texts whose words are known, because queries share most of theirs; some hundred bytes each. */
const MOST_KNOWN = 2_000;

const WORDS = "words";
const PAGES = "words.pages";

/** Packs the distinct words of titles and places, with the numbers of their pages. */
export function packContaining(pages: readonly ContainedTexts[]): NamedColumns {
  const byWord = new Map<string, number[]>();
  for (const [at, { folded, place }] of pages.entries())
    for (const text of [folded, place])
      for (const word of text.split(" ")) {
        const group = getOrCreate(byWord, word, (): number[] => []);
        if (group.at(-1) !== at) group.push(at);
      }
  return { [WORDS]: [...byWord.keys()], ...packLists(PAGES, [...byWord.values()]) };
}

/**
 * Returns a look-up of the pages that contain a text in title or place. It searches the distinct words
 * in one string, which is a tenth of all titles and much faster than thousands of short strings. For
 * several words, it looks up the longest and then checks the whole text. `whole`: lists only pages with
 * the text, a part of a word, as one between word boundaries.
 */
export function openContaining<Page extends ContainedTexts>(
  columns: Columns,
  readPage: (at: number) => Page,
): (text: string, options?: { whole: boolean }) => ContainingPages<Page> {
  const words = columns.texts(WORDS);
  const pages = openLists(columns, PAGES);
  const known = new Map<string, number[]>();

  function listKnown(text: string, whole: boolean): number[] {
    if (known.size >= MOST_KNOWN) known.clear();
    return getOrCreate(known, `${whole} ${text}`, () => listWords(words, text, whole));
  }

  return (text, { whole } = { whole: false }) => {
    const parts = text.split(" ");
    const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), "");
    const lists = listKnown(longest, whole).map((word) => pages.read(word));
    return {
      most: lists.reduce((sum, { length }) => sum + length, 0),
      list() {
        const numbers = new Set<number>();
        for (const list of lists) for (const at of list) numbers.add(at);
        const found = Array.from(numbers, readPage);
        return parts.length > 1 ? found.filter((page) => hasText(page, text)) : found;
      },
    };
  };
}

function hasText({ folded, place }: ContainedTexts, text: string): boolean {
  return folded.includes(text) || place.includes(text);
}

/** Lists the numbers of the words that contain a text. */
function listWords({ all, starts }: Texts, text: string, whole: boolean): number[] {
  const found: number[] = [];
  if (text === "") return found;
  for (let at = all.indexOf(text); at !== -1;) {
    if (whole && !isWhole(all, at, at + text.length)) {
      at = all.indexOf(text, at + 1);
      continue;
    }
    const word = findLast(starts, at);
    found.push(word);
    at = all.indexOf(text, starts[word + 1]);
  }
  return found;
}
