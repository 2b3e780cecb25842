import { expect, test } from "vitest";
import { listFrequentlyViewed, recordVisit } from "./frequently-viewed";
import type { VisitEntry } from "./visit-entry";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

function toEntry(url: string, daysAgo: readonly number[], serial = 1): VisitEntry {
  const timestamps = daysAgo.map((days) => NOW - days * DAY);
  return { serial, url, title: url, parents: [], timestamps };
}

function visit(entries: VisitEntry[], url: string) {
  return recordVisit(entries, { url, title: `new ${url}`, parents: [] }, NOW);
}

test("puts a new visit before a known page's earlier ones, and takes its new title", () => {
  expect(visit([toEntry("/a", [1, 2], 7)], "/a")).toEqual([
    { ...toEntry("/a", [0, 1, 2], 7), title: "new /a" },
  ]);
});

test("gives an unknown page the next serial number", () => {
  const entries = visit([toEntry("/a", [1, 2], 7), toEntry("/b", [3, 4], 9)], "/c");
  expect(entries.find(({ url }) => url === "/c")?.serial).toBe(10);
  expect(visit([], "/c")[0]?.serial).toBe(1);
});

test("drops visits older than 30 days, and pages without visits", () => {
  const entries = visit([toEntry("/old", [31, 40]), toEntry("/a", [1, 30, 31])], "/b");
  expect(entries.map(({ url, timestamps }) => [url, timestamps.length])).toEqual([
    ["/a", 2],
    ["/b", 1],
  ]);
});

test("sorts by the number of visits, then by the latest", () => {
  const entries = visit(
    [toEntry("/one", [1]), toEntry("/old-two", [5, 6]), toEntry("/new-two", [3, 9])],
    "/latest",
  );
  expect(entries.map(({ url }) => url)).toEqual([
    "/new-two",
    "/old-two",
    "/latest",
    "/one",
  ]);
});

test("lists pages with at least two visits within the window", () => {
  const entries = [toEntry("/a", [1]), toEntry("/b", [1, 31]), toEntry("/c", [2, 3])];
  const page = listFrequentlyViewed(entries, { now: NOW });
  expect(page.entries.map(({ url }) => url)).toEqual(["/c"]);
  expect(page.hasMore).toBe(false);
});

test("lists ten pages, and more on request", () => {
  const entries = Array.from({ length: 12 }, (_, index) =>
    toEntry(`/${index}`, [index, index + 1], index),
  );
  const first = listFrequentlyViewed(entries, { now: NOW });
  expect([first.entries.length, first.hasMore]).toEqual([10, true]);
  const all = listFrequentlyViewed(entries, { now: NOW, limit: 20 });
  expect([all.entries.length, all.hasMore]).toEqual([12, false]);
});
