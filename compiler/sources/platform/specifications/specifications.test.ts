import { describe, expect, test } from "vitest";
import type { FeatureTree } from "../compat/features";
import { readPackageData } from "../read-package-data";
import { listSpecificationUrls, toSpecificationLinks } from "./list-specifications";
import { createSpecTitles, type SpecEntry } from "./spec-titles";

const BOX_SERIES = {
  currentSpecification: "css-box-4",
  nightlyUrl: "https://drafts.example/css-box/",
};

const getTitle = createSpecTitles([
  {
    url: "https://www.w3.org/TR/css-box-3/",
    title: "Box 3",
    shortname: "css-box-3",
    nightly: { url: "https://drafts.example/css-box-3/" },
    series: BOX_SERIES,
  },
  {
    url: "https://www.w3.org/TR/css-box-4/",
    title: "Box 4",
    shortname: "css-box-4",
    nightly: {
      url: "https://drafts.example/css-box-4/",
      alternateUrls: ["https://old.example/box/"],
    },
    series: BOX_SERIES,
  },
  {
    url: "https://drafts.csswg.org/filter-1/",
    title: "Filter 1",
    shortname: "filter-1",
  },
  {
    url: "https://drafts.example/css-shade-1/",
    title: "Shade 1",
    shortname: "css-shade-1",
    series: {
      shortname: "css-shade",
      currentSpecification: "css-shade-1",
      nightlyUrl: "https://drafts.example/css-shade/",
    },
    formerNames: ["css-dusk-1", "css-dark-2"],
  },
  { url: "https://wicg.github.io/adopted/", title: "Adopted", shortname: "adopted" },
  { url: "https://www.w3.org/TR/", title: "All reports", shortname: "tr" },
  {
    url: "https://www.rfc-editor.org/rfc/rfc9110",
    title: "HTTP Semantics",
    shortname: "rfc9110",
  },
  {
    url: "https://datatracker.ietf.org/doc/html/draft-ietf-shade",
    title: "Shading",
    shortname: "shade",
  },
]);

test.each([
  ["https://www.w3.org/TR/css-box-4/", "Box 4"],
  ["https://www.w3.org/TR/css-box-4/#margins", "Box 4"],
  ["https://www.w3.org/TR/unheard-of/#x", "All reports"],
  ["https://drafts.example/css-box-4/#x", "Box 4"],
  ["https://drafts.example/css-box/#x", "Box 4"],
  ["https://drafts.example/css-box#x", "Box 4"],
  ["https://drafts.example/css-box-3/#x", "Box 3"],
  ["https://drafts.fxtf.org/filter-1/#x", "Filter 1"],
  ["https://old.example/box/part.html", "Box 4"],
  ["https://www.rfc-editor.org/rfc/rfc9110.html#name-get", "HTTP Semantics"],
  ["https://datatracker.ietf.org/doc/html/rfc2324#section-2", "RFC 2324"],
  ["https://www.rfc-editor.org/info/rfc6454", "RFC 6454"],
  ["https://datatracker.ietf.org/doc/draft-ietf-shade/#section-2", "Shading"],
  ["https://drafts.example/css-dusk-1/#x", "Shade 1"],
  ["https://drafts.example/css-dark/#x", "Shade 1"],
  ["https://w3c.github.io/adopted/#x", "Adopted"],
  ["https://drafts.example/", "Unknown specification"],
  ["https://nowhere.example/", "Unknown specification"],
])("titles %s %s", (url, title) => {
  expect(getTitle(url)).toBe(title);
});

describe("over the whole catalogue", () => {
  const entries = readPackageData("web-specs") as SpecEntry[];
  const getKnownTitle = createSpecTitles(entries);
  const titles = new Map(entries.map(({ shortname, title }) => [shortname, title]));
  const nightlyUrls = entries.flatMap(({ nightly }) => nightly?.url ?? []);

  test("titles each series by its current version", () => {
    const wrong = entries.flatMap(({ series }) => {
      const url = series?.nightlyUrl;
      // A URL of another entry belongs to that entry.
      if (!series || !url || entries.some((entry) => entry.url === url)) return [];
      const title = getKnownTitle(`${url}#x`);
      return title === titles.get(series.currentSpecification) ? [] : [[url, title]];
    });
    expect(wrong).toEqual([]);
  });

  test("titles each version's own URLs by that version", () => {
    const wrong = entries.flatMap(({ url, nightly, title }) => {
      const own = [url, ...(nightly?.url ? [nightly.url] : [])];
      return own
        .filter((one) => nightlyUrls.filter((other) => other === one).length < 2)
        .filter((one) => getKnownTitle(`${one}#x`) !== title);
    });
    expect(wrong).toEqual([]);
  });
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
