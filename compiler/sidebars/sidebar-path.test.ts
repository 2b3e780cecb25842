import { expect, test } from "vitest";
import { parseSidebarPath, toSlug } from "./sidebar-path";

test.each([
  ["/Web/HTTP", "Web/HTTP", undefined],
  ["Web/HTTP/", "Web/HTTP", undefined],
  ["/docs/Web/HTTP", "Web/HTTP", undefined],
  ["/en-US/docs/Web/HTTP#intro", "Web/HTTP", "intro"],
])("reads %s as the page %s", (path, slug, hash) => {
  expect(parseSidebarPath(path)).toEqual({ kind: "page", slug, hash });
});

test("leaves other paths of the site and outside URLs alone", () => {
  expect(parseSidebarPath("/en-US/observatory")).toEqual({
    kind: "site",
    url: "/en-US/observatory",
  });
  expect(parseSidebarPath("https://example.org/#a")).toEqual({
    kind: "external",
    url: "https://example.org/#a",
  });
});

test("takes a script URL for the slug of a page that does not exist", () => {
  expect(parseSidebarPath("javascript:alert(1)").kind).toBe("page");
});

test("gives the slug without fragment", () => {
  expect(toSlug("/en-US/docs/Web/XSLT#x")).toBe("Web/XSLT");
});
