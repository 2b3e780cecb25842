import { expect, test } from "vitest";
import { alignTable, formatBytes, formatAmount, toOneLine } from "./format";

test.each([
  [900, "1 kB"],
  [12_400, "13 kB"],
  [3_400_000, "3.4 MB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("writes the noun of a number in its form", () => {
  const written = [0, 1, 2].map((count) => formatAmount(count, "file"));
  expect(written).toEqual(["0 files", "1 file", "2 files"]);
  expect(formatAmount(1, "address", "addresses")).toBe("1 address");
  expect(formatAmount(2, "address", "addresses")).toBe("2 addresses");
});

test("aligns texts at the left and numbers at the right", () => {
  const rows = [
    ["name", "slot", "views"],
    ["a", "b", "7"],
  ];
  expect(alignTable(rows, 1)).toEqual(["name  slot  views", "a        b      7"]);
  expect(alignTable(rows, 2)).toEqual(["name  slot  views", "a     b         7"]);
});

test("leaves nothing in a line that could drive a terminal", () => {
  expect(toOneLine(" a\r\n\u001B[2J\u202Eb\t")).toBe("a [2J b");
});
