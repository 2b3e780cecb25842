import { isWhole } from "~/domain/search/find-words";
import { LAST_SLUG_RANK } from "~/domain/search/page-importance";
import { NAME_RANKS } from "~/domain/search/page-names";
import type { DocumentTopic, SearchTopic } from "~/domain/search/search-topics";
import { joinContaining, type ContainingPages } from "~/domain/search/titles/containing";
import type {
  IndexedPage,
  NamedPage,
  TitleIndex,
} from "~/domain/search/titles/title-index";
import type { ParsedQuery } from "./parse-query";

/** Maximum score of a page's text. */
export const TEXT_SCORE = 20;
/** Exceeds the maximum of title and text together. */
const NAME_SCORE = 100;
/** Bonus of a full name over a partial one; exceeds the differences between page types. */
const WHOLE_NAME_SCORE = 25;
/** Ranks pages of areas below documents of the same name, and above all title and text matches. */
const AREA_NAME_SCORE = 90;

const SHARE_SCORE = 30;
const PHRASE_SCORE = 10;
const START_SCORE = 5;
const WHOLE_WORDS_SCORE = 10;

/** Rating so many titles takes no longer than to look up a word in all of them. */
const FEW_PAGES = 300;

/**
 * Bonus by topic: among pages with the same name, readers mostly mean HTML, CSS or JavaScript.
 * Sections have no bonus.
 */
const TOPIC_SCORES: Readonly<Record<DocumentTopic, number>> = {
  html: 3,
  css: 3,
  javascript: 3,
  http: 2.5,
  api: 2,
  accessibility: 1,
  glossary: 1,
  learn: 1,
  svg: 1,
  mathml: 0.5,
  webassembly: 0.5,
  other: 0.5,
  webextensions: 0,
};

export function rateTopic({ topic }: IndexedPage): number {
  return isDocumentTopic(topic) ? TOPIC_SCORES[topic] : 0;
}

function isDocumentTopic(topic: SearchTopic): topic is DocumentTopic {
  return Object.hasOwn(TOPIC_SCORES, topic);
}

/**
 * Rates a page whose name equals the query. The page type decides, as in quick search; a match in
 * the same case as `query` adds half a point.
 */
export function rateName({ page, rank }: NamedPage, query: string): number {
  const sameCase = page.title.includes(query.trim()) ? 0.5 : 0;
  if (page.isArea) return AREA_NAME_SCORE + rank + sameCase;
  const whole = rank === NAME_RANKS.part ? 0 : WHOLE_NAME_SCORE;
  return NAME_SCORE + whole + LAST_SLUG_RANK - page.slugRank + sameCase;
}

/** Rates pages with all words in title and place, and at least one in the title. */
export function rateTitles(
  index: TitleIndex,
  { words, text }: ParsedQuery,
): Map<IndexedPage, number> {
  const rated = new Map<IndexedPage, number>();
  for (const page of listWithRarest(index, words)) {
    const score = rated.has(page) ? 0 : rateTitle(page, words, text);
    if (score > 0) rated.set(page, score);
  }
  return rated;
}

/**
 * Lists the pages with one of the words, which all pages to rate have: the longest, because it is mostly
 * the rarest, or, where many pages have it, as with "property", the one that the fewest have.
 */
function listWithRarest(
  index: TitleIndex,
  words: ParsedQuery["words"],
): readonly IndexedPage[] {
  const order = [...words].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  let rarest: ContainingPages<IndexedPage> | null = null;
  for (const forms of order) {
    const found = joinContaining(
      forms.map((form) => index.findContaining(form, { whole: isShort(form) })),
    );
    if (rarest === null || found.most < rarest.most) rarest = found;
    if (rarest.most <= FEW_PAGES) break;
  }
  return rarest?.list() ?? [];
}

function rateTitle(
  { folded, place }: IndexedPage,
  words: readonly (readonly string[])[],
  text: string,
): number {
  let matched = 0;
  let whole = 0;
  for (const forms of words) {
    const form = forms.find((each) => hasWord(folded, each));
    if (form !== undefined) {
      matched += form.length;
      whole += isWholeWord(folded, form) ? 1 : 0;
    } else if (!forms.some((each) => hasWord(place, each))) return 0;
  }
  if (matched === 0) return 0;
  return (
    SHARE_SCORE * Math.min(1, matched / folded.length) +
    WHOLE_WORDS_SCORE * (whole / words.length) +
    (folded.includes(text) ? PHRASE_SCORE : 0) +
    (folded.startsWith(text) ? START_SCORE : 0)
  );
}

/** Matches one or two Latin letters only as a word, because nearly every title contains them. */
function hasWord(title: string, word: string): boolean {
  return isShort(word) ? isWholeWord(title, word) : title.includes(word);
}

function isShort(word: string): boolean {
  return word.length <= 2 && /^[a-z0-9]+$/.test(word);
}

function isWholeWord(title: string, word: string): boolean {
  for (let at = title.indexOf(word); at !== -1; at = title.indexOf(word, at + 1))
    if (isWhole(title, at, at + word.length)) return true;
  return false;
}
