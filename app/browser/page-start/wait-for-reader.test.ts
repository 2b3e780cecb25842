import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForReader } from "./wait-for-reader";

let listeners: [type: string, listener: (event: unknown) => void, signal: AbortSignal][];
let hovered: object | null;
const onReader = vi.fn();

beforeEach(() => {
  listeners = [];
  hovered = null;
  onReader.mockClear();
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("document", {
    querySelector: () => hovered,
    addEventListener(
      type: string,
      listener: (event: unknown) => void,
      { signal }: { signal: AbortSignal },
    ) {
      listeners.push([type, listener, signal]);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function fire(type: string, target: unknown = {}) {
  for (const [known, listener, signal] of listeners)
    if (known === type && !signal.aborted) listener({ type, target });
}

test.each(["pointermove", "pointerdown", "keydown", "focusin", "wheel"])(
  "takes the first %s for a reader, and no other",
  (type) => {
    waitForReader(onReader);
    expect(onReader).not.toHaveBeenCalled();
    fire(type);
    fire(type);
    fire("keydown");
    expect(onReader).toHaveBeenCalledOnce();
  },
);

test("tells a scrolled page from a sidebar that the site has scrolled", () => {
  waitForReader(onReader);
  fire("scroll");
  expect(onReader).not.toHaveBeenCalled();
  fire("scroll", document);
  expect(onReader).toHaveBeenCalledOnce();
});

test.each(["scrolled", "hovered"])("sees that the page was %s before", (what) => {
  if (what === "scrolled") vi.stubGlobal("scrollY", 7);
  else hovered = {};
  waitForReader(onReader);
  expect(onReader).toHaveBeenCalledOnce();
  expect(listeners).toEqual([]);
});
