import { expect, test } from "vitest";
import { parseListQuery, toListUrl } from "./list-query";

function parse(query: string) {
  return parseListQuery(new URLSearchParams(query));
}

test("reads search text, sort order and page", () => {
  expect(parse("q=+grid+&sort=title&page=3")).toEqual({
    search: "grid",
    sort: "title",
    page: 3,
  });
});

test.each(["", "sort=worst&page=0", "page=-1", "page=1.5", "page=x", "page=1e300"])(
  "starts at the first page for '%s'",
  (query) => {
    expect(parse(query)).toEqual({ search: "", sort: "date", page: 1 });
  },
);

test("limits the page number to the largest offset", () => {
  expect(parse("page=9007199254740991").page).toBe(1_000_000);
});

test("writes only parameters that differ from the defaults", () => {
  expect(toListUrl("/c", { search: "", sort: "date", page: 1 })).toBe("/c");
  expect(toListUrl("/c", { search: "a b", sort: "title", page: 2 })).toBe(
    "/c?q=a+b&sort=title&page=2",
  );
});
