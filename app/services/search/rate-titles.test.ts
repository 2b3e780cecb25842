import { expect, test } from "vitest";
import { foldText } from "~/domain/fold-text";
import { parseQuery } from "./parse-query";
import { rateTitles } from "./rate-titles";
import type { IndexedPage, TitleIndex } from "./title-index";

function createPage(title: string, place = ""): IndexedPage {
  return { title, folded: foldText(title), place } as unknown as IndexedPage;
}

/** Titles that a query finds, best first. */
function rate(query: string, pages: readonly IndexedPage[]): string[] {
  const index: Pick<TitleIndex, "listContaining"> = {
    listContaining: (text) =>
      pages.filter(({ folded, place }) => folded.includes(text) || place.includes(text)),
  };
  const rated = rateTitles(index as TitleIndex, parseQuery(query));
  return [...rated].sort(([, a], [, b]) => b - a).map(([{ title }]) => title);
}

test.each([
  ["if", ["if...else", "Shift", "notify()"], ["if...else"]],
  ["rp", ["Purpose", "<rp>: fallback"], ["<rp>: fallback"]],
  ["is", [":is()", "History", "This"], [":is()"]],
  ["q", ["Sequences", "<q>"], ["<q>"]],
  ["h1", ["sha1h1", "<h1>"], ["<h1>"]],
])("finds %j in titles as a word only, never inside one", (query, titles, found) => {
  expect(
    rate(
      query,
      titles.map((title) => createPage(title)),
    ),
  ).toEqual(found);
});

test("finds short words as words in places, too", () => {
  const pages = [
    createPage("Guide to notify", "web api notify"),
    createPage("Guide", "web if"),
  ];
  expect(rate("guide if", pages)).toEqual(["Guide"]);
});

test("finds parts of words from three letters on, and any part of what has no spaces", () => {
  expect(rate("arr", [createPage("Array")])).toEqual(["Array"]);
  expect(rate("要素", [createPage("入力要素の種類")])).toEqual(["入力要素の種類"]);
});

test("puts whole words before parts of words", () => {
  const pages = [createPage("mapping of it"), createPage("map of it all")];
  expect(rate("map", pages)).toEqual(["map of it all", "mapping of it"]);
});
