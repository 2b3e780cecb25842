import { expect, test, vi } from "vitest";
import { getOrCreate } from "./get-or-create";

test("creates a missing value once", () => {
  const map = new Map([["known", 1]]);
  const create = vi.fn(() => 2);
  expect(getOrCreate(map, "known", create)).toBe(1);
  expect(create).not.toHaveBeenCalled();
  expect([getOrCreate(map, "new", create), getOrCreate(map, "new", create)]).toEqual([
    2, 2,
  ]);
  expect(create).toHaveBeenCalledOnce();
});
