import { expect, test } from "vitest";
import {
  listMissingAreaPages,
  NAVIGATION_SLUGS,
  sortNavigationPages,
} from "./sort-navigation-pages";

test("knows the documents of the menu and of the footer, each once", () => {
  expect(NAVIGATION_SLUGS).toContain("Web/CSS");
  expect(NAVIGATION_SLUGS).toContain("Glossary");
  expect(new Set(NAVIGATION_SLUGS).size).toBe(NAVIGATION_SLUGS.length);
});

test("tells what the language lacks, with and without an English page", () => {
  const pages = new Set(
    NAVIGATION_SLUGS.filter((slug) => slug !== "Glossary").map(
      (slug) => `/en-US/docs/${slug}`,
    ),
  );
  for (const slug of NAVIGATION_SLUGS)
    if (slug !== "Web/CSS" && slug !== "Glossary") pages.add(`/fr/docs/${slug}`);
  expect(sortNavigationPages("fr", (url) => pages.has(url))).toEqual({
    missingPages: ["Glossary"],
    englishPages: ["Web/CSS"],
  });
});

test("offers English readers no other language", () => {
  expect(sortNavigationPages("en-US", () => false)).toEqual({
    missingPages: NAVIGATION_SLUGS,
    englishPages: [],
  });
});

test("knows every page beside the documentation that the content has to bring", () => {
  expect(listMissingAreaPages((path) => path === "blog").toSorted()).toEqual([
    "about",
    "community",
    "curriculum",
    "plus/docs/faq",
    "plus/docs/features/overview",
  ]);
});
