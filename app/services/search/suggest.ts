import { foldText } from "~/domain/search/fold-text";
import { listPageNames } from "~/domain/search/page-names";
import type {
  IndexedPage,
  NamedPage,
  TitleIndex,
} from "~/domain/search/titles/title-index";
import type { SearchScope } from "./search-pages";
import { rateTopic } from "./rate-titles";
import { spellAmerican } from "./word-forms";

/** Limits of typed text; longer queries get no suggestion (server contract, 9.1). */
const MAX_QUERY_BYTES = 100;
const MAX_WORD_CHARACTERS = 30;
/** More edits would match any word. */
const MOST_EDITS = 3;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Suggests a more likely spelling: the nearest name, else the query with corrected words. Returns
 * null for an existing name, and for a query that finds pages (`isFruitful`) and whose words occur
 * in titles.
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
 * Lists pages whose name resembles the query, with up to a third of its letters wrong, most similar
 * first; the last resort when nothing else is found.
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

function hasOnlyTitleWords({ countWord }: TitleIndex, folded: string): boolean {
  // A British spelling has been looked up as the American one, which is no other query.
  return (folded.match(WORDS) ?? []).every(
    (word) => countWord(word) > 0 || countWord(spellAmerican(word)) > 0,
  );
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

/** Breaks ties between equally near names: popularity, topic, and full names first. */
function rateNamed({ page, rank }: NamedPage): number {
  return page.popularity * 10 + rateTopic(page) + rank;
}

/** Returns the name in the spelling of its page. */
function spellName({ page, name }: NamedPage & { name: string }): string {
  const names = listPageNames(page.title, page.url).map((each) => each.name);
  return names.find((each) => foldText(each) === name) ?? name;
}

/** Replaces each unknown word by the nearest word of the titles. */
function suggestWords(scope: SearchScope, folded: string): string | null {
  const spelt = folded.replace(WORDS, (word) =>
    isKnown(scope, word) ? word : (findClosestWord(scope.index, word) ?? word),
  );
  return spelt === folded ? null : spelt;
}

function isKnown({ index, countTerm }: SearchScope, word: string): boolean {
  return index.countWord(word) > 0 || countTerm([word]) > 0;
}

function findClosestWord({ closeWords, countWord }: TitleIndex, word: string) {
  const close = closeWords.list(word);
  const nearest = close.filter(({ edits }) => edits === close[0]?.edits);
  return pickBest(nearest, ({ name }) => countWord(name))?.name ?? null;
}

function pickBest<Item>(items: readonly Item[], rate: (item: Item) => number) {
  let best: Item | null = null;
  for (const item of items) if (best === null || rate(item) > rate(best)) best = item;
  return best;
}
