import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { openTitles, packTitles } from "~/domain/search/titles/title-index";
import { parseQuery } from "./parse-query";
import { rateNames } from "./rate-names";
import { rateTitles } from "./rate-titles";

const KIND = { locale: "en-US", isArea: false } as const;
const OBJECTS = "Web/JavaScript/Reference/Global_Objects";
const PAGES = [
  ["Web/API/Array_API", "Array API"],
  ["Web/API/CSS", "CSS"],
  ["Web/API/Window", "Window"],
  ["Web/API/Window/event", "Window: event property"],
  ["Web/API/Window/load_event", "Window: load event"],
  ["Web/API/Window/stop", "Window: stop() method"],
  ["Web/CSS/Reference/Values", "CSS values and functions"],
  ["Web/CSS/Reference/Values/abs", "abs()"],
  ["Web/CSS/Reference/Values/angle", "<angle>"],
  ["Web/HTML/Reference/Elements", "HTML elements reference"],
  ["Web/HTML/Reference/Elements/data", "<data>: The Data element"],
  ["Web/HTML/Reference/Elements/html", "<html>: The Document Root element"],
  ["Web/HTML/Reference/Elements/input", "<input>: The input element"],
  ["Web/HTML/Reference/Global_attributes/data-*", "data-*"],
  [`${OBJECTS}/Array`, "Array"],
  [`${OBJECTS}/Array/Array`, "Array() constructor"],
  [`${OBJECTS}/Array/length`, "Array: length"],
  [`${OBJECTS}/Array/map`, "Array.prototype.map()"],
] as const;
const INDEX = openTitles(
  packTitles(
    PAGES.map(([path, title], id) => ({
      id,
      title,
      url: `/en-US/docs/${path}`,
      popularity: 0,
    })),
    KIND,
  ),
  KIND,
);

function list(query: string, locale: Locale = "en-US"): string[] {
  const parsed = parseQuery(query, [locale]);
  const titled = rateTitles(INDEX, parsed);
  return [...rateNames(INDEX, { query, parsed, titled })]
    .sort(([, a], [, b]) => b - a)
    .map(([{ title }]) => title);
}

test.each(["array methods", "array functions", "methods of array", "js array methods"])(
  "lists a class and its methods for %j",
  (query) => {
    expect(list(query)).toEqual(["Array", "Array.prototype.map()"]);
  },
);

test.each<[Locale, string]>([
  ["de", "array methoden"],
  ["fr", "méthodes de array"],
  ["ja", "arrayのメソッド"],
])("lists a class and its methods in %s for %j", (locale, query) => {
  expect(list(query, locale)).toEqual(["Array", "Array.prototype.map()"]);
});

test("takes a singular for the class when nothing but its constructor has the name", () => {
  expect(list("array method")).toEqual(["Array", "Array.prototype.map()"]);
  expect(list("map method")).toEqual(["Array.prototype.map()"]);
});

test.each([
  ["array properties", ["Array", "Array: length"]],
  ["window events", ["Window", "Window: load event"]],
  ["window properties", ["Window", "Window: event property"]],
  ["window methods", ["Window", "Window: stop() method"]],
  ["array api methods", ["Array API"]],
])("tells the members for %j by title and address", (query, titles) => {
  expect(list(query)).toEqual(titles);
});

test("lists a page with members whose title has the plural, before the names in it", () => {
  expect(list("css functions")).toEqual(["CSS values and functions", "abs()"]);
  expect(list("html elements").slice(0, 2)).toEqual([
    "HTML elements reference",
    "<html>: The Document Root element",
  ]);
});

test("takes an element for the page of its attributes, unless these have one", () => {
  expect(list("input attributes")).toEqual(["<input>: The input element"]);
  expect(list("input types")).toEqual(["<input>: The input element"]);
  expect(list("data attributes")).toEqual([]);
});
