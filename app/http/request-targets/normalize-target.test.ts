import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizePath } from "./normalize-target";

test.each([
  ["/en-US/docs/Web", "/en-US/docs/Web"],
  ["/en-US/docs/We%62", "/en-US/docs/Web"],
  ["/en-US/docs/f%28%29", "/en-US/docs/f()"],
  ["/de/docs/Größe", "/de/docs/Gr%C3%B6%C3%9Fe"],
  ["/de/docs/gr%c3%b6%c3%9fe", "/de/docs/gr%C3%B6%C3%9Fe"],
  ["/en-US/docs/Operator/%3F.", "/en-US/docs/Operator/%3F."],
  ["/en-US/docs%2fWeb", "/en-US/docs%2FWeb"],
  ["/en-US/docs/a:b@c", "/en-US/docs/a:b@c"],
  ["/en-US\\docs", "/en-US%5Cdocs"],
  ["/en-US/docs/../Web", "/en-US/Web"],
  ["/en-US/docs/%2e%2E/Web", "/en-US/Web"],
  ["/en-US/docs/.", "/en-US/docs/"],
  ["/..//evil.example/", "//evil.example/"],
])("reads %s as %s", (url, path) => {
  expect(normalizePath(url)).toBe(path);
});

test.each(["/en-US/docs/Web%", "/en-US/docs/%ff", "/en-US/#a", "en-US/", "*", ""])(
  "returns null for %j",
  (path) => {
    expect(normalizePath(path)).toBeNull();
  },
);

test("is idempotent and keeps the meaning", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (segments) => {
      const url = `/${segments.map(encodeURIComponent).join("/")}`;
      const path = normalizePath(url);
      if (path === null) return;
      expect(normalizePath(path)).toBe(path);
      expect(decodeURIComponent(path)).toBe(
        decodeURIComponent(new URL(`http://localhost${url}`).pathname),
      );
    }),
  );
});
