import { describe, expect, test } from "vitest";
import { parseLocale } from "~/domain/locales/locale";
import type { Page } from "./page";
import { createSite, replacePages } from "./create-site";

function page(url: string): Page {
  const [, locale = "", , ...slug] = url.split("/");
  return { url, locale: parseLocale(locale), slug: slug.join("/") } as Page;
}

const SITE = createSite(
  [
    "/en-US/docs/Web",
    "/en-US/docs/Web/CSS",
    "/en-US/docs/Web/CSS/Grid",
    "/en-US/docs/Web/API",
    "/en-US/docs/Only_English",
    "/de/docs/Web",
    "/de/docs/Web/CSS",
  ].map(page),
  [
    { from: "/en-US/docs/CSS", to: "/en-US/docs/Web/CSS" },
    { from: "/en-US/docs/Part", to: "/en-US/docs/Web/API#part" },
    { from: "/en-US/docs/Gone", to: "https://example.com/" },
    { from: "/en-US/docs/Broken", to: "/en-US/docs/Nowhere" },
    { from: "/de/docs/Stile", to: "/de/docs/Web/CSS" },
    { from: "/de/docs/Raster", to: "/de/docs/Web/CSS/Grid#raster" },
    { from: "/de/docs/Altes_CSS", to: "/de/docs/CSS" },
    { from: "/de/docs/Teil", to: "/de/docs/Part#teil" },
    { from: "/de/docs/Weg", to: "/de/docs/Gone" },
    { from: "/de/docs/Weg_mit_Ziel", to: "/de/docs/Gone#ziel" },
    { from: "/de/docs/Nirgends", to: "/de/docs/Nowhere" },
    { from: "/de/docs/Kreis", to: "/de/docs/Circle" },
    { from: "/en-US/docs/Circle", to: "/de/docs/Kreis" },
  ],
);

describe("resolveLink", () => {
  const exact = { hash: "", redirected: false, illCased: false, fallback: false };

  test.each([
    ["a page", "/de/docs/Web", "/de/docs/Web", exact],
    [
      "a page in the wrong case",
      "/de/docs/web/css",
      "/de/docs/Web/CSS",
      { ...exact, illCased: true },
    ],
    [
      "a locale's redirect",
      "/de/docs/stile",
      "/de/docs/Web/CSS",
      { ...exact, redirected: true },
    ],
    [
      "en-US's redirect for a translation",
      "/de/docs/CSS",
      "/de/docs/Web/CSS",
      { ...exact, redirected: true },
    ],
    [
      "en-US's redirect to a page that is not translated",
      "/de/docs/Part",
      "/en-US/docs/Web/API",
      { ...exact, redirected: true, fallback: true, hash: "#part" },
    ],
    [
      "a locale's redirect to a page that only en-US has",
      "/de/docs/Raster",
      "/en-US/docs/Web/CSS/Grid",
      { ...exact, redirected: true, fallback: true, hash: "#raster" },
    ],
    [
      "a locale's redirect to an address that en-US's redirects lead on, to a translation",
      "/de/docs/Altes_CSS",
      "/de/docs/Web/CSS",
      { ...exact, redirected: true },
    ],
    [
      "a locale's redirect to one of en-US, whose fragment counts",
      "/de/docs/Teil",
      "/en-US/docs/Web/API",
      { ...exact, redirected: true, fallback: true, hash: "#part" },
    ],
    [
      "the en-US page of a missing translation",
      "/de/docs/Only_English",
      "/en-US/docs/Only_English",
      { ...exact, fallback: true },
    ],
  ])("finds %s", (_, url, target, facts) => {
    const found = SITE.resolveLink(url);
    expect(found).toMatchObject({ kind: "page", page: { url: target }, ...facts });
  });

  test.each([
    ["/de/docs/Gone", "https://example.com/"],
    ["/de/docs/Weg", "https://example.com/"],
    ["/de/docs/Weg_mit_Ziel", "https://example.com/#ziel"],
  ])("recognises that %s leaves the documentation", (link, url) => {
    expect(SITE.resolveLink(link)).toEqual({ kind: "elsewhere", url });
  });

  test("names every address that a chain depends on", () => {
    const asked = new Set<string>();
    SITE.resolveLink("/de/docs/Altes_CSS", (url) => void asked.add(url));
    expect([...asked]).toEqual([
      "/de/docs/Altes_CSS",
      "/de/docs/CSS",
      "/en-US/docs/CSS",
      "/de/docs/Web/CSS",
    ]);
  });

  test.each([
    "/de/docs/Never",
    "/en-US/docs/Never",
    "/en-US/docs/Broken",
    "/de/docs/Nirgends",
    "/de/docs/Kreis",
    "/xx/docs/Web",
  ])("misses %s", (url) => expect(SITE.resolveLink(url)).toEqual({ kind: "missing" }));
});

test("lists children and descendants in slug order", () => {
  const urls = (pages: readonly Page[]) => pages.map(({ url }) => url);
  expect(urls(SITE.listChildren("/en-US/docs/web"))).toEqual([
    "/en-US/docs/Web/API",
    "/en-US/docs/Web/CSS",
  ]);
  expect(urls(SITE.listDescendants("/en-US/docs/Web"))).toEqual([
    "/en-US/docs/Web/API",
    "/en-US/docs/Web/CSS",
    "/en-US/docs/Web/CSS/Grid",
  ]);
  expect(SITE.listChildren("/en-US/docs/Web/API")).toEqual([]);
});

test("lists a page's translations in the order of the locales", () => {
  expect(SITE.listTranslations("web/css").map(({ locale }) => locale)).toEqual([
    "en-US",
    "de",
  ]);
});

test("lists the new states of replaced pages, asked for before or not", () => {
  const pages = ["", "/A", "/A/B", "/C"].map((path) => page(`/en-US/docs/Web${path}`));
  const before = createSite(pages, []);
  const root = "/en-US/docs/Web";
  before.listDescendants(root);
  const old = pages[2] as Page;
  const now = { ...old, title: "New" };
  const site = createSite(replacePages(pages, new Map([[old, now]])), []);
  expect(site.listDescendants(root)).toEqual([pages[1], now, pages[3]]);
  expect(site.findPage(now.url)).toBe(now);
  expect(before.listDescendants(root)).toEqual([pages[1], old, pages[3]]);
});
