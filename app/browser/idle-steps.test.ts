import { expect, test, vi } from "vitest";
import { takeSteps } from "./idle-steps";

/** Runs what waits for the next pause. */
function createPauses() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("window", {});
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());
  vi.stubGlobal("setTimeout", (then: () => void) => waiting.push(then));
  return () => waiting.shift()?.();
}

test("takes one step in a pause, in their order", () => {
  const pause = createPauses();
  const done: string[] = [];
  const steps = ["a", "b"].map((name) => () => void done.push(name));
  takeSteps(steps, () => true);
  expect(done).toEqual([]);
  for (const expected of [["a"], ["a", "b"], ["a", "b"]]) {
    pause();
    expect(done).toEqual(expected);
  }
  vi.unstubAllGlobals();
});

test("takes no further step once the article has left", () => {
  const pause = createPauses();
  const done = vi.fn();
  takeSteps([done, done], () => done.mock.calls.length === 0);
  for (let turn = 0; turn < 4; turn++) pause();
  expect(done).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
