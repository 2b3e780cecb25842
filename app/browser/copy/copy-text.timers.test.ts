import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endMessage } from "./copy-text";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows the second of two messages of an element for its whole time", () => {
  const button = {} as Element;
  const end = vi.fn();
  endMessage(button, 3000, end);
  vi.advanceTimersByTime(2900);
  endMessage(button, 1000, end);
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test("ends the messages of two elements on their own", () => {
  const ended: string[] = [];
  endMessage({} as Element, 1000, () => ended.push("first"));
  endMessage({} as Element, 1000, () => ended.push("second"));
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual(["first", "second"]);
});
