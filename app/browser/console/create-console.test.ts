import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleEntry } from "./add-entry";
import { createConsole } from "./create-console";

let frames: (() => void)[] = [];
let shown: string[][] = [];

beforeEach(() => {
  frames = [];
  shown = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});
afterEach(() => vi.unstubAllGlobals());

function show(entries: readonly ConsoleEntry[]): void {
  shown.push(entries.map(({ text }) => text));
}

test("shows all entries printed before a frame at once", () => {
  const output = createConsole(show);
  for (const text of ["a", "b"]) output.add({ prop: "log", args: [text] });
  expect(shown).toEqual([]);
  for (const draw of frames.splice(0)) draw();
  output.add({ prop: "log", args: ["c"] });
  for (const draw of frames.splice(0)) draw();
  expect(shown).toEqual([
    ["a", "b"],
    ["a", "b", "c"],
  ]);
});

test("is empty at once after a clear, even with entries pending", () => {
  const output = createConsole(show);
  output.add({ prop: "log", args: ["a"] });
  output.clear();
  for (const draw of frames.splice(0)) draw();
  expect(shown).toEqual([[], []]);
});
