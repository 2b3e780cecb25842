import fc from "fast-check";
import { expect, test } from "vitest";
import { readPagePath } from "./read-page-path";

test.each([
  ["/en-US/docs/Web", "/en-US/docs/Web"],
  ["/en-US/docs/We%62", "/en-US/docs/Web"],
  ["/en-US/docs/f%28%29", "/en-US/docs/f()"],
  ["/de/docs/Größe", "/de/docs/Gr%C3%B6%C3%9Fe"],
  ["/de/docs/gr%c3%b6%c3%9fe", "/de/docs/gr%C3%B6%C3%9Fe"],
  ["/en-US/docs/Operator/%3F.", "/en-US/docs/Operator/%3F."],
  ["/en-US/docs%2fWeb", "/en-US/docs%2FWeb"],
  ["/en-US/docs/a:b@c", "/en-US/docs/a:b@c"],
])("reads %s as %s", (url, path) => {
  expect(readPagePath(url)).toBe(path);
});

test.each([
  "/en-US/docs/Web?a=b",
  "/en-US/docs/Web?",
  "/en-US/docs/Web%",
  "/en-US/docs/%ff",
  "/en-US/docs/../Web",
  "/en-US/docs/%2e%2E/Web",
  "/en-US/docs/.",
  "http://site.example/en-US/",
  "*",
  "",
])("leaves %j to the app", (url) => {
  expect(readPagePath(url)).toBeNull();
});

test("gives one spelling, which stays as it is and means the same", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (segments) => {
      const url = `/${segments.map(encodeURIComponent).join("/")}`;
      const path = readPagePath(url);
      if (path === null) return;
      expect(readPagePath(path)).toBe(path);
      expect(path.split("/").map(decodeURIComponent)).toEqual(
        url.split("/").map(decodeURIComponent),
      );
    }),
  );
});
