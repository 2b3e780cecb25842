import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventRule } from "./event-rule";
import { createThrottle, findSource } from "./listen-for-events";

/** An element that matches the selectors of its attributes' names, and those of its parent. */
class FakeElement {
  readonly attributes: Record<string, string>;
  readonly parent: FakeElement | null;

  constructor(attributes: Record<string, string>, parent: FakeElement | null = null) {
    this.attributes = attributes;
    this.parent = parent;
  }

  closest(selector: string): FakeElement | null {
    const name = selector.replace(/[[\]]/g, "");
    return name in this.attributes ? this : (this.parent?.closest(selector) ?? null);
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  hasAttribute(name: string): boolean {
    return name in this.attributes;
  }
}

beforeEach(() => vi.stubGlobal("Element", FakeElement));
afterEach(() => vi.unstubAllGlobals());

const RULES: EventRule[] = [
  {
    on: "click",
    selector: "[link]",
    name: (link) => (link.hasAttribute("own") ? null : "link"),
  },
  { on: "click", selector: "[link]", name: () => "later" },
  { on: "toggle", selector: "[box]", name: () => "box" },
];

function find(type: string, target: FakeElement | null): string | null {
  return findSource({ type, target } as unknown as Event, RULES);
}

test("takes the first rule that gives a name, from the target upwards", () => {
  const link = new FakeElement({ link: "" });
  expect(find("click", new FakeElement({}, link))).toBe("link");
  expect(find("click", new FakeElement({ link: "", own: "" }))).toBe("later");
  expect(find("submit", link)).toBeNull();
  expect(find("click", null)).toBeNull();
});

test("prefers the name that an element gives itself", () => {
  const named = new FakeElement({ "data-glean": "pong: pong->about" });
  expect(find("click", new FakeElement({ link: "" }, named))).toBe("pong: pong->about");
  const box = { box: "", "data-glean-toggle-open": "survey: opened x" };
  expect(find("toggle", new FakeElement({ ...box, open: "" }))).toBe("survey: opened x");
  expect(find("toggle", new FakeElement(box))).toBe("box");
});

test("takes a toggle for that of its own box only", () => {
  expect(find("toggle", new FakeElement({}, new FakeElement({ box: "" })))).toBeNull();
});

test("reports what comes with every key once", () => {
  const clock = { now: 0 };
  const reported: string[] = [];
  const report = createThrottle(
    (source) => reported.push(source),
    () => clock.now,
  );
  for (let key = 0; key < 10; key++, clock.now += 300) report("typed");
  report("other");
  clock.now += 5_000;
  report("typed");
  expect(reported).toEqual(["typed", "other", "typed"]);
});
