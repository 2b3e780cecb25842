import { LAST_SLUG_RANK } from "~/domain/search/page-importance";
import { NAME_RANKS } from "~/domain/search/page-names";
import type { DocumentTopic, SearchTopic } from "~/domain/search/search-topics";
import { joinContaining, type ContainingPages } from "~/domain/search/titles/containing";
import type {
  IndexedPage,
  NamedPage,
  TitleIndex,
} from "~/domain/search/titles/title-index";
import { FITS, matchWord, type Fit } from "./match-word";
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
/** A title with the words as one has them all, in their order. */
const JOINED_SCORE = 20;
const START_SCORE = 5;
const WHOLE_WORDS_SCORE = 10;

/**
 * While "web a" is being typed, nearly all pages have the first word, and half of them one that begins with the
 * letter: beyond so many pages, those with the shortest names that begin with it are rated.
 */
const MOST_TYPED = 2_000;
const MOST_TYPED_NAMES = 500;
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
  query: ParsedQuery,
): Map<IndexedPage, number> {
  const joined = query.text.includes(" ") ? query.text.replaceAll(" ", "") : null;
  const rated = new Map<IndexedPage, number>();
  const add = (page: IndexedPage) => {
    if (rated.has(page)) return;
    const score = Math.max(rateWords(page, query), joined ? rateJoined(page, joined) : 0);
    if (score > 0) rated.set(page, score);
  };
  for (const page of listWithRarest(index, query)) add(page);
  // "element by id" is one word in `getElementById`.
  if (joined) for (const page of index.findContaining(joined).list()) add(page);
  return rated;
}

/**
 * Lists the pages with one of the words, which all pages to rate have: the longest, because it is mostly
 * the rarest, or, where many pages have it, as with "property", the one that the fewest have.
 */
function listWithRarest(index: TitleIndex, query: ParsedQuery): readonly IndexedPage[] {
  const finished = query.words.filter((forms) => !isBeginning(query, forms));
  const order = finished.sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  let rarest: ContainingPages<IndexedPage> | null = null;
  for (const forms of order) {
    const found = joinContaining(
      forms.map((form) => index.findContaining(form, { whole: isShort(form) })),
    );
    if (rarest === null || found.most < rarest.most) rarest = found;
    if (rarest.most <= FEW_PAGES) break;
  }
  const last = query.words.at(-1);
  const isBegun = last !== undefined && isBeginning(query, last);
  if (!isBegun || !rarest || rarest.most <= MOST_TYPED) return rarest?.list() ?? [];
  return index
    .listBegun(last[0] ?? "", MOST_TYPED_NAMES)
    .flatMap((name) => index.listNamed(name).map(({ page }) => page));
}

function rateWords(page: IndexedPage, query: ParsedQuery): number {
  const { words, text } = query;
  let matched = 0;
  let whole = 0;
  for (const forms of words) {
    const isBegun = isBeginning(query, forms);
    const { fit, length } = getBestFit(page, forms, isBegun);
    matched += length * fit;
    if (fit === FITS.whole) whole += 1;
    else if (fit === FITS.none && (isBegun || !isInPlace(page, forms))) return 0;
  }
  if (matched === 0) return 0;
  return (
    SHARE_SCORE * Math.min(1, matched / page.folded.length) +
    WHOLE_WORDS_SCORE * (whole / words.length) +
    PHRASE_SCORE * matchWord(page, text) +
    (page.folded.startsWith(text) ? START_SCORE : 0)
  );
}

/** Rates a title that has the words of a query as one: `getElementById`. */
function rateJoined(page: IndexedPage, joined: string): number {
  const fit = matchWord(page, joined);
  return fit * (SHARE_SCORE * (joined.length / page.folded.length) + JOINED_SCORE);
}

/** Returns the best fit of the forms of a word in a title. */
function getBestFit(
  page: IndexedPage,
  forms: readonly string[],
  isBegun: boolean,
): { fit: Fit; length: number } {
  let best: { fit: Fit; length: number } = { fit: FITS.none, length: 0 };
  for (const form of forms) {
    const fit = matchWord(page, form);
    const least = isShort(form) ? (isBegun ? FITS.start : FITS.whole) : FITS.inside;
    if (fit >= least && fit > best.fit) best = { fit, length: form.length };
    if (fit === FITS.whole) break;
  }
  return best;
}

function isInPlace({ place }: IndexedPage, forms: readonly string[]): boolean {
  return forms.some((form) =>
    isShort(form)
      ? matchWord({ title: place, folded: place }, form) === FITS.whole
      : place.includes(form),
  );
}

/** Whether a word is being typed and has one or two letters, with which words may begin. */
function isBeginning({ words, isLastBegun }: ParsedQuery, forms: readonly string[]) {
  return isLastBegun && forms === words.at(-1) && isShort(forms[0] ?? "");
}

/** One or two Latin letters are only found as a word, because nearly every title contains them. */
function isShort(word: string): boolean {
  return word.length <= 2 && /^[a-z0-9]+$/.test(word);
}
