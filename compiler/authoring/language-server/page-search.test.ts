import { expect, test } from "vitest";
import { createTestSite } from "../../macros/test-site";
import { searchPages, preparePages } from "./page-search";

const SITE = createTestSite([
  "Web/CSS",
  "Web/CSS/Reference/Properties/color",
  "Web/CSS/Reference/Properties/background-color",
  "Web",
  "Learn/Web",
  { slug: "Web/CSS", locale: "de" },
]);

function find(written: string, locale: "en-US" | "de" = "en-US", most = 10) {
  return searchPages(SITE, { written, locale, most });
}

function listUrls(...args: Parameters<typeof find>): string[] {
  return find(...args).found.map(({ url }) => url);
}

test.each(["/en-US/docs/Web/C", "/EN-us/DOCS/web/c", "/Web/C", "/docs/Web/C"])(
  "finds pages by the beginning of their address: %s",
  (written) => {
    expect(listUrls(written)[0]).toBe("/en-US/docs/Web/CSS");
  },
);

test("finds pages by the beginning of their name, at any depth, then by any part", () => {
  const properties = "/en-US/docs/Web/CSS/Reference/Properties";
  expect(listUrls("/Web/CSS/col")).toEqual([`${properties}/color`]);
  expect(listUrls("/col")).toEqual([
    `${properties}/color`,
    `${properties}/background-color`,
  ]);
});

test.each(["/", "/en", "/en-US/docs/"])(
  "lists all, the short ones first, for %s",
  (all) => {
    expect(listUrls(all).slice(0, 2)).toEqual([
      "/en-US/docs/Web",
      "/en-US/docs/Learn/Web",
    ]);
    expect(find(all, "en-US", 2)).toMatchObject({ isComplete: false });
    expect(find(all).isComplete).toBe(true);
  },
);

test("gives a translation addresses of its own, also where English has the page alone", () => {
  expect(listUrls("/de/docs/Web", "de").slice(0, 2)).toEqual([
    "/de/docs/Web",
    "/de/docs/Web/CSS",
  ]);
  expect(listUrls("/de/docs/Web/C")).toContain("/de/docs/Web/CSS");
});

test("reads the pages no more for a locale that was prepared", () => {
  let reads = 0;
  const pages = Object.assign([...SITE.pages], {
    *[Symbol.iterator]() {
      reads++;
      for (let at = 0; at < SITE.pages.length; at++) yield SITE.pages[at];
    },
  }) as typeof SITE.pages;
  preparePages({ pages }, "en-US");
  const before = reads;
  expect(before).toBeGreaterThan(0);
  const { found } = searchPages(
    { pages },
    { written: "/Web", locale: "en-US", most: 10 },
  );
  expect(found.map(({ url }) => url)[0]).toBe("/en-US/docs/Web");
  expect(reads).toBe(before);
});
