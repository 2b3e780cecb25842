import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = new EventTarget();
const ownDocument = Object.assign(new EventTarget(), {
  readyState: "complete",
  visibilityState: "visible",
});
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  idle = [];
  ownDocument.visibilityState = "visible";
  vi.stubGlobal("document", ownDocument);
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (then: () => void) => idle.push(then));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function takeTwoTurns(): Promise<number[]> {
  const { takeTurn, watchLeaving } = await import("./take-turn");
  watchLeaving();
  const done: number[] = [];
  for (const number of [1, 2]) void takeTurn().then(() => done.push(number));
  await settle();
  return done;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test("gives one turn whenever the browser is idle", async () => {
  const done = await takeTwoTurns();
  expect([done, idle.length]).toEqual([[], 1]);
  idle[0]?.();
  await settle();
  expect([done, idle.length]).toEqual([[1], 2]);
  idle[1]?.();
  await settle();
  expect(done).toEqual([1, 2]);
});

test("gives all turns at once when the page is left", async () => {
  const done = await takeTwoTurns();
  page.dispatchEvent(new Event("pagehide"));
  await settle();
  expect([done, idle.length]).toEqual([[1, 2], 1]);
});

test("waits for nothing in a hidden tab", async () => {
  ownDocument.visibilityState = "hidden";
  expect(await takeTwoTurns()).toEqual([1, 2]);
});

test("waits again on a page that comes back from the back-forward cache", async () => {
  const done = await takeTwoTurns();
  page.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("pageshow"));
  await settle();
  expect(idle.length).toBe(2);
  expect(done).toEqual([1]);
});
