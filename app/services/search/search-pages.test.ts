import { expect, test } from "vitest";
import type { ContentStore, TextQuery } from "~/content-store/content-store";
import { openTitles, packTitles } from "~/domain/search/titles/title-index";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { searchPages } from "./search-pages";

const DOCUMENTS = { locale: "en-US", isArea: false } as const;
const PAGES = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Page ${id}`,
  url: `/en-US/docs/Page_${id}`,
  popularity: 0,
}));
/** Ids of the pages with each word; more pages have the common ones than the index knows. */
const WORDS: Record<string, number[]> = {
  float: [1, 2, 4],
  shape: [2, 4],
  property: [1, 2, 3, ...Array.from({ length: 4_000 }, (_, at) => at + 5)],
  "float shape": [2],
};

function createScope(asked: TextQuery[]) {
  const listTerm = (forms: readonly string[]) =>
    Uint32Array.from(forms.flatMap((form) => WORDS[form] ?? []).sort((a, b) => a - b));
  const listText = ({ terms: [first = [], ...rest] }: TextQuery) => {
    const others = rest.map((forms) => new Set(listTerm(forms)));
    return [...listTerm(first)].filter((id) => others.every((ids) => ids.has(id)));
  };
  const store: ContentStore = {
    ...createFakeStore(),
    listText,
    rateText(query) {
      asked.push(query);
      return listText(query).map((id) => ({ id, score: id }));
    },
  };
  return {
    store,
    locale: DOCUMENTS.locale,
    listTerm,
    readText: () => null,
    index: openTitles(packTitles(PAGES, DOCUMENTS), DOCUMENTS),
    countTerm: (forms: readonly string[]) => listTerm(forms).length,
  };
}

test.each([
  ["float property", [1, 2], [["float"]]],
  ["float shape", [2, 4], [["float"], ["shape"]]],
  ['"float shape" property', [2], [["float shape"]]],
  ["shape property", [2], [["shape"]]],
])("finds pages with all words of %s, rated by the rare ones", (query, ids, terms) => {
  const asked: TextQuery[] = [];
  const { pages } = searchPages(createScope(asked), query);
  expect([...pages.keys()].map(({ id }) => id)).toEqual(ids);
  const [first] = asked;
  expect(first?.terms.map((forms) => forms.slice(0, 1))).toEqual(terms);
});

test("rates nothing when all words are common", () => {
  const asked: TextQuery[] = [];
  const { pages } = searchPages(createScope(asked), "property");
  expect([...pages].map(([{ id }, score]) => [id, score])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  expect(asked).toEqual([]);
});
