import { foldText } from "~/domain/search/fold-text";
import type { IndexedPage } from "~/domain/search/titles/title-index";
import type { SearchScope } from "./find-pages";
import { orderPages } from "./order-pages";
import { parseQuery } from "./parse-query";
import { rateNames } from "./rate-names";
import { rateTitles, rateTopic } from "./rate-titles";

const MOST_LABELS = 10;

/**
 * Lists suggestions for the browser's search box: titles, with a distinguishing ancestor when
 * several pages share the title, such as `length (JavaScript)` (server contract, 9.3).
 */
export function suggestLabels(scope: SearchScope, query: string): string[] {
  const { index, locale, countTerm } = scope;
  const parsed = parseQuery(query, [locale], countTerm);
  const titled = rateTitles(index, parsed);
  const pages = new Map(titled);
  const add = (page: IndexedPage, score: number) =>
    pages.set(page, Math.max(pages.get(page) ?? 0, score + rateTopic(page)));
  for (const [page, score] of rateNames(index, { query, parsed, titled }))
    add(page, score);
  const first = orderPages(pages, { sort: "best", topic: null, count: MOST_LABELS });
  return [...new Set(first.map(({ page }) => toLabel(scope, page)))];
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
