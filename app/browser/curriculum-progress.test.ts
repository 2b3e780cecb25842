import { expect, test } from "vitest";
import { parseProgress } from "./curriculum-progress";

test("reads the paths of finished modules", () => {
  expect([...parseProgress('["/en-US/curriculum/a/","/b/"]')]).toEqual([
    "/en-US/curriculum/a/",
    "/b/",
  ]);
});

test.each(["", "{", "null", '{"a":1}', '"text"'])("is empty for %j", (text) => {
  expect(parseProgress(text).size).toBe(0);
});

test("drops entries that are no path", () => {
  expect([...parseProgress('[1,null,"/a/",{}]')]).toEqual(["/a/"]);
});

test("is empty for a list longer than the limit", () => {
  const list = Array.from({ length: 501 }, (_, index) => `/${index}/`);
  expect(parseProgress(JSON.stringify(list)).size).toBe(0);
});
