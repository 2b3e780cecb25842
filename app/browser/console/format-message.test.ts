import { expect, test } from "vitest";
import { formatMessage } from "./format-message";

test.each([
  [[], ""],
  [["plain", "words"], "plain words"],
  [["n:", 1, { a: "b" }], 'n: 1 { a: "b" }'],
  [[1, "a"], "1 a"],
  [["%s is %d years", "Ada", 36.7], "Ada is 36 years"],
  [["%i %f", "12.5", "12.5"], "12 12.5"],
  [["%i %f %d", "42px", "1.5em", "px"], "42 1.5 NaN"],
  [["%d %d", {}, 3n], "NaN 3n"],
  [["%d", Symbol("s")], "NaN"],
  [["%f", null], "NaN"],
  [["%o and %O", ["a"], { b: 1 }], '["a"] and { b: 1 }'],
  [["100%% %s", "sure"], "100% sure"],
  [["%cbig", "font-size: 9em"], "big"],
  [["%s", "a", "b"], "a b"],
  [["%s %s", "one"], "one %s"],
])("prints %o as %j", (args, text) => {
  expect(formatMessage(args)).toBe(text);
});

test("cuts output that would fill the screen", () => {
  expect(formatMessage(["a".repeat(100_000)]).length).toBeLessThan(20_010);
});

test.each([
  ["by themselves", []],
  ["for placeholders", ["%o".repeat(1000)]],
])("formats no values beyond the text that is shown, %s", (_, start) => {
  let count = 0;
  const value = {
    get text() {
      return `${++count} ${"a".repeat(1000)}`;
    },
  };
  const values = Array.from({ length: 1000 }, () => value);
  expect(formatMessage([...start, ...values])).toMatch(/…$/);
  expect(count).toBeLessThan(50);
});
