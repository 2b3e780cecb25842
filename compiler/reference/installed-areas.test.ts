import { expect, test } from "vitest";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createSite } from "../core/create-site";
import { loadPlatformData } from "../sources/platform";
import { css } from "./css";
import { findExample, getReason } from "./css/example";
import { openReferenceData } from "./data/open-reference-data";
import { html } from "./html";
import { http } from "./http";
import { javascript } from "./javascript";
import { manifests } from "./manifests";
import { mathml } from "./mathml";
import { mediatypes } from "./mediatypes";
import { createGeneratedPage } from "./parts/test-context";
import { svg } from "./svg";
import { webdriver } from "./webdriver";
import { webextensions } from "./webextensions";

const platform = loadPlatformData();
const data = openReferenceData(platform);
const translate = loadContentStrings()("en-US");
const areas = [
  css,
  html,
  http,
  manifests,
  mathml,
  mediatypes,
  svg,
  webdriver,
  webextensions,
];

test.each(areas.map((area) => [area.name, area] as const))(
  "the pages of %s have slugs of their own, titles and sidebars",
  (_, area) => {
    const pages = area.listPages(data);
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages.map(({ slug }) => slug.toLowerCase())).size).toBe(pages.length);
    expect(pages.filter(({ title }) => !/[\w&]/.test(title))).toEqual([]);
    expect(pages.filter(({ sidebar }) => sidebar.length === 0)).toEqual([]);
  },
);

test.each(areas.map((area) => [area.name, area] as const))(
  "one page of each type of %s begins with a paragraph and ends with its origin",
  (_, area) => {
    const byType = new Map(area.listPages(data).map((page) => [page.pageType, page]));
    const pages = [...byType.values()].map((page) => ({
      key: page.key,
      page: createGeneratedPage(page),
    }));
    const site = createSite(
      pages.map(({ page }) => page),
      [],
    );
    for (const { key, page } of pages) {
      const body = area.renderBody(page, {
        key,
        site,
        platform,
        data,
        translate,
        isForWriters: false,
      });
      expect(body).toMatch(/<p><strong>[^]*<p class="generated">/);
      expect(body.includes("<h2>Browser compatibility</h2>")).toBe(
        page.browserCompat.length > 0,
      );
    }
  },
);

test("every subject of CSS has a live example, or a reason for which it has none", () => {
  const subjects = css.listPages(data).filter(({ pageType }) => pageType !== "guide");
  const without = subjects.filter((page) => findExample(page, data.css) === null);
  expect(subjects.length - without.length).toBeGreaterThan(750);
  expect(
    without.filter((page) => getReason(page) === "").map(({ slug }) => slug),
  ).toEqual([]);
});

test.each([
  [javascript, "Global_Objects/Map/Symbol.iterator", "Return value</h3><p>An iterator."],
  [javascript, "Global_Objects/Set/Symbol.species", "The constructor <code>Set</code>."],
  [javascript, "Global_Objects/NaN", "It is the number that stands for"],
  [
    webextensions,
    "API/cookies/remove",
    "fulfills with <code>null</code> or an object with",
  ],
] as const)("the page of %j about %s says %s", (area, slug, words) => {
  const found = area.listPages(data).find((each) => each.slug.endsWith(slug));
  const page = createGeneratedPage(found ?? { slug });
  const rest = { key: found?.key ?? "", platform, data, translate, isForWriters: false };
  expect(area.renderBody(page, { ...rest, site: createSite([page], []) })).toContain(
    words,
  );
});
