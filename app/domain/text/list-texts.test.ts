import { expect, test } from "vitest";
import { listTexts } from "./list-texts";

test("lists fields of one name in their order, and leaves out files", () => {
  const form = new FormData();
  form.append("a", "1");
  form.append("file", new File(["content"], "a.txt"));
  form.append("b", "");
  form.append("a", "2");
  expect(listTexts(form)).toEqual([
    ["a", "1"],
    ["b", ""],
    ["a", "2"],
  ]);
});
