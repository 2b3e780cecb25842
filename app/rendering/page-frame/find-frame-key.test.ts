import { expect, test } from "vitest";
import { findFrameKey, type FramedPage } from "./find-frame-key";

function findKey(path: string, rest: Partial<FramedPage> = {}) {
  return findFrameKey({ locale: "fr", hasLanguages: true, path, ...rest });
}

test("gives pages of one place the same frame", () => {
  expect(findKey("/fr/docs/Web/API/Range")).toBe(findKey("/fr/docs/Web/API/URL/href"));
});

test.each<[string, string, Partial<FramedPage>]>([
  ["language", "/fr/docs/Web/CSS/grid", { locale: "de" }],
  ["skip links", "/fr/docs/Web/CSS/grid", { hasLanguages: false }],
  ["area", "/fr/docs/Web/HTML/a", {}],
  ["place in the menu", "/fr/docs/Web/Accessibility/ARIA", {}],
  ["place outside the menu", "/fr/docs/Games/Web", {}],
])("gives pages of another %s another one", (_what, path, rest) => {
  expect(findKey(path, rest)).not.toBeNull();
  expect(findKey(path, rest)).not.toBe(findKey("/fr/docs/Web/CSS/display"));
});

test.each(["/fr/docs/Web/CSS", "/fr/docs/Learn_web_development/Core/Scripting"])(
  "leaves %s to be rendered whole: the menu marks it",
  (path) => {
    expect(findKey(path)).toBeNull();
  },
);

test.each(["/fr/docs/Web/a&b", "/fr/docs/Web/a'b", '/fr/docs/Web/a"b', "/fr/blog/a"])(
  "leaves %s to be rendered whole",
  (path) => {
    expect(findKey(path)).toBeNull();
  },
);
