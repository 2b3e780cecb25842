import { isWhole } from "~/domain/search/find-words";
import { LAST_SLUG_RANK } from "~/domain/search/page-importance";
import { NAME_RANKS } from "~/domain/search/page-names";
import type { SearchTopic } from "~/domain/search/search-topics";
import type { ParsedQuery } from "./parse-query";
import type { IndexedPage, NamedPage, TitleIndex } from "./title-index";

/** What a page's text alone can earn. */
export const TEXT_SCORE = 20;
/** Above anything that a title and a text can earn together. */
const NAME_SCORE = 100;
/** Score of a whole name above a part of one: more than any kind of page earns. */
const WHOLE_NAME_SCORE = 25;
/** Below documents of the name, above all that a document's title and text can earn. */
const AREA_NAME_SCORE = 90;

const SHARE_SCORE = 30;
const PHRASE_SCORE = 10;
const START_SCORE = 5;
const WHOLE_WORDS_SCORE = 10;

/** Of pages with the same name, readers mostly mean those of the languages. */
const TOPIC_SCORES: Readonly<Record<SearchTopic, number>> = {
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
  blog: 0,
  curriculum: 0,
  plus: 0,
  observatory: 0,
  community: 0,
  about: 0,
};

export function rateTopic({ topic }: IndexedPage): number {
  return TOPIC_SCORES[topic];
}

/**
 * A page that is called exactly what the query says: kinds of pages decide between them, as in
 * quick search, and `query` as typed between cases.
 */
export function rateName({ page, rank }: NamedPage, query: string): number {
  const sameCase = page.title.includes(query.trim()) ? 0.5 : 0;
  if (page.isArea) return AREA_NAME_SCORE + rank + sameCase;
  const whole = rank === NAME_RANKS.part ? 0 : WHOLE_NAME_SCORE;
  return NAME_SCORE + whole + LAST_SLUG_RANK - page.slugRank + sameCase;
}

/** Pages with all words in title and place, and at least one in the title, with their scores. */
export function rateTitles(
  index: TitleIndex,
  { words, text }: ParsedQuery,
): Map<IndexedPage, number> {
  const rated = new Map<IndexedPage, number>();
  // The longest word is the rarest: most pages are done with after it.
  const order = [...words].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  for (const form of order[0] ?? [])
    for (const page of index.listContaining(form)) {
      const score = rated.has(page) ? 0 : rateTitle(page, order, text);
      if (score > 0) rated.set(page, score);
    }
  return rated;
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

/** One or two Latin letters are part of nearly every title: they count as a word only. */
function hasWord(title: string, word: string): boolean {
  if (word.length <= 2 && /^[a-z0-9]+$/.test(word)) return isWholeWord(title, word);
  return title.includes(word);
}

function isWholeWord(title: string, word: string): boolean {
  for (let at = title.indexOf(word); at !== -1; at = title.indexOf(word, at + 1))
    if (isWhole(title, at, at + word.length)) return true;
  return false;
}
