import { foldText } from "~/domain/search/fold-text";
import type { SearchScope } from "./find-pages";
import { parseQuery } from "./parse-query";
import { orderPages } from "./order-pages";
import { rateName, rateTitles, rateTopic } from "./rate-titles";
import type { IndexedPage } from "./title-index";

const MOST_LABELS = 10;

/**
 * What the browser's own search box offers: titles, and behind a title of several pages what
 * tells it from the others, such as `length (JavaScript)` (server contract, 9.3).
 */
export function suggestLabels(scope: SearchScope, query: string): string[] {
  const parsed = parseQuery(query);
  const pages = rateTitles(scope.index, parsed);
  for (const named of scope.index.listNamed(parsed.text))
    pages.set(named.page, rateName(named, query) + rateTopic(named.page));
  const first = orderPages(pages, { sort: "best", topic: null, count: MOST_LABELS });
  return [...new Set(first.map(({ page }) => toLabel(scope, page)))];
}

/** The page with this label: the title alone is one where no other page has it. */
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
  // A document is told from documents alone: a post of its title takes nothing from it.
  const others = listTitled(scope, page.folded).filter(
    ({ id, isArea }) => id !== page.id && (page.isArea || !isArea),
  );
  if (others.length === 0) return page.title;
  const theirs = new Set(others.flatMap((other) => listTrail(scope, other)));
  const own = listTrail(scope, page).find((title) => !theirs.has(title));
  return own === undefined ? page.title : `${page.title} (${own})`;
}

function listTrail({ store }: SearchScope, { id }: IndexedPage): string[] {
  return [...(store.readSearchedPage(id)?.trail ?? [])];
}
