import { expect, test } from "vitest";
import type { FeatureTree } from "../compat/features";
import { listSpecificationUrls, toSpecificationLinks } from "./list-specifications";
import { createSpecTitles } from "./spec-titles";

const getTitle = createSpecTitles([
  {
    url: "https://www.w3.org/TR/css-box-4/",
    title: "Box 4",
    nightly: {
      url: "https://drafts.example/css-box-4/",
      alternateUrls: ["https://old.example/box/"],
    },
    series: { nightlyUrl: "https://drafts.example/css-box/" },
  },
  { url: "https://www.w3.org/TR/", title: "All reports" },
  { url: "https://www.rfc-editor.org/rfc/rfc9110", title: "HTTP Semantics" },
]);

test.each([
  ["https://www.w3.org/TR/css-box-4/", "Box 4"],
  ["https://www.w3.org/TR/css-box-4/#margins", "Box 4"],
  ["https://www.w3.org/TR/unheard-of/#x", "All reports"],
  ["https://drafts.example/css-box-4/#x", "Box 4"],
  ["https://drafts.example/css-box/#x", "Box 4"],
  ["https://old.example/box/part.html", "Box 4"],
  ["https://www.rfc-editor.org/rfc/rfc9110.html#name-get", "HTTP Semantics"],
  ["https://datatracker.ietf.org/doc/html/rfc2324#section-2", "RFC 2324"],
  ["https://www.rfc-editor.org/info/rfc6454", "RFC 6454"],
  ["https://nowhere.example/", "Unknown specification"],
])("titles %s %s", (url, title) => {
  expect(getTitle(url)).toBe(title);
});

const DATA = {
  css: {
    own: {
      __compat: { spec_url: ["https://a/", "https://b/"] },
      part: { __compat: { spec_url: "https://c/" } },
    },
    parts: {
      __compat: {},
      one: {
        __compat: { spec_url: "https://c/" },
        deep: { __compat: { spec_url: "https://d/" } },
      },
      two: { __compat: { spec_url: "https://c/" } },
    },
    none: { __compat: {} },
  },
} as unknown as FeatureTree;

test.each([
  ["the key's own", ["css.own"], [], ["https://a/", "https://b/"]],
  [
    "those below a key without any, each once",
    ["css.parts"],
    [],
    ["https://c/", "https://d/"],
  ],
  [
    "those of all keys",
    ["css.own", "css.parts"],
    [],
    ["https://a/", "https://b/", "https://c/", "https://d/"],
  ],
  [
    "front matter before all else",
    ["css.own"],
    ["https://z/", "https://z/"],
    ["https://z/"],
  ],
  ["none for a key without any", ["css.none"], [], []],
  ["none for an unknown key", ["css.unknown"], [], []],
])("lists %s", (_, keys, specUrls, urls) => {
  expect(listSpecificationUrls(DATA, keys, specUrls)).toEqual(urls);
});

test("pairs each URL with its title", () => {
  expect(toSpecificationLinks(["https://a/"], () => "A")).toEqual([
    { bcdSpecificationURL: "https://a/", title: "A" },
  ]);
});
