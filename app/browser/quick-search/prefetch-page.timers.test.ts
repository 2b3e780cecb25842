import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPrefetcher } from "./prefetch-page";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const fetched: string[] = [];
  const prefetcher = createPrefetcher(({ href }) => fetched.push(href));
  return { fetched, prefetcher };
}

test("fetches a page that is highlighted for half a second", () => {
  const { fetched, prefetcher } = setUp();
  prefetcher.want({ href: "/a" });
  vi.advanceTimersByTime(499);
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched).toEqual(["/a"]);
});

test("fetches no page that was only passed", () => {
  const { fetched, prefetcher } = setUp();
  prefetcher.want({ href: "/a" });
  vi.advanceTimersByTime(400);
  prefetcher.want({ href: "/b" });
  vi.advanceTimersByTime(400);
  prefetcher.want(null);
  vi.advanceTimersByTime(1000);
  expect(fetched).toEqual([]);
});

test("fetches each page once", () => {
  const { fetched, prefetcher } = setUp();
  for (const href of ["/a", "/b", "/a"]) {
    prefetcher.want({ href });
    vi.advanceTimersByTime(500);
  }
  expect(fetched).toEqual(["/a", "/b"]);
});
