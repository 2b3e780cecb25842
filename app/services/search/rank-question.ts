import { foldText } from "~/domain/search/fold-text";
import type { Locale } from "~/domain/locales/locale";
import type { IndexedPage } from "~/domain/search/titles/title-index";
import type { SearchScope } from "./search-pages";
import { findStem, readQuestionWords } from "./question-words";
import { rateTopic } from "./rate-titles";
import type { QuestionTerm, QuestionToRank, RankedPages } from "./search-service";

/** Limits the cost of a long question: the words that are counted in the index. */
const MOST_WORDS = 40;
/** Words that are rated, the rarest of the question. */
const MOST_TERMS = 10;
/** A word of more than this share of all pages tells nothing. */
const COMMON_SHARE = 0.7;
/** Limits the pages that one query rates. */
const MOST_RATED = 6_000;
/** Longest page name in words. */
const LONGEST_NAME = 5;
/** Characters at each end of a question whose words are used. */
const READ_CHARACTERS = 2_000;
/** Points of the best text, of a name in the question, and of words in title and place. */
const TEXT_POINTS = 30;
const NAME_POINTS = 20;
const TITLE_POINTS = 20;
const PLACE_POINTS = 3;
/** Lost by each less probable type of page. */
const RANK_POINTS = 0.3;
/** A plain word is rarely meant as the name of a page. */
const PLAIN_NAME_SHARE = 0.4;

/**
 * Ranks pages by how much of a question they may answer. In contrast to a search, no word is
 * required: rare words, names of pages in the question and titles decide.
 */
export function rankQuestion(
  scope: SearchScope,
  { text, locale: language, limit }: QuestionToRank,
): RankedPages {
  const { store, locale, index } = scope;
  const words = listWords(text, language);
  const { terms, unknownWeight } = weighTerms(scope, words, language);
  const scores = new Map<IndexedPage, number>();
  const add = (page: IndexedPage | undefined, points: number) => {
    if (page) scores.set(page, (scores.get(page) ?? 0) + points);
  };
  const rated = store.rateText({
    locale,
    need: "any",
    terms: terms.map(({ forms }) => forms),
    prefixes: new Set(terms.flatMap(({ stem }) => stem ?? [])),
  });
  const best = rated.reduce((most, { score }) => Math.max(most, score), 0);
  for (const { id, score } of rated)
    add(index.findPage(id), (TEXT_POINTS * score) / best);
  const named = rateNames(scope, words, terms);
  for (const [page, points] of named) add(page, points);
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const pages = [...scores]
    .map(([page, score]) => ({
      id: page.id,
      url: page.url,
      title: page.title,
      score:
        score +
        rateTopic(page) -
        RANK_POINTS * page.slugRank +
        ratePlace(page, { terms, whole, words }),
    }))
    .sort((a, b) => b.score - a.score || a.url.length - b.url.length)
    .slice(0, limit);
  // Words of another language are unknown here: a name among them is enough.
  const isForeign = language !== locale && named.size > 0;
  return { terms, unknownWeight: isForeign ? 0 : unknownWeight, pages };
}

/** Splits at spaces and, in scripts without them, at words; keeps the punctuation of names. */
function listWords(question: string, locale: Locale): string[] {
  const read =
    question.length > 2 * READ_CHARACTERS
      ? `${question.slice(0, READ_CHARACTERS)} ${question.slice(-READ_CHARACTERS)}`
      : question;
  const spaced = foldText(read.replace(/[\p{Cc}"“”„`«»「」]/gu, " ")).split(
    /[\s,、。，？！]+/u,
  );
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const words = spaced.flatMap((word) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word)
      ? [...segmenter.segment(word)].flatMap((each) =>
          each.isWordLike ? [each.segment] : [],
        )
      : [trimWord(word)],
  );
  return words.filter((word) => word !== "").slice(0, MOST_WORDS * 4);
}

/** Drops punctuation around a word, but not what belongs to `map()`, `.map` and `:has()`. */
function trimWord(word: string): string {
  const bare = word.replace(/^[(['’¿¡]+/u, "").replace(/[.:;!?'’\]]+$/u, "");
  return bare.includes("(") ? bare : bare.replace(/\)+$/, "");
}

/** Keeps the rarest words that occur, up to MOST_RATED pages. */
function weighTerms(
  { store, locale, index }: SearchScope,
  words: readonly string[],
  language: Locale,
): Pick<RankedPages, "terms" | "unknownWeight"> {
  const total = Math.max(2, index.count);
  const empty = readQuestionWords(language);
  const telling = [...new Set(words.flatMap(splitJoined))].filter(
    (word) => !empty.has(word) && /[\p{L}\p{N}]/u.test(word),
  );
  const counted = telling.slice(0, MOST_WORDS).map((word) => {
    const stem = findStem(word, language);
    const forms = stem === null ? [word] : [word, stem];
    const prefixes = new Set(stem === null ? [] : [stem]);
    const count = store.countText({ locale, terms: [forms], need: "all", prefixes });
    return { forms, stem, count, weight: Math.log(total / Math.max(1, count)) };
  });
  let sum = 0;
  const terms = counted
    .filter(({ count }) => count > 0 && count <= total * COMMON_SHARE)
    .sort((a, b) => a.count - b.count)
    .slice(0, MOST_TERMS)
    .filter(({ count }, at) => at < 2 || (sum += count) <= MOST_RATED)
    .map(({ forms, stem, weight }) => ({ forms, stem, weight }));
  const unknown = counted.filter(({ count }) => count === 0).length;
  return { terms, unknownWeight: unknown * Math.log(total) };
}

/** A compound with a hyphen is looked up whole and in parts. */
function splitJoined(word: string): string[] {
  return /^\p{L}+(?:-\p{L}+)+$/u.test(word) ? [word, ...word.split("-")] : [word];
}

/** Rates the words of a question in a page's title, and its topic in the page's place. */
function ratePlace(
  { folded, place }: IndexedPage,
  {
    terms,
    whole,
    words,
  }: { terms: readonly QuestionTerm[]; whole: number; words: readonly string[] },
): number {
  const inTitle = terms.reduce(
    (sum, { forms, weight }) =>
      sum + (forms.some((form) => folded.includes(form)) ? weight : 0),
    0,
  );
  const topics = words.filter((word) => word.length > 2 && place.includes(word)).length;
  return (
    (TITLE_POINTS * inTitle) / Math.max(whole, 1) + PLACE_POINTS * Math.min(topics, 2)
  );
}

/** Rates the pages whose names are in the question: the rarer the name's words, the better. */
function rateNames(
  { index }: SearchScope,
  words: readonly string[],
  terms: readonly QuestionTerm[],
): Map<IndexedPage, number> {
  const rated = new Map<IndexedPage, number>();
  const weights = new Map(terms.map(({ forms, weight }) => [forms[0] ?? "", weight]));
  const heaviest = Math.max(1, ...weights.values());
  for (let from = 0; from < words.length; from += 1)
    for (
      let count = 1;
      count <= LONGEST_NAME && from + count <= words.length;
      count += 1
    ) {
      const part = words.slice(from, from + count);
      const weight = part.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
      const isCode = part.some((word) => /[^\p{L}]/u.test(word));
      if (weight === 0 && !isCode) continue;
      const share = isCode || count > 1 ? 1 : PLAIN_NAME_SHARE;
      const named = index.listNamed(part.join(" "));
      for (const { page, rank } of named) {
        const points =
          (NAME_POINTS *
            share *
            Math.min(1.5, Math.max(0.6, weight / heaviest)) *
            (4 + rank)) /
          8 /
          Math.sqrt(named.length);
        rated.set(page, Math.max(rated.get(page) ?? 0, points));
      }
    }
  return rated;
}
