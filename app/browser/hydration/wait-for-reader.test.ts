import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEvents } from "./test-events";
import { waitForReader } from "./wait-for-reader";

let events: ReturnType<typeof createEvents>;
let hovered: object | null;
const onReader = vi.fn();

class FakeElement {
  readonly #parents: readonly string[];
  constructor(...parents: string[]) {
    this.#parents = parents;
  }
  closest(selector: string): string | null {
    return this.#parents.find((parent) => selector.includes(parent)) ?? null;
  }
}

const MAIN = new FakeElement("main");

beforeEach(() => {
  events = createEvents();
  hovered = null;
  onReader.mockClear();
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", { ...events, querySelector: () => hovered });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(["pointermove", "pointerdown", "keydown", "focusin", "wheel"])(
  "takes the first %s as activity of a reader, and no other",
  (type) => {
    waitForReader(onReader, "main");
    expect(onReader).not.toHaveBeenCalled();
    events.fire({ type, target: MAIN });
    events.fire({ type, target: MAIN });
    events.fire({ type: "keydown" });
    expect(onReader).toHaveBeenCalledOnce();
  },
);

test("ignores pointers and typing outside the given element, but no other key", () => {
  for (const last of [
    { type: "pointermove", target: MAIN },
    { type: "keydown", target: new FakeElement() },
    { type: "keydown", target: new FakeElement("main", "textarea") },
  ]) {
    onReader.mockClear();
    waitForReader(onReader, "main");
    events.fire({ type: "pointermove", target: new FakeElement() });
    events.fire({ type: "keydown", target: new FakeElement("input") });
    expect(onReader).not.toHaveBeenCalled();
    events.fire(last);
    expect(onReader).toHaveBeenCalledOnce();
  }
});

test("distinguishes a scrolled page from a sidebar scrolled by the site", () => {
  waitForReader(onReader, "main");
  events.fire({ type: "scroll" });
  expect(onReader).not.toHaveBeenCalled();
  events.fire({ type: "scroll", target: document });
  expect(onReader).toHaveBeenCalledOnce();
});

test.each(["scrolled", "hovered"])("detects that the page was %s before", (what) => {
  if (what === "scrolled") vi.stubGlobal("scrollY", 7);
  else hovered = {};
  waitForReader(onReader, "main");
  expect(onReader).toHaveBeenCalledOnce();
  expect(events.listeners).toEqual([]);
});
