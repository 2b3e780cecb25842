import { expect, test } from "vitest";
import { LAST_SLUG_RANK, rankSlug } from "~/domain/search/page-importance";
import { NAME_RANKS } from "~/domain/search/page-names";
import { openColumns, packColumns } from "~/domain/search/titles/columns";
import { openContaining, packContaining } from "~/domain/search/titles/containing";
import type { IndexedPage, TitleIndex } from "~/domain/search/titles/title-index";
import { parseQuery } from "./parse-query";
import { rateName, rateTitles } from "./rate-titles";

function createPage(title: string, slug = title): IndexedPage {
  return {
    title,
    folded: title.toLowerCase(),
    slugRank: rankSlug(slug),
    place: slug.toLowerCase().replace(/[/_]/g, " "),
    isArea: false,
  } as unknown as IndexedPage;
}

function rate(pages: readonly IndexedPage[], query: string): [string, number][] {
  const columns = openColumns(packColumns(packContaining(pages)));
  const findContaining = openContaining(columns, (at) => pages[at] ?? createPage(""));
  const index = { findContaining } as TitleIndex;
  const rated = [...rateTitles(index, parseQuery(query))];
  return rated.sort(([, a], [, b]) => b - a).map(([{ title }, score]) => [title, score]);
}

function list(titles: readonly string[], query: string): string[] {
  return rate(
    titles.map((title) => createPage(title)),
    query,
  ).map(([title]) => title);
}

test("finds the title whose longest word hundreds of others have", () => {
  const common = Array.from({ length: 400 }, (_, number) => `N${number}: size property`);
  expect(list([...common, "URL: href property"], "url href property")).toEqual([
    "URL: href property",
  ]);
  expect(list([...common, "URL: href property"], "property")).toHaveLength(401);
  expect(list(common, "url property")).toEqual([]);
});

test.each([
  ["is", ["The is operator"], ["List", "this", "Array.isArray()"]],
  ["q", ["<q>"], ["sqrt", "queue"]],
  ["id", ["Element: id property"], ["width", "grid", "identity"]],
  ["3d", ["3d context"], ["matrix3d", "scale3d()"]],
  ["is list", ["What is a list"], ["this list"]],
])("takes %j for a whole word only", (query, found, others) => {
  expect(list([...others, ...found], query)).toEqual(found);
});

test.each([
  ["css", ["csstext"]],
  ["ß", ["straße"]],
  ["组", ["数组"]],
])("finds %j inside words", (query, titles) => {
  expect(list(titles, query)).toEqual(titles);
});

test("rates whole words above parts of words", () => {
  expect(list(["arrays flatmap", "arrays map", "array map"], "array map")).toEqual([
    "array map",
    "arrays map",
    "arrays flatmap",
  ]);
});

test("finds words in the place of a page when one is in its title", () => {
  const pages = [createPage("Guide", "CSS/Grid/Guide"), createPage("Other", "CSS/Grid")];
  expect(rate(pages, "grid guide").map(([title]) => title)).toEqual(["Guide"]);
});

test("orders pages of one name by type, and partial names last", () => {
  const rank = NAME_RANKS.place;
  const rateSlug = (slug: string, as: typeof rank | 1 = rank) =>
    rateName({ page: createPage("x", slug), rank: as }, "map");
  const slugs = ["Web/CSS/Reference/Properties/map", "Glossary/Map", "Other/Map"];
  const scores = slugs.map((slug) => rateSlug(slug));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(rateSlug("Other/Map")).toBeGreaterThan(rateSlug("Web", NAME_RANKS.part));
  expect(rankSlug("Other/Map")).toBe(LAST_SLUG_RANK);
});
