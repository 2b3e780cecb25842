import { expect, test, vi } from "vitest";
import type { Page } from "../core/page";
import { createSiteIndex } from "./site-index";
import { createTestSite } from "./test-site";

const site = createTestSite([
  "Web/A",
  "Web/B",
  "Other/C",
  { slug: "Web/b", locale: "de" },
  { slug: "Web/D", locale: "fr" },
]);

test("gives a locale's own pages, then the en-US ones it lacks", () => {
  const getUrls = createSiteIndex("Web/", (pages) => pages.map((page) => page.url));
  expect(getUrls(site, "de")).toEqual(["/de/docs/Web/b", "/en-US/docs/Web/A"]);
  expect(getUrls(site, "en-US")).toEqual(["/en-US/docs/Web/A", "/en-US/docs/Web/B"]);
});

test("builds once for each site and locale", () => {
  const build = vi.fn((pages: readonly Page[]) => pages.length);
  const getCount = createSiteIndex("Web/", build);
  const other = createTestSite([]);
  expect([getCount(site, "de"), getCount(site, "de"), getCount(other, "de")]).toEqual([
    2, 2, 0,
  ]);
  expect(build).toHaveBeenCalledTimes(2);
});
