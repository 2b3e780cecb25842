import { expect, test } from "vitest";
import { createEvents, readEvents, type EventEntry } from "./events";

const PARENTS: Readonly<Record<string, string>> = {
  Shape: "Thing",
  Circle: "Shape",
  Loop: "Loop",
  HTMLElement: "Element",
};
const findParent = (name: string): string | null => PARENTS[name] ?? null;

function entry(
  type: string,
  targets: EventEntry["targets"],
  facts: Partial<EventEntry> = {},
): EventEntry {
  return { type, interface: "Event", targets, ...facts };
}

const events = createEvents(
  [
    entry("roll", [{ target: "Circle", bubbles: true }], {
      interface: "RollEvent",
      cancelable: true,
    }),
    entry("roll", [{ target: "Ball" }]),
    entry("fall", [
      { target: "Shape", bubbles: false, bubblingPath: ["Table"] },
      { target: "Circle", bubbles: true },
      { target: "Circle" },
    ]),
    entry("stop", [{ target: "Shape" }], { cancelable: null }),
    entry("stop", [{ target: "Shape" }], { interface: "StopEvent" }),
    entry("wheel", [{ target: "Shape" }], { cancelable: false }),
    entry("error", [{ target: "Window" }, { target: "Worker" }], { cancelable: true }),
    entry("press", [
      { target: "HTMLElement" },
      { target: "MathMLElement" },
      { target: "SVGElement" },
    ]),
    entry("drop", [{ target: "Shape", bubbles: false }], {
      src: { format: "fire an event phrasing" },
    }),
    entry("drop", [{ target: "Shape", bubbles: true }], {
      src: { format: "event table" },
    }),
  ],
  findParent,
);

test.each([
  ["the interface itself", "Circle", "roll", "RollEvent"],
  ["what inherits from it", "Thing", "roll", "RollEvent"],
  ["another entry of the type", "Ball", "roll", "Event"],
  ["what it inherits from", "Circle", "stop", "StopEvent"],
  ["what the event passes", "Table", "fall", "Event"],
])("finds an event by %s", (_, name, type, interfaceName) => {
  expect(events.findEvent(name, type)?.interfaceName).toBe(interfaceName);
});

test("returns no facts for an unknown type or target", () => {
  expect(events.findEvent("Circle", "burst")).toBeNull();
  expect(events.findEvent("Table", "roll")).toBeNull();
  expect(events.findEvent("Loop", "roll")).toBeNull();
});

test("describes an event's propagation", () => {
  expect(events.findEvent("Circle", "roll")).toEqual({
    interfaceName: "RollEvent",
    targets: [],
    bubbles: true,
    isCancelable: true,
  });
  expect(events.findEvent("Shape", "stop")).toMatchObject({
    bubbles: null,
    isCancelable: null,
  });
});

test("lets an event bubble when one of two entries for its target does", () => {
  expect(events.findEvent("Shape", "fall")).toMatchObject({ bubbles: true, targets: [] });
});

test("names targets below the interface, but not what all elements are", () => {
  expect(events.findEvent("Thing", "roll")?.targets).toEqual(["Circle"]);
  expect(events.findEvent("Element", "press")?.targets).toEqual([]);
});

test("tells no propagation where the event only bubbles to", () => {
  expect(events.findEvent("Table", "fall")).toMatchObject({ bubbles: null, targets: [] });
});

test("prefers the table of the defining specification to a mention", () => {
  expect(events.findEvent("Shape", "drop")?.bubbles).toBe(true);
});

test("completes facts that the data set lacks", () => {
  expect(events.findEvent("Shape", "wheel")?.isCancelable).toBeNull();
  expect(events.findEvent("Window", "error")).toMatchObject({
    interfaceName: "ErrorEvent",
    isCancelable: true,
  });
  expect(events.findEvent("Worker", "error")).toMatchObject({
    interfaceName: "Event",
    isCancelable: null,
  });
});

test("reads the installed data set", () => {
  const installed = readEvents((name) => (name === "HTMLElement" ? "Element" : null));
  expect(installed.findEvent("Element", "click")).toMatchObject({
    interfaceName: "PointerEvent",
    bubbles: true,
    isCancelable: true,
  });
  expect(installed.findEvent("Element", "wheel")?.bubbles).toBe(true);
  expect(installed.findEvent("Document", "selectionchange")?.bubbles).toBe(false);
  expect(installed.findEvent("EventSource", "error")?.isCancelable).toBe(false);
});
