import { expect, test } from "vitest";
import { splitFirstWord, splitLastWord } from "./split-title";

test.each([
  ["About the curriculum", ["About", " the curriculum"]],
  ["FAQ", ["FAQ", ""]],
  ["", ["", ""]],
])("splits the first word off %j", (title, parts) => {
  expect(splitFirstWord(title)).toEqual(parts);
});

test.each([
  ["Core modules", ["Core ", "modules"]],
  ["Modules ", ["", "Modules"]],
  ["", ["", ""]],
])("splits the last word off %j", (title, parts) => {
  expect(splitLastWord(title)).toEqual(parts);
});
