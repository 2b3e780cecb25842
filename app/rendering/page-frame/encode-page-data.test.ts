import { expect, test } from "vitest";
import { encodePageData } from "./encode-page-data";

test("lists each value once, what holds it before it", () => {
  expect(encodePageData({ title: "a", list: ["a", 1, true, null, undefined] })).toBe(
    `[{"_1":2,"_3":4},"title","a","list",[2,5,6,-5,-7],1,true]\n`,
  );
});

test("names an object that stands at two places by one number", () => {
  const shared = { a: 1 };
  expect(encodePageData([shared, shared])).toBe(`[[1,1],{"_2":3},"a",1]\n`);
});

test("leaves out what can't be listed: HTML that the page shows is not sent again", () => {
  const page = Object.defineProperty({}, "html", { value: "<p>", enumerable: false });
  expect(encodePageData({ page })).toBe(`[{"_1":2},"page",{}]\n`);
});
