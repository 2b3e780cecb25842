import { expect, test } from "vitest";
import { parseMemory } from "./sidebar-memory";

const MEMORY = { filter: "grid", groups: "0110", scrollTop: 12.5 };

test("reads stored fields only", () => {
  expect(parseMemory({ ...MEMORY, more: 1 })).toEqual(MEMORY);
});

test.each([
  null,
  "text",
  [],
  { ...MEMORY, filter: 1 },
  { ...MEMORY, groups: null },
  { ...MEMORY, scrollTop: "12" },
])("returns null for %j", (value) => {
  expect(parseMemory(value)).toBeNull();
});
