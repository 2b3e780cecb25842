import { beforeEach, expect, test, vi } from "vitest";
import { hideLater } from "./show-filtered-sidebar";

/** Functions that the next frame will call. */
const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});

function createElements(count: number): HTMLElement[] {
  return Array.from(
    { length: count },
    () => ({ hidden: false, isConnected: true }) as HTMLElement,
  );
}

function countShown(elements: readonly HTMLElement[]): number {
  return elements.filter(({ hidden }) => !hidden).length;
}

async function drawFrame(): Promise<void> {
  for (const draw of frames.splice(0)) draw();
  await new Promise((resolve) => setTimeout(resolve));
}

test("shows what a column has room for at once, and the rest after frames", async () => {
  const elements = createElements(150);
  const done = hideLater(elements)();
  expect(countShown(elements)).toBe(60);
  await drawFrame();
  expect(countShown(elements)).toBe(120);
  await drawFrame();
  expect(countShown(elements)).toBe(150);
  await done;
});

test("shows a short list at once", async () => {
  const elements = createElements(60);
  await hideLater(elements)();
  expect(countShown(elements)).toBe(60);
  expect(frames).toHaveLength(0);
});

test("stops when others have taken their place", async () => {
  const elements = createElements(500);
  const done = hideLater(elements)();
  for (const element of elements) Object.assign(element, { isConnected: false });
  await drawFrame();
  await done;
  expect(countShown(elements)).toBe(120);
});
