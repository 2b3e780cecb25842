import { expect, test } from "vitest";
import { toTextDirective } from "./text-directive";

/** Square brackets stand around what is selected. */
function find(text: string, locale = "en-US"): string | null {
  const [before = "", selected = "", after = ""] = text.split(/[[\]]/);
  const directive = toTextDirective({ before, selected, after }, locale);
  return directive === null ? null : decodeURIComponent(directive);
}

test("takes a short selection as it is", () => {
  expect(find("A heron [stands in the water] and waits.")).toBe("stands in the water");
});

test("takes words whole that are selected in part", () => {
  expect(find("A heron st[ands in the wa]ter and waits.")).toBe("stands in the water");
});

test("adds no word beside a selection that ends with a space", () => {
  expect(find("A [heron stands ]in the water")).toBe("heron stands");
});

test("takes white space as one space, and none at the ends", () => {
  expect(find("A [ heron   stands ] there")).toBe("heron stands");
});

test("names first and last words of several blocks", () => {
  expect(
    find("\nOne two [three four five six seven eight\nnine\nten eleven] twelve"),
  ).toBe("three four five six seven,ten eleven");
});

test("names first and last words of a long block", () => {
  const middle = "word ".repeat(40);
  expect(find(`[The first of all words ${middle}and here are the last] one`)).toBe(
    "The first of all words,and here are the last",
  );
});

test("says what stands before a text that stands on the page twice", () => {
  expect(find("Use it with care.\nWhy\nAlways [use it] now")).toBe("Always-,use it");
});

test("says as much as tells two places apart", () => {
  expect(find("when the sky is grey\nand when the sea [is grey] too")).toBe(
    "the sea-,is grey",
  );
});

test("says what stands behind when the end is found too early", () => {
  const selected = `one two three four five and so on\nnow stop\n${"x ".repeat(9)}\nnow stop`;
  expect(find(`[${selected}]\nand rest`)).toBe(
    "one two three four five,now stop,-and rest",
  );
});

test("encodes the signs that part a directive", () => {
  const directive = toTextDirective(
    { before: "", selected: "a-b, c & d", after: "" },
    "en-US",
  );
  expect(directive).toBe("a%2Db%2C%20c%20%26%20d");
});

test("finds words where no spaces stand", () => {
  expect(find("鷺は水の中[に立ってい]ます。", "ja")).toMatch(/^に立ってい/);
});

test.each(["", "  ", "\n \n"])("gives nothing for %j", (selected) => {
  expect(toTextDirective({ before: "a ", selected, after: " b" }, "en-US")).toBeNull();
});
