import { expect, test } from "vitest";
import {
  listSitemapEntries,
  renderPathList,
  renderSitemap,
  renderSitemapIndex,
  splitEntries,
  toSitemapPath,
} from "./sitemap";

const ORIGIN = "https://docs.example";

function entry(path: string, modified: string | null = null) {
  return { path, modified };
}

test("lists the home page and every indexable document with its date", () => {
  const store = {
    listDocumentUrls: () => [
      { url: "/de/docs/Web", modified: "2024-05-06T07:08:09.000Z" },
      { url: "/de/docs/orphaned/Web", modified: null },
      { url: "/de/docs/Web/CSS", modified: null },
    ],
  };
  const areas = { listSitemapEntries: () => [entry("/de/about")] };
  const sources = { store, areas, features: ["home"] as const };
  expect(listSitemapEntries("de", sources)).toEqual([
    entry("/de/"),
    entry("/de/about"),
    entry("/de/docs/Web", "2024-05-06"),
    entry("/de/docs/Web/CSS"),
  ]);
});

test("lists the sections that the site has, with a slash or without, as they are served", () => {
  const sources = {
    store: { listDocumentUrls: () => [] },
    areas: { listSitemapEntries: () => [] },
    features: ["home", "observatory", "play", "blog"] as const,
  };
  expect(listSitemapEntries("fr", sources)).toEqual([
    entry("/fr/"),
    entry("/fr/observatory"),
  ]);
});

test("splits entries that exceed one file", () => {
  const entries = ["/a", "/b", "/c"].map((path) => entry(path));
  expect(splitEntries(entries, 2).map((part) => part.length)).toEqual([2, 1]);
  expect(splitEntries(entries)).toHaveLength(1);
});

test("names the files of a locale", () => {
  expect(toSitemapPath("pt-BR", 0)).toBe("/sitemaps/pt-br/sitemap.xml.gz");
  expect(toSitemapPath("pt-BR", 1)).toBe("/sitemaps/pt-br/sitemap-2.xml.gz");
});

test("encodes URLs and omits unknown dates", () => {
  const xml = renderSitemap(
    [entry("/de/größe/?.&'<x>", "2024-05-06"), entry("/de/x")],
    ORIGIN,
  );
  expect(xml).toContain(
    `<loc>${ORIGIN}/de/gr%C3%B6%C3%9Fe/%3F.&amp;&apos;%3Cx%3E</loc><lastmod>2024-05-06</lastmod>`,
  );
  expect(xml).toContain(`<url><loc>${ORIGIN}/de/x</loc></url>`);
});

test("dates a file by its newest page", () => {
  const parts = [
    [entry("/a", "2024-01-01"), entry("/b", "2024-03-01"), entry("/c", "2024-02-01")],
    [entry("/d")],
  ];
  const xml = renderSitemapIndex([{ locale: "de", parts }], ORIGIN);
  expect(xml).toContain(
    `<loc>${ORIGIN}/sitemaps/de/sitemap.xml.gz</loc><lastmod>2024-03-01</lastmod>`,
  );
  expect(xml).toContain(
    `<sitemap><loc>${ORIGIN}/sitemaps/de/sitemap-2.xml.gz</loc></sitemap>`,
  );
});

test("lists all paths in order", () => {
  const sitemaps = [
    { locale: "fr" as const, parts: [[entry("/fr/b"), entry("/fr/a")]] },
    { locale: "de" as const, parts: [[entry("/de/")]] },
  ];
  expect(renderPathList(sitemaps)).toBe("/de/\n/fr/a\n/fr/b\n");
});
