import { foldText } from "~/domain/search/fold-text";
import { LAST_SLUG_RANK } from "~/domain/search/page-importance";
import type { IndexedPage, TitleIndex } from "~/domain/search/titles/title-index";
import type { SearchScope } from "./search-pages";
import { orderPages } from "./order-pages";
import { parseTyped } from "./parse-query";
import { rateNames } from "./rate-names";
import { rateTitles, rateTopic } from "./rate-titles";

const MOST_LABELS = 10;
/** Names that begin with the text, the shortest first, so that one letter takes no longer than a word. */
const MOST_BEGUN = 60;
/** Ranks a name that begins with the text above titles that contain it. */
const BEGUN_SCORE = 70;

/**
 * Lists suggestions for the browser's search box: titles, with a distinguishing ancestor when
 * several pages share the title, such as `length (JavaScript)` (server contract, 9.3). The last word, if nothing
 * follows it, may be the beginning of one.
 */
export function suggestLabels(scope: SearchScope, query: string): string[] {
  const { index, locale, countTerm } = scope;
  const parsed = parseTyped(query, locale, countTerm);
  const titled = rateTitles(index, parsed);
  const pages = new Map(titled);
  const add = (page: IndexedPage, score: number) =>
    pages.set(page, Math.max(pages.get(page) ?? 0, score + rateTopic(page)));
  if (parsed.isLastBegun)
    for (const { page, share } of listBegun(index, parsed.text))
      add(page, BEGUN_SCORE * share + LAST_SLUG_RANK - page.slugRank);
  for (const [page, score] of rateNames(index, { query, parsed, titled }))
    add(page, score);
  const first = orderPages(pages, { sort: "best", topic: null, count: MOST_LABELS });
  return [...new Set(first.map(({ page }) => toLabel(scope, page)))];
}

/** Lists pages whose name begins with the text, its words joined in any way, and which share of it that is. */
function listBegun(index: TitleIndex, text: string) {
  const texts = text.includes(" ")
    ? [" ", "-", "."].map((joint) => text.replaceAll(" ", joint))
    : [text];
  return texts
    .flatMap((each) => index.listBegun(each, MOST_BEGUN))
    .flatMap((name) =>
      index
        .listNamed(name)
        .map(({ page }) => ({ page, share: text.length / name.length })),
    );
}

/** Finds the page of a label; a title alone is the label of a page with a unique title. */
export function findLabelled(scope: SearchScope, label: string): string | null {
  const wanted = foldText(label);
  if (wanted === "") return null;
  const title = wanted.replace(/ \([^()]*\)$/, "");
  const pages = [wanted, title].flatMap((each) => listTitled(scope, each));
  return pages.find((page) => foldText(toLabel(scope, page)) === wanted)?.url ?? null;
}

function listTitled({ index }: SearchScope, folded: string): IndexedPage[] {
  return index
    .listNamed(folded)
    .map(({ page }) => page)
    .filter((page) => page.folded === folded);
}

function toLabel(scope: SearchScope, page: IndexedPage): string {
  // Documents are only distinguished from documents, so that a blog post does not change their
  // labels.
  const others = listTitled(scope, page.folded).filter(
    ({ id, isArea }) => id !== page.id && (page.isArea || !isArea),
  );
  if (others.length === 0) return page.title;
  const theirs = new Set(others.flatMap((other) => listTrail(scope, other)));
  const own = listTrail(scope, page).find((title) => !theirs.has(title));
  return own === undefined ? page.title : `${page.title} (${own})`;
}

function listTrail({ readText }: SearchScope, { id }: IndexedPage): string[] {
  return [...(readText(id)?.trail ?? [])];
}
