import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import {
  addClass,
  getAttribute,
  hasClass,
  isElement,
  listClasses,
  readText,
  setAttribute,
} from "./tree";

function parse(html: string) {
  const element = parseFragment(html).childNodes.find(isElement);
  if (!element) throw new Error("no element");
  return element;
}

test("reads all text inside, without comments", () => {
  expect(readText(parseFragment("a<b>b<i>c</i><!-- d --></b>&amp;"))).toBe("abc&");
});

test("sets an attribute that is there or not", () => {
  const element = parse('<a id="x" title="">');
  setAttribute(element, "id", "y");
  setAttribute(element, "href", "#z");
  const names = ["id", "title", "href", "class"];
  expect(names.map((name) => getAttribute(element, name))).toEqual(["y", "", "#z", null]);
});

test("adds a class once, and finds whole names alone", () => {
  const element = parse('<a class=" b\n a-c ">');
  expect(listClasses(element)).toEqual(["b", "a-c"]);
  expect([hasClass(element, "a"), hasClass(element, "a-c")]).toEqual([false, true]);
  addClass(element, "a");
  addClass(element, "b");
  expect(getAttribute(element, "class")).toBe("b a-c a");
  const bare = parse("<a>");
  expect(listClasses(bare)).toEqual([]);
  addClass(bare, "a");
  expect(getAttribute(bare, "class")).toBe("a");
});
