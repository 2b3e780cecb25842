import { foldText } from "~/domain/search/fold-text";
import { listPageNames } from "~/domain/search/page-names";
import type { SearchScope } from "./find-pages";
import { rateTopic } from "./rate-titles";
import type { IndexedPage, NamedPage, TitleIndex } from "./title-index";

/** What is longer was not misspelt by hand (server contract, 9.1). */
const MAX_QUERY_BYTES = 100;
const MAX_WORD_CHARACTERS = 30;
/** More turn one word into any other. */
const MOST_EDITS = 3;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * A likelier spelling of the query: the nearest name, else its words set right. None for a name,
 * nor for a query that finds pages (`isFruitful`) with words that titles know.
 */
export function suggestSpelling(
  scope: SearchScope,
  query: string,
  { isFruitful }: { isFruitful: boolean },
): string | null {
  const folded = foldText(query);
  if (!isTypedByHand(query) || scope.index.listNamed(folded).length > 0) return null;
  if (isFruitful && hasOnlyTitleWords(scope.index, folded)) return null;
  return suggestName(scope.index, folded) ?? suggestWords(scope, folded);
}

/**
 * Pages whose name is like the query, with up to a third of its letters wrong: for when nothing
 * nearer is there. The likest first, each once.
 */
export function listSimilarlyNamed({ index }: SearchScope, query: string): IndexedPage[] {
  const folded = foldText(query);
  if (!isTypedByHand(query)) return [];
  const edits = Math.min(MOST_EDITS, Math.floor(folded.length / 3));
  const found = index.closeNames
    .list(folded, edits)
    .flatMap((close) =>
      index.listNamed(close.name).map(({ page }) => ({ page, edits: close.edits })),
    )
    .sort((a, b) => a.edits - b.edits || a.page.slugRank - b.page.slugRank);
  return [...new Set(found.map(({ page }) => page))];
}

function hasOnlyTitleWords({ wordCounts }: TitleIndex, folded: string): boolean {
  return (folded.match(WORDS) ?? []).every((word) => wordCounts.has(word));
}

function isTypedByHand(query: string): boolean {
  const words = query.split(" ");
  return (
    new TextEncoder().encode(query).length <= MAX_QUERY_BYTES &&
    words.every(({ length }) => length <= MAX_WORD_CHARACTERS)
  );
}

function suggestName(index: TitleIndex, folded: string): string | null {
  const close = index.closeNames.list(folded);
  const nearest = close.filter(({ edits }) => edits === close[0]?.edits);
  const best = pickBest(
    nearest.flatMap(({ name }) =>
      index.listNamed(name).map((named) => ({ ...named, name })),
    ),
    (named) => rateNamed(named) + (named.name[0] === folded[0] ? 1 : 0),
  );
  return best && spellName(best);
}

/** Of two pages equally near, the one more read, of the more central topic, by its full name. */
function rateNamed({ page, rank }: NamedPage): number {
  return page.popularity * 10 + rateTopic(page) + rank;
}

/** The name as its page writes it. */
function spellName({ page, name }: NamedPage & { name: string }): string {
  const names = listPageNames(page.title, page.url).map((each) => each.name);
  return names.find((each) => foldText(each) === name) ?? name;
}

/** Each word that no page knows becomes the nearest word of the titles. */
function suggestWords(scope: SearchScope, folded: string): string | null {
  const spelt = folded.replace(WORDS, (word) =>
    isKnown(scope, word) ? word : (findClosestWord(scope.index, word) ?? word),
  );
  return spelt === folded ? null : spelt;
}

function isKnown({ index, store, locale }: SearchScope, word: string): boolean {
  if (index.wordCounts.has(word)) return true;
  return store.countText({ locale, terms: [[word]], need: "all" }) > 0;
}

function findClosestWord({ closeWords, wordCounts }: TitleIndex, word: string) {
  const close = closeWords.list(word);
  const nearest = close.filter(({ edits }) => edits === close[0]?.edits);
  return pickBest(nearest, ({ name }) => wordCounts.get(name) ?? 0)?.name ?? null;
}

function pickBest<Item>(items: readonly Item[], rate: (item: Item) => number) {
  let best: Item | null = null;
  for (const item of items) if (best === null || rate(item) > rate(best)) best = item;
  return best;
}
