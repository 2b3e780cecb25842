import { expect, test } from "vitest";
import { findDocUrl } from "./find-doc-url";

const PAGES = ["/de/docs/Web/A", "/en-US/docs/Web/A", "/en-US/docs/Web/B"];

test.each([
  ["/docs/Web/A", "/de/docs/Web/A"],
  ["/docs/Web/A#part", "/de/docs/Web/A#part"],
  ["/docs/Web/B#part", "/en-US/docs/Web/B#part"],
  ["/docs/Web/C#part", null],
])("finds %s as %s", (docPath, url) => {
  const findUrl = (wanted: string) => PAGES.find((page) => page === wanted) ?? null;
  expect(findDocUrl(docPath, "de", findUrl)).toBe(url);
});
