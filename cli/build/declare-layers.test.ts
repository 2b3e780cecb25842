import { expect, test } from "vitest";
import { mergeLayers, tighten } from "./declare-layers.mjs";

test("joins blocks of a layer that follow each other", () => {
  const css =
    "@layer a,b;@layer a{p{c:d}}@layer a{@media print{q{c:d}}}@layer b{p{c:d}}@layer b{q{c:d}}";
  expect(mergeLayers(css)).toBe(
    "@layer a,b;@layer a{p{c:d}@media print{q{c:d}}}@layer b{p{c:d}q{c:d}}",
  );
});

test.each([
  ["another rule between them", "@layer a{p{c:d}}q{c:d}@layer a{p{c:d}}"],
  ["another layer between them", "@layer a{p{c:d}}@layer b{p{c:d}}@layer a{p{c:d}}"],
  ["layers without names", "@layer{p{c:d}}@layer{p{c:d}}"],
  ["no rules", "p{c:d}@charset"],
])("keeps blocks with %s", (_what, css) => {
  expect(mergeLayers(css)).toBe(css);
});

test("takes braces in strings and addresses for text", () => {
  const css = `@layer a{p{content:"}\\"}"}}@layer a{q{background:url(a}b)}}`;
  expect(mergeLayers(css)).toBe(`@layer a{p{content:"}\\"}"}q{background:url(a}b)}}`);
});

test("removes the space before values of custom properties, and of nothing else", () => {
  expect(tighten("p{--a: 1;color:red;--b: ;--c: }q{--d: x y}")).toBe(
    "p{--a:1;color:red;--b: ;--c: }q{--d:x y}",
  );
  expect(tighten('p{content:"--a: b"}')).toBe('p{content:"--a: b"}');
});
