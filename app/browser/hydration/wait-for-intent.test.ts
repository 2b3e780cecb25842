import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEvents } from "./test-events";
import { isIntent, waitForIntent } from "./wait-for-intent";

class FakeElement {
  readonly #isLive: boolean;
  constructor(isLive: boolean) {
    this.#isLive = isLive;
  }
  closest() {
    return this.#isLive ? this : null;
  }
}

const link = new FakeElement(true) as unknown as Element;
const plain = new FakeElement(false) as unknown as Element;
let events: ReturnType<typeof createEvents>;
let hovered: Element | null;

beforeEach(() => {
  events = createEvents();
  hovered = null;
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", {
    ...events,
    activeElement: plain,
    querySelector: () => hovered,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["a key anywhere", { type: "keydown", target: plain }, true],
  ["the pointer over a link", { type: "pointerover", target: link }, true],
  ["the focus on a link", { type: "focusin", target: link }, true],
  [
    "a touch anywhere",
    { type: "pointerdown", target: plain, pointerType: "touch" },
    true,
  ],
  ["a pen anywhere", { type: "pointerdown", target: plain, pointerType: "pen" }, true],
  ["the pointer over a text", { type: "pointerover", target: plain }, false],
  [
    "a mouse pressed on a text",
    { type: "pointerdown", target: plain, pointerType: "mouse" },
    false,
  ],
  ["a click on a text", { type: "click", target: plain }, false],
  ["the focus on the window", { type: "focusin", target: null }, false],
] as const)("decides for %s whether it is an intent: %j %s", (_case, event, expected) => {
  expect(isIntent(event)).toBe(expected);
});

test("calls back at the first intent only", () => {
  const onIntent = vi.fn();
  waitForIntent(onIntent);
  events.fire({ type: "pointerover", target: plain });
  expect(onIntent).not.toHaveBeenCalled();
  events.fire({ type: "keydown", target: plain });
  events.fire({ type: "pointerover", target: link });
  expect(onIntent).toHaveBeenCalledOnce();
});

test.each(["pointer", "focus"])(
  "detects a %s on a link before the script ran",
  (what) => {
    if (what === "pointer") hovered = link;
    else Object.assign(document, { activeElement: link });
    const onIntent = vi.fn();
    waitForIntent(onIntent);
    events.fire({ type: "keydown", target: plain });
    expect(onIntent).toHaveBeenCalledOnce();
  },
);
