import { expect, test } from "vitest";
import { createProgressBar } from "./progress-bar.mjs";

function watch(isTTY: boolean, unit?: string) {
  const written: string[] = [];
  let clock = 0;
  const bar = createProgressBar(
    { isTTY, write: (text: string) => written.push(text) > 0 },
    { label: "Compiling", now: () => clock, ...(unit !== undefined && { unit }) },
  );
  return { bar, written, tick: (milliseconds: number) => (clock += milliseconds) };
}

test("shows pages done, pages/s and the time left", () => {
  const { bar, written, tick } = watch(true, "pages");
  tick(2000);
  bar.update(100, 300);
  expect(written.join("")).toContain("100/300 pages, 50 pages/s, 4 s left");
});

test("shows a step that is not counted by its time alone", () => {
  const { bar, written, tick } = watch(true);
  tick(2000);
  bar.update(100, 300);
  expect(written.join("")).toMatch(/^\rCompiling █{10}░{20} 4 s left/);
});

test("estimates no time from the first hundredth of the work", () => {
  const { bar, written, tick } = watch(true, "pages");
  tick(40_000);
  bar.update(1, 300);
  expect(written.join("")).toContain("1/300 pages");
  expect(written.join("")).not.toContain("left");
});

test("redraws at most ten times a second, but always at the end", () => {
  const { bar, written, tick } = watch(true);
  for (let page = 1; page <= 50; page++) {
    tick(10);
    bar.update(page, 50);
  }
  expect(written.length).toBeLessThanOrEqual(7);
  expect(written.at(-1)).toContain(" 0 s left");
});

test("removes itself when done", () => {
  const { bar, written } = watch(true);
  bar.update(1, 1);
  bar.finish();
  expect(written.at(-1)).toBe("\r\u001B[K");
});

test("writes nothing without a terminal", () => {
  const { bar, written } = watch(false);
  bar.update(1, 1);
  bar.finish();
  expect(written).toEqual([]);
});
