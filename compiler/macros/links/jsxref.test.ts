import { expect, test } from "vitest";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext, createTestSite } from "../test-site";

const ROOT = "Web/JavaScript/Reference";
const site = createTestSite(
  [
    "Global_Objects/Array",
    "Global_Objects/Array/map",
    "Global_Objects/Function",
    "Global_Objects/Symbol/iterator",
    "Global_Objects/Intl/NumberFormat",
    "Global_Objects/Intl/NumberFormat/format",
    "Global_Objects/Temporal/Duration",
    "Operators/typeof",
    "Operators/yield*",
    "Operators/function",
    "Operators/class",
    "Statements/function",
    "Statements/class",
    "Statements/for...of",
    "Statements/if...else",
    "Functions",
    "Functions/arguments",
    "Trailing_commas",
  ].map((path) => `${ROOT}/${path}`),
);

test.each([
  ["Array", "Global_Objects/Array"],
  ["Array.prototype.map()", "Global_Objects/Array/map"],
  ["Array.map", "Global_Objects/Array/map"],
  ["Array/map", "Global_Objects/Array/map"],
  ["Global_Objects/Array", "Global_Objects/Array"],
  ["Symbol.iterator", "Global_Objects/Symbol/iterator"],
  ["Intl.NumberFormat.prototype.format()", "Global_Objects/Intl/NumberFormat/format"],
  ["NumberFormat", "Global_Objects/Intl/NumberFormat"],
  ["Temporal.Duration", "Global_Objects/Temporal/Duration"],
  ["Duration", "Global_Objects/Temporal/Duration"],
  ["Operators/typeof", "Operators/typeof"],
  ["typeof", "Operators/typeof"],
  ["yield*", "Operators/yield*"],
  ["for...of", "Statements/for...of"],
  ["Statements/if...else", "Statements/if...else"],
  ["Functions/arguments", "Functions/arguments"],
  ["Trailing commas", "Trailing_commas"],
  ["array.MAP", "Global_Objects/Array/map"],
  ["function", "Global_Objects/Function"],
  ["Statements/function", "Statements/function"],
])("leads %s to %s", (name, path) => {
  const context = createTestContext({ site });
  expect(readLink(renderTestCall("jsxref", [name], context))).toEqual({
    href: `/en-US/docs/${ROOT}/${path}`,
    html: `<code>${name}</code>`,
  });
  expect(context.flaws).toEqual([]);
});

test("prefers the object to a statement of its name in any case", () => {
  const paths = ["Global_Objects/Function", "Statements/function"];
  const some = createTestSite(paths.map((path) => `${ROOT}/${path}`));
  const html = renderTestCall("jsxref", ["FUNCTION"], createTestContext({ site: some }));
  expect(readLink(html)?.href).toBe(`/en-US/docs/${ROOT}/Global_Objects/Function`);
});

test("has no page for a short name that fits two", () => {
  const context = createTestContext({ site });
  const html = renderTestCall("jsxref", ["class"], context);
  expect(readLink(html)?.href).toBe(`/en-US/docs/${ROOT}/class`);
  expect(context.flaws).toHaveLength(1);
});

test("takes display, anchor and noCode", () => {
  const args = ["Array", "an <em>array</em>", "#length", 1];
  expect(readLink(renderTestCall("jsxref", args, createTestContext({ site })))).toEqual({
    href: `/en-US/docs/${ROOT}/Global_Objects/Array#length`,
    html: "an <em>array</em>",
  });
});
