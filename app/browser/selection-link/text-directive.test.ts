import { expect, test } from "vitest";
import { toTextDirective } from "./text-directive";

/** The selection is marked by square brackets. */
function find(text: string, locale = "en-US"): string | null {
  const [before = "", selected = "", after = ""] = text.split(/[[\]]/);
  const directive = toTextDirective({ before, selected, after }, locale);
  return directive === null ? null : decodeURIComponent(directive);
}

test("uses a short selection unchanged", () => {
  expect(find("A heron [stands in the water] and waits.")).toBe("stands in the water");
});

test("extends partly selected words", () => {
  expect(find("A heron st[ands in the wa]ter and waits.")).toBe("stands in the water");
});

test("adds no word beside a selection that ends with a space", () => {
  expect(find("A [heron stands ]in the water")).toBe("heron stands");
});

test("collapses white space, and trims it", () => {
  expect(find("A [ heron   stands ] there")).toBe("heron stands");
});

test("uses the first and last words of several blocks", () => {
  expect(
    find("\nOne two [three four five six seven eight\nnine\nten eleven] twelve"),
  ).toBe("three four five six seven,ten eleven");
});

test("uses the first and last words of a long block", () => {
  const middle = "word ".repeat(40);
  expect(find(`[The first of all words ${middle}and here are the last] one`)).toBe(
    "The first of all words,and here are the last",
  );
});

test("adds a prefix to a text that occurs twice on the page", () => {
  expect(find("Use it with care.\nWhy\nAlways [use it] now")).toBe("Always-,use it");
});

test("lengthens the prefix until the place is unique", () => {
  expect(find("when the sky is grey\nand when the sea [is grey] too")).toBe(
    "the sea-,is grey",
  );
});

test("adds a suffix when the end also occurs earlier", () => {
  const selected = `one two three four five and so on\nnow stop\n${"x ".repeat(9)}\nnow stop`;
  expect(find(`[${selected}]\nand rest`)).toBe(
    "one two three four five,now stop,-and rest",
  );
});

test("encodes the separators of a directive", () => {
  const directive = toTextDirective(
    { before: "", selected: "a-b, c & d", after: "" },
    "en-US",
  );
  expect(directive).toBe("a%2Db%2C%20c%20%26%20d");
});

test("finds words in text without spaces", () => {
  expect(find("鷺は水の中[に立ってい]ます。", "ja")).toMatch(/^に立ってい/);
});

test.each(["", "  ", "\n \n"])("returns null for %j", (selected) => {
  expect(toTextDirective({ before: "a ", selected, after: " b" }, "en-US")).toBeNull();
});
