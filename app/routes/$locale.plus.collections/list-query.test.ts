import { expect, test } from "vitest";
import { parseListQuery, toListUrl } from "./list-query";

function parse(query: string) {
  return parseListQuery(new URLSearchParams(query));
}

test("reads what is searched, how it is sorted, and the page", () => {
  expect(parse("q=+grid+&sort=title&page=3")).toEqual({
    search: "grid",
    sort: "title",
    page: 3,
  });
});

test.each(["", "sort=worst&page=0", "page=-1", "page=1.5", "page=x", "page=1e300"])(
  "starts at the beginning for '%s'",
  (query) => {
    expect(parse(query)).toEqual({ search: "", sort: "date", page: 1 });
  },
);

test("never asks for a page behind all offsets", () => {
  expect(parse("page=9007199254740991").page).toBe(1_000_000);
});

test("writes only what differs from the first page", () => {
  expect(toListUrl("/c", { search: "", sort: "date", page: 1 })).toBe("/c");
  expect(toListUrl("/c", { search: "a b", sort: "title", page: 2 })).toBe(
    "/c?q=a+b&sort=title&page=2",
  );
});
