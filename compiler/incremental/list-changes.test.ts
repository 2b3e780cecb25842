import { expect, test } from "vitest";
import { factKeys, hashKey } from "./fact-keys";
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

test("only a page that comes, goes or has another kind changes indexes, of all prefixes", () => {
  const prefixes = ["", "web/", "web/css/", "web/css/reference/"];
  const listChanged = (isStructural: boolean): string[] => {
    const changes = new Changes();
    changes.addPage(PAGE, isStructural);
    return prefixes.filter((prefix) => has(changes, factKeys.index(prefix)));
  };
  expect(listChanged(false)).toEqual([]);
  expect(listChanged(true)).toEqual(prefixes);
});
