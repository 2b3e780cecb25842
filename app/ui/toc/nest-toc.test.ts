import { expect, test } from "vitest";
import { nestToc } from "./nest-toc";

test("nests sub-entries under the preceding entry", () => {
  const groups = nestToc([
    { id: "a", text: "A" },
    { id: "a1", text: "A1", sub: true },
    { id: "a2", text: "A2", sub: true },
    { id: "b", text: "B" },
  ]);
  expect(
    groups.map(({ entry, subEntries }) => [entry.id, subEntries.map(({ id }) => id)]),
  ).toEqual([
    ["a", ["a1", "a2"]],
    ["b", []],
  ]);
});

test("keeps a sub-entry without a preceding entry", () => {
  expect(nestToc([{ id: "x", text: "X", sub: true }])).toHaveLength(1);
});
