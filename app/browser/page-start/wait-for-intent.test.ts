import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
let listeners: [type: string, listener: (event: unknown) => void, signal: AbortSignal][];
let hovered: Element | null;

beforeEach(() => {
  listeners = [];
  hovered = null;
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", {
    activeElement: plain,
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

function fire(type: string, target: Element, pointerType?: string) {
  for (const [known, listener, signal] of listeners)
    if (known === type && !signal.aborted) listener({ type, target, pointerType });
}

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
] as const)("takes %s for an intent: %j %s", (_case, event, expected) => {
  expect(isIntent(event)).toBe(expected);
});

test("calls back at the first intent, and never again", () => {
  const onIntent = vi.fn();
  waitForIntent(onIntent);
  fire("pointerover", plain);
  expect(onIntent).not.toHaveBeenCalled();
  fire("keydown", plain);
  fire("pointerover", link);
  expect(onIntent).toHaveBeenCalledOnce();
});

test.each(["pointer", "focus"])("sees a %s that was on a link before", (what) => {
  if (what === "pointer") hovered = link;
  else Object.assign(document, { activeElement: link });
  const onIntent = vi.fn();
  waitForIntent(onIntent);
  fire("keydown", plain);
  expect(onIntent).toHaveBeenCalledOnce();
});
