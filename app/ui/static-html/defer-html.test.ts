import { expect, test } from "vitest";
import { createDeferral } from "./defer-html.server";

const LONG = "<p>long</p>".repeat(100);

test("puts long strings back where they were deferred, in any order", () => {
  const { defer, insert } = createDeferral();
  const [first, second] = [defer(LONG), defer(`${LONG}2`)];
  expect(first).not.toContain("long");
  expect(insert(`<a>${second}</a><b>${first}</b>`).join("")).toBe(
    `<a>${LONG}2</a><b>${LONG}</b>`,
  );
});

test("leaves short strings, and pages without any, as they are", () => {
  const { defer, insert } = createDeferral();
  expect(defer("<p>short")).toBe("<p>short");
  expect(insert("<p>page")).toEqual(["<p>page"]);
});

test("finds no marks of another page, nor in what is put in", () => {
  const foreign = createDeferral().defer(LONG);
  const { defer, insert } = createDeferral();
  const content = `${LONG}${defer(LONG)}`;
  const page = `${foreign}${defer(content)}`;
  expect(insert(page).join("")).toBe(`${foreign}${content}`);
});
