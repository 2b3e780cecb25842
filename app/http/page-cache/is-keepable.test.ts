import { expect, test } from "vitest";
import { isKeepable } from "./is-keepable";

const PAGE = {
  status: 200,
  headers: { "cache-control": "public, max-age=3600", vary: "Cookie, Accept-Encoding" },
  body: Buffer.from("a"),
};

test("accepts a public page", () => {
  expect(isKeepable(PAGE)).toBe(true);
  expect(isKeepable({ ...PAGE, headers: { "cache-control": "public" } })).toBe(true);
});

test.each([404, 301, 206, 500, 202])("refuses status %i", (status) => {
  expect(isKeepable({ ...PAGE, status })).toBe(false);
});

test.each([
  { "cache-control": "private, max-age=3600" },
  { "cache-control": "private, no-store" },
  { "cache-control": "no-store" },
  { "cache-control": undefined },
  { "set-cookie": ["a=b"] },
  { "set-cookie": "a=b" },
  { "content-encoding": "gzip" },
  { vary: "*" },
  { vary: "Cookie, Accept-Language" },
])("refuses a response with %j", (headers) => {
  expect(isKeepable({ ...PAGE, headers: { ...PAGE.headers, ...headers } })).toBe(false);
});
