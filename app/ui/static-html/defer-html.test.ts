import { expect, test } from "vitest";
import { createDeferral, type HtmlPiece } from "./defer-html.server";

const LONG = "<p>long</p>".repeat(100);

function join(pieces: readonly HtmlPiece[]): string {
  return pieces.map(({ html }) => html).join("");
}

test("puts long strings back where they were deferred, in any order", () => {
  const { defer, insert } = createDeferral();
  const [first, second] = [defer(LONG), defer(`${LONG}2`)];
  expect(first).not.toContain("long");
  const pieces = insert(`<a>${second}</a><b>${first}</b>`);
  expect(join(pieces)).toBe(`<a>${LONG}2</a><b>${LONG}</b>`);
  expect(pieces.filter(({ isShared }) => isShared).map(({ html }) => html)).toEqual([
    `${LONG}2`,
    LONG,
  ]);
});

test("leaves short strings, and pages without any, as they are", () => {
  const { defer, insert } = createDeferral();
  expect(defer("<p>short")).toBe("<p>short");
  expect(insert("<p>page")).toEqual([{ html: "<p>page", isShared: false }]);
});

test("finds no marks of another page, nor in what is put in", () => {
  const foreign = createDeferral().defer(LONG);
  const { defer, insert } = createDeferral();
  const content = `${LONG}${defer(LONG)}`;
  const page = `${foreign}${defer(content)}`;
  expect(join(insert(page))).toBe(`${foreign}${content}`);
});
