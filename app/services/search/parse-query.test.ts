import { expect, test } from "vitest";
import { parseQuery, parseTyped } from "./parse-query";

function listWords(query: string): (string | undefined)[] {
  return parseQuery(query).words.map(([word]) => word);
}

test.each([
  ["css grid", ["css", "grid"]],
  ["Array.prototype.map", ["array", "prototype", "map"]],
  [".map", [".map"]],
  ["flex, grid", ["flex", "grid"]],
  ["Window: fetch() method", ["window", "fetch()", "method"]],
  ["<input>: the input", ["<input>", "input"]],
  ["--*", ["--*"]],
  ["for...of", ["for", "of"]],
  ["グリッド、レイアウト", ["グリッド", "レイアウト"]],
  ["", []],
  ["   ", []],
])("splits %j into words", (query, words) => {
  expect(listWords(query)).toEqual(words);
});

test("keeps quoted phrases together", () => {
  expect(listWords('css flex "grid layout" now')).toEqual([
    "css",
    "flex",
    "grid layout",
    "now",
  ]);
  expect(listWords('css " grid layout "')).toEqual(["css", "grid layout"]);
  expect(listWords('"the" grid')).toEqual(["the", "grid"]);
  expect(listWords('"grid" .map')).toEqual(["grid", ".map"]);
  expect(listWords("“the grid” of")).toEqual(["the grid", "of"]);
});

test.each(["«grid layout» now", "„grid layout“ now", "「grid layout」 now"])(
  "keeps the phrase of %s together",
  (query) => {
    expect(listWords(query)).toEqual(["grid layout", "now"]);
  },
);

test.each([
  ["grosse", ["grosse", "grosses", "grossen", "große", "großes", "großen"]],
  ["große", ["große", "großen", "grosse", "grossen"]],
  ["massstab", ["massstab", "massstabs", "maßstab", "maßstabs"]],
  ["«weiss auf»", ["weiss auf", "weiß auf"]],
])("adds the spelling of %s with and without ß in German", (query, forms) => {
  expect(parseQuery(query, ["de"]).words).toEqual([forms]);
  expect(parseQuery(query, ["en-US"]).words[0]).toEqual(
    forms.filter(
      (form) => form.includes("ß") === query.includes("ß") && !/.en$/.test(form),
    ),
  );
});

test.each([
  ["oeffnen", { offnen: 30, oeffnen: 2 }, ["offnen"]],
  ["Schluessel", { schlussel: 5 }, ["schlussel", "schlußel"]],
  ["value", { value: 900, valu: 3 }, []],
  ["queue", { queue: 1 }, []],
])(
  "looks %s up with an umlaut too if many more pages have it",
  (query, counts, added) => {
    const pages = new Map(Object.entries(counts));
    const count = (forms: readonly string[]) =>
      forms.reduce((sum, form) => sum + (pages.get(form) ?? 0), 0);
    const [forms] = parseQuery(query, ["de"], count).words;
    const [plain] = parseQuery(query, ["de"]).words;
    expect(forms?.filter((form) => !plain?.includes(form))).toEqual(
      expect.arrayContaining(added),
    );
    expect(forms?.length === plain?.length).toBe(added.length === 0);
    expect(parseQuery(query, ["en-US"], count).words[0]).not.toEqual(
      expect.arrayContaining(["offnen"]),
    );
  },
);

test("looks a word up as typed that may be spelled in very many ways", () => {
  const word = "aeaeaeoeoeoeueueuessassass";
  const count = (forms: readonly string[]) => forms.length;
  for (const locale of ["de", "fr"] as const)
    expect(parseQuery(word, [locale], count)).toEqual(parseQuery(word));
});

test("looks an umlaut up as two letters too, in each word of its own", () => {
  expect(parseQuery("Dateien öffnen", ["de"]).words[1]).toContain("oeffnen");
  expect(parseQuery("Dateien o\u0308ffnen", ["de"]).words[1]).toContain("oeffnen");
});

test.each([
  ["noeud", "nœud"],
  ["Cœur", "coeur"],
])("finds %s in French as %s", (query, form) => {
  expect(parseQuery(query, ["fr"]).words[0]).toContain(form);
});

test("finds a word with ss that keeps one of them", () => {
  expect(parseQuery("Wasserstrasse", ["de"]).words[0]).toContain("wasserstraße");
});

test("ignores an unclosed quotation mark", () => {
  expect(listWords('css "grid layout')).toEqual(["css", "grid", "layout"]);
});

test("drops stop words, unless there are no others", () => {
  expect(listWords("the array and the map")).toEqual(["array", "map"]);
  expect(listWords("the array")).toEqual(["array"]);
  expect(listWords("the")).toEqual(["the"]);
});

test.each([
  ["function", ["function", "functions"]],
  ["functions", ["functions", "function"]],
  ["queries", ["queries", "query"]],
  ["property", ["property", "properties"]],
  ["display", ["display", "displays"]],
  ["classes", ["classes", "class", "classe"]],
  ["class", ["class"]],
  ["js", ["js", "javascript"]],
  ["@media", ["@media", "media"]],
  ["--*", ["--*"]],
  ['"function"', ["function"]],
  ["constructor", ["constructor", "constructors"]],
])("adds other forms of %s", (query, forms) => {
  expect(parseQuery(query).words).toEqual([forms]);
});

test("searches texts only for words with letters or digits", () => {
  expect(parseQuery("=== strict").terms.map(([term]) => term)).toEqual(["strict"]);
});

test("keeps the whole query as a name, without quotation marks", () => {
  expect(parseQuery(' "Grid  Layout" ').text).toBe("grid layout");
});

test("limits the number of words", () => {
  expect(parseQuery("word ".repeat(100)).words).toHaveLength(32);
});

test.each([
  ["css a", ["css", "a"], true],
  ["css a ", ["css"], false],
  ["css grid,", ["css", "grid"], false],
  ['css "grid a"', ["css", "grid a"], false],
])(
  "takes the end of %j, as it is being typed, for a beginning",
  (query, words, begun) => {
    const { isLastBegun, ...parsed } = parseTyped(query, "en-US", () => 0);
    expect(parsed.words.map(([word]) => word)).toEqual(words);
    expect(isLastBegun).toBe(begun);
    expect(parseQuery(query).isLastBegun).toBe(false);
  },
);
