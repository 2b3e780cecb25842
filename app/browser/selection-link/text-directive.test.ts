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

test("takes ten words at most into a prefix, though the place is not unique", () => {
  const words = "a b c d e f g h i j k l";
  expect(find(`${words} use it, ${words} [use it]`)).toBe("c d e f g h i j k l-,use it");
});

test("takes no prefix across blocks", () => {
  expect(find("use it now\none two\nthree [use it]")).toBe("three-,use it");
});

test("keeps a selection of 100 characters as it is, and the ends of a longer one", () => {
  const exact = `${"nine char ".repeat(9)}and a last`;
  expect(find(`[${exact}]`)).toBe(exact);
  expect(find(`[${exact}s]`)).toBe("nine char nine char nine,nine char and a lasts");
});

test("takes the five words that follow the selection in its next block as suffix", () => {
  const selected = `one two three four five and so on\nnow stop\n${"x ".repeat(9)}\nnow stop`;
  expect(find(`[${selected}]\n one two three four five six\nseven`)).toBe(
    "one two three four five,now stop,-one two three four five",
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
