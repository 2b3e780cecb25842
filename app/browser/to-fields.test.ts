import { expect, test } from "vitest";
import { toFields } from "./to-fields";

test("keeps repeated names, in order", () => {
  const data = new FormData();
  for (const [name, value] of [
    ["browser", "edge"],
    ["next", "/de/ä?a=1&b"],
    ["browser", "opera"],
  ] as const)
    data.append(name, value);
  expect(String(toFields(data))).toBe(
    "browser=edge&next=%2Fde%2F%C3%A4%3Fa%3D1%26b&browser=opera",
  );
});
