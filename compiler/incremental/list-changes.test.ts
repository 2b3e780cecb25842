import { expect, test } from "vitest";
import { factKeys, hashKey, toNameKey } from "./fact-keys";
import { Changes } from "./list-changes";

const PAGE = "/en-US/docs/Web/CSS/Reference/gap";

function has(changes: Changes, key: string): boolean {
  return changes.concern([hashKey(key)]);
}

test.each([
  ["the page", factKeys.page("/en-us/docs/web/css/reference/gap")],
  ["its text", factKeys.body("/en-us/docs/web/css/reference/gap")],
  ["its translations", factKeys.translations("web/css/reference/gap")],
  ["its parent's children", factKeys.children("/en-us/docs/web/css/reference")],
  ["what is below its parent", factKeys.descendants("/en-us/docs/web/css/reference")],
  ["what is below its grandparent", factKeys.descendants("/en-us/docs/web/css")],
  ["what is below the topmost page", factKeys.descendants("/en-us/docs/web")],
])("a page with other facts changes %s", (_, key) => {
  const changes = new Changes();
  changes.addPage(PAGE, false);
  expect(has(changes, key)).toBe(true);
});

test("a page with other facts leaves unrelated pages' children and descendants", () => {
  const changes = new Changes();
  changes.addPage(PAGE, false);
  expect(has(changes, factKeys.children("/en-us/docs/web/css"))).toBe(false);
  expect(has(changes, factKeys.descendants("/en-us/docs/web/html"))).toBe(false);
  expect(has(changes, factKeys.descendants("/de/docs/web"))).toBe(false);
});

test("only a page that comes, goes or has another kind changes the pages of its name", () => {
  const isChanged = (url: string, name: string, isStructural = true): boolean => {
    const changes = new Changes();
    changes.addPage(url, isStructural);
    return has(changes, factKeys.named(toNameKey(name)));
  };
  expect(isChanged(PAGE, "gap", false)).toBe(false);
  for (const name of ["gap", "Gap", "Reference/gap", "gap_value", "gap_function_static"])
    expect(isChanged(PAGE, name)).toBe(true);
  expect(isChanged("/de/docs/Web/CSS/url_Function", "url")).toBe(true);
  expect(toNameKey(`${"_value".repeat(50_000)}x`)).toHaveLength(300_001);
  for (const name of ["", "column-gap", "gap/x", "reference", "gap_values"])
    expect(isChanged(PAGE, name)).toBe(false);
});
