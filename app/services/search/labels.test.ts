import { expect, test } from "vitest";
import { openTitles, packTitles } from "~/domain/search/titles/title-index";
import type { SearchScope } from "./search-pages";
import { suggestLabels } from "./labels";

const KIND = { locale: "en-US", isArea: false } as const;
const OBJECTS = "Web/JavaScript/Reference/Global_Objects";

function open(pages: readonly (readonly [path: string, title: string])[]): SearchScope {
  const titled = pages.map(([path, title], id) => ({
    id,
    title,
    url: `/en-US/docs/${path}`,
    popularity: 0,
  }));
  return {
    locale: "en-US",
    index: openTitles(packTitles(titled, KIND), KIND),
    countTerm: () => 0,
    readText: () => null,
  } as Partial<SearchScope> as SearchScope;
}

const SCOPE = open([
  ["Web/CSS/Guides/Grid_layout", "CSS grid layout"],
  ["Web/CSS/Reference/Properties/flex-direction", "flex-direction"],
  ["Web/CSS/Reference/Properties/grid", "grid"],
  ["Web/HTML", "HTML"],
  [`${OBJECTS}/Array`, "Array"],
  [`${OBJECTS}/Array/at`, "Array.prototype.at()"],
  [`${OBJECTS}/Array/map`, "Array.prototype.map()"],
]);

test.each([
  ["g", ["grid"]],
  ["gr", ["grid"]],
  ["ht", ["HTML"]],
  ["css gr", ["CSS grid layout", "grid"]],
  ["flex di", ["flex-direction"]],
  ["array m", ["Array.prototype.map()"]],
  // Finished, it would be left out as a word of every text.
  ["array a", ["Array.prototype.at()"]],
  ["array.a", ["Array.prototype.at()"]],
  ["array methods", ["Array", "Array.prototype.at()", "Array.prototype.map()"]],
])("suggests first for %j", (query, labels) => {
  expect(suggestLabels(SCOPE, query).slice(0, labels.length)).toEqual(labels);
});

test("takes a short word for a whole one when something follows it", () => {
  expect(suggestLabels(SCOPE, "css gr ")).toEqual([]);
});

test("puts the shortest names first that begin with the text", () => {
  expect(suggestLabels(SCOPE, "a")).toEqual([
    "Array.prototype.at()",
    "Array",
    "Array.prototype.map()",
  ]);
});

test("rates pages by the names that begin with the last letter when thousands have the other words", () => {
  const many = Array.from(
    { length: 2_500 },
    (_, at) => [`Web/API/N${10_000 + at}`, `N${at} wide`] as const,
  );
  expect(suggestLabels(open([...many, ["Web/API/Window", "Window"]]), "api w")).toEqual([
    "Window",
  ]);
});
