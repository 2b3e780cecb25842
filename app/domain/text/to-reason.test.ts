import { expect, test } from "vitest";
import { toReason } from "./to-reason";

test("returns an error's message without its name, and anything else as text", () => {
  expect(toReason(new TypeError("no such file"))).toBe("no such file");
  expect(toReason("refused")).toBe("refused");
  expect(toReason(undefined)).toBe("undefined");
});
