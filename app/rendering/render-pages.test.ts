import { expect, test } from "vitest";
import { dropDataQuery } from "./render-pages.server";

test.each([
  ["/en-US/docs/Web?_data=root", "/en-US/docs/Web"],
  ["/a?x=1&_data=root&y=%20", "/a?x=1&y=%20"],
  ["/a?%5Fdata=root", "/a"],
  ["/a?_data", "/a"],
  ["/a?q=_data", "/a?q=_data"],
  ["/a?_routes=x", "/a?_routes=x"],
  ["/_data", "/_data"],
])("%s is asked for as %s", (url, expected) => {
  expect(dropDataQuery(url)).toBe(expected);
});
