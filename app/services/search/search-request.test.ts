import { expect, test } from "vitest";
import { parseSearchRequest } from "./search-request";

function parse(query: string) {
  return parseSearchRequest(new URLSearchParams(query), { locales: ["en-US"] });
}

test("parses a query with defaults", () => {
  expect(parse("q=+grid+").request).toEqual({
    query: "grid",
    locales: ["en-US"],
    sort: "best",
    page: 1,
    topic: null,
  });
});

test("parses all parameters, locales in any case and once each", () => {
  expect(
    parse("q=a&page=10&sort=popularity&topic=css&locale=ZH-cn&locale=de&locale=de")
      .request,
  ).toEqual({
    query: "a",
    locales: ["zh-CN", "de"],
    sort: "popularity",
    page: 10,
    topic: "css",
  });
});

test("treats a parameter without a value as absent", () => {
  expect(parse("q=a&page=&sort=&topic=&locale=").request?.page).toBe(1);
});

test("accepts a locale that has no pages any more", () => {
  expect(parse("q=a&locale=pl").request?.locales).toEqual([]);
});

test.each([
  ["", "q", "missing"],
  ["q=", "q", "missing"],
  ["q=+++", "q", "missing"],
  [`q=${"a".repeat(201)}`, "q", "too-long"],
  [`q=${"例".repeat(67)}`, "q", "too-long"],
  ["q=a&page=x", "page", "not-a-number"],
  ["q=a&page=1.5", "page", "not-a-number"],
  ["q=a&page=0", "page", "too-small"],
  ["q=a&page=-1", "page", "too-small"],
  ["q=a&page=11", "page", "too-large"],
  ["q=a&page=99999999999999999999", "page", "too-large"],
  ["q=a&sort=worst", "sort", "unknown"],
  ["q=a&sort=constructor", "sort", "unknown"],
  ["q=a&locale=de&locale=xx", "locale", "unknown"],
  ["q=a&locale=xx&locale=yy", "locale", "unknown"],
  ["q=a&topic=cooking", "topic", "unknown"],
])("tells of %j that %s is %s", (query, param, code) => {
  expect(parse(query)).toEqual({ request: null, faults: [{ param, code }] });
});

test("accepts the longest query", () => {
  expect(parse(`q=${"a".repeat(200)}`).faults).toBeNull();
});

test("returns all errors at once", () => {
  expect(parse("q=&page=x&sort=y").faults?.map(({ param }) => param)).toEqual([
    "q",
    "page",
    "sort",
  ]);
});
