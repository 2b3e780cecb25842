import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { createSearchWarmUp } from "./warm-up";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const searched: string[] = [];
  const warmUp = createSearchWarmUp({
    find({ locale }) {
      searched.push(locale);
      return { total: 0, match: "all", suggestion: null, near: [], pages: [] };
    },
  });
  return { warmUp, searched };
}

test("searches each language once, with a pause before each", () => {
  const { warmUp, searched } = open();
  warmUp.start();
  expect(searched).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(searched).toEqual(LOCALES.slice(0, 1));
  vi.runAllTimers();
  expect(searched).toEqual(LOCALES);
});

test("begins again for new content, and ends with the server", () => {
  const { warmUp, searched } = open();
  warmUp.start();
  vi.advanceTimersToNextTimer();
  warmUp.start();
  vi.advanceTimersToNextTimer();
  expect(searched).toEqual([LOCALES[0], LOCALES[0]]);
  warmUp.stop();
  vi.runAllTimers();
  expect(searched).toHaveLength(2);
});

test("goes on when the store can't be read", () => {
  let asked = 0;
  const warmUp = createSearchWarmUp({
    find() {
      asked++;
      throw new Error("database disk image is malformed");
    },
  });
  warmUp.start();
  vi.runAllTimers();
  expect(asked).toBe(LOCALES.length);
});
