import { expect, test } from "vitest";
import { openOnce } from "./open-once";

test("opens once for all who ask, and anew after a failure", async () => {
  const outcomes = [Promise.reject(new Error("out of memory")), Promise.resolve("open")];
  const open = openOnce(() => outcomes.shift() ?? Promise.reject(new Error("again")));
  const first = open();
  expect(open()).toBe(first);
  await expect(first).rejects.toThrow("out of memory");
  await expect(open()).resolves.toBe("open");
  await expect(open()).resolves.toBe("open");
});
