import { expect, test, vi } from "vitest";
import { warnSeldom } from "./warn-seldom.server";

test("logs the first failure at once, and the next ones of a minute as a number", () => {
  const warn = vi.fn();
  let now = 0;
  const tell = warnSeldom({ warn }, "an advertisement is missing", () => now);
  const [first, second, last] = [new Error("1"), new Error("2"), new Error("3")];
  tell(first);
  now = 59_999;
  tell(second);
  tell(second);
  now = 60_000;
  tell(last);
  expect(warn.mock.calls).toEqual([
    [{ err: first }, "an advertisement is missing"],
    [{ err: last, unlogged: 2 }, "an advertisement is missing"],
  ]);
});
