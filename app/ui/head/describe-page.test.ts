import type { MetaDescriptor } from "@remix-run/react";
import { expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { describePage, toPageTitle, type PageFacts } from "./describe-page";

const PAGE: PageFacts = {
  site: { siteName: "Site", siteOrigin: "https://docs.example" },
  locale: "de",
  title: "Größe | Site",
  path: "/de/docs/Web/CSS/größe",
};

function describe(page: Partial<PageFacts> = {}): MetaDescriptor[] {
  return describePage({ ...PAGE, ...page });
}

function listLinks(rel: string, page: Partial<PageFacts> = {}) {
  return describe(page)
    .filter((tag) => "rel" in tag && tag.rel === rel)
    .map((tag) => ("href" in tag ? String(tag.href) : null));
}

function listLanguages(locales: PageFacts["locales"] = [], locale = PAGE.locale) {
  const path = `/${locale}/docs/Web`;
  return Object.fromEntries(
    describe({ locales, locale, path }).flatMap((tag) =>
      "hrefLang" in tag ? [[String(tag.hrefLang), String(tag["href"])]] : [],
    ),
  );
}

function listData(page: Partial<PageFacts>) {
  return describe(page).flatMap((tag) =>
    "script:ld+json" in tag ? [tag["script:ld+json"]] : [],
  );
}

test("encodes the canonical URL", () => {
  expect(listLinks("canonical")).toEqual([
    "https://docs.example/de/docs/Web/CSS/gr%C3%B6%C3%9Fe",
  ]);
});

test("separates a question mark in the path from the query", () => {
  expect(
    listLinks("canonical", { path: "/de/docs/Operator/?.", query: "?page=2" }),
  ).toEqual(["https://docs.example/de/docs/Operator/%3F.?page=2"]);
});

test("omits absent values", () => {
  const names = describe().flatMap((tag) => ("name" in tag ? [tag.name] : []));
  expect(names).toEqual(["twitter:card"]);
  expect(describe({ description: "" })).toEqual(describe());
  expect(listData({})).toEqual([]);
});

test("links no alternates for a page in one language", () => {
  expect(listLanguages()).toEqual({});
  expect(listLanguages(["de"])).toEqual({});
});

test("links every language once, without region, and English as default", () => {
  expect(listLanguages(["en-US", "de", "pt-BR"])).toEqual({
    de: "https://docs.example/de/docs/Web",
    en: "https://docs.example/en-US/docs/Web",
    pt: "https://docs.example/pt-BR/docs/Web",
    "x-default": "https://docs.example/en-US/docs/Web",
  });
});

test("includes the region where both kinds of Chinese exist", () => {
  expect(Object.keys(listLanguages(["zh-TW"]))).toEqual(["de", "zh"]);
  expect(Object.keys(listLanguages(["zh-CN"], "zh-TW"))).toEqual(["zh-TW", "zh-CN"]);
  expect(Object.keys(listLanguages(LOCALES))).toHaveLength(LOCALES.length + 1);
});

test("links the previous and next page of a series", () => {
  const page = { previous: "/de/search?q=x", next: "/de/search?q=x&page=3" };
  expect(listLinks("prev", page)).toEqual(["https://docs.example/de/search?q=x"]);
  expect(listLinks("next", page)).toEqual(["https://docs.example/de/search?q=x&page=3"]);
});

test("makes a social card with a picture", () => {
  const tags = describe({ name: "Größe", description: "Wie groß." });
  expect(tags).toContainEqual({ property: "og:title", content: "Größe" });
  expect(tags).toContainEqual({ property: "og:description", content: "Wie groß." });
  expect(tags).toContainEqual({ property: "og:type", content: "website" });
  expect(tags).toContainEqual({ property: "og:locale", content: "de" });
  expect(tags).toContainEqual({
    property: "og:image",
    content: "https://docs.example/icon-512.png",
  });
  expect(describe({ locale: "pt-BR" })).toContainEqual({
    property: "og:locale",
    content: "pt_BR",
  });
});

test("describes breadcrumbs and article in structured data", () => {
  const breadcrumbs = [
    { uri: "/de/docs/Web", title: "Web" },
    { uri: "/de/docs/Web/größe", title: "Größe" },
  ];
  const [way, article] = listData({ breadcrumbs, article: { modified: "2024-05-06" } });
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Web", item: "https://docs.example/de/docs/Web" },
      { position: 2, item: "https://docs.example/de/docs/Web/gr%C3%B6%C3%9Fe" },
    ],
  });
  expect(article).toMatchObject({ "@type": "TechArticle", dateModified: "2024-05-06" });
});

test("omits an unknown date and a single breadcrumb", () => {
  const [article, ...others] = listData({
    breadcrumbs: [{ uri: "/de/docs/Web", title: "Web" }],
    article: { modified: null },
  });
  expect(article).not.toHaveProperty("dateModified");
  expect(others).toEqual([]);
});

test("appends the site's name to a title", () => {
  expect(toPageTitle("Suche", "Site")).toBe("Suche | Site");
  expect(toPageTitle("Suche", "")).toBe("Suche");
});
