import { expect, test } from "vitest";
import type { IndexedPage } from "~/domain/search/titles/title-index";
import { createRandom } from "../../../tests/support/create-random";
import { orderPages, toShownScore, type PageOrder } from "./order-pages";

const PAGES = new Map(
  [
    ["/en-US/docs/Web/A", 5, 0, "css"],
    ["/en-US/docs/Web/B", 4, 0.5, "css"],
    ["/en-US/docs/Web/C", 1, 0.9, "html"],
    ["/en-US/docs/Web/Deep/D", 5, 0, "html"],
    ["/en-US/docs/Web/E", 20, 0.1, "js"],
  ].map(([url, score, popularity, topic]) => [
    { url, popularity, topic } as unknown as IndexedPage,
    Number(score),
  ]),
);

function order(options: Partial<PageOrder>): string {
  return orderPages(PAGES, { sort: "best", topic: null, count: 10, ...options })
    .map(({ page }) => page.url.slice(-1))
    .join("");
}

test.each([
  ["best", "ECBAD"],
  ["relevance", "EADBC"],
  ["popularity", "CBEAD"],
] as const)("orders by %s", (sort, expected) => {
  expect(order({ sort })).toBe(expected);
});

test("filters by topic and limits the count", () => {
  expect(order({ topic: "html" })).toBe("CD");
  expect(order({ count: 2 })).toBe("EC");
  expect(order({ count: 0 })).toBe("");
});

test("prefers the shortest URLs among equal pages", () => {
  const pages = new Map(
    [900, 12, 3400, 7, 56, 8].map((number) => [
      { url: `/en-US/docs/${number}`, popularity: 0 } as unknown as IndexedPage,
      0,
    ]),
  );
  const first = orderPages(pages, { sort: "best", topic: null, count: 3 });
  expect(first.map(({ page }) => page.url.slice(12))).toEqual(["7", "8", "12"]);
});

test("leaves out pages that can't be among the first as it would after sorting all", () => {
  const random = createRandom(3);
  const pages = new Map(
    Array.from({ length: 4_000 }, (_, number) => [
      {
        url: `/en-US/docs/${"a".repeat(Math.floor(random() * 5))}${number}`,
        popularity: Math.floor(random() * 4) / 4,
      } as unknown as IndexedPage,
      Math.floor(random() * 3),
    ]),
  );
  for (const sort of ["best", "relevance", "popularity"] as const) {
    const first = orderPages(pages, { sort, topic: null, count: 40 });
    const all = orderPages(pages, { sort, topic: null, count: pages.size });
    expect(first).toEqual(all.slice(0, 40));
  }
});

test('includes the popularity in the score for "best"', () => {
  const [first] = orderPages(PAGES, { sort: "best", topic: null, count: 1 });
  expect(first && toShownScore(first, "best")).toBe(21);
  expect(first && toShownScore(first, "relevance")).toBe(20);
});
