import { expect, test } from "vitest";
import { readMessage, type ExpectedSender } from "./read-message";

const ORIGIN = "https://runner.example";
const source = {} as Window;
const expected: ExpectedSender = {
  frame: { contentWindow: source } as HTMLIFrameElement,
  origin: ORIGIN,
  uuid: "u1",
};
const READY = { typ: "ready", uuid: "u1" };

function read(change: { source?: object | null; origin?: string; data?: unknown }) {
  const event = { source, origin: ORIGIN, data: READY, ...change };
  return readMessage(event as MessageEvent, expected);
}

test("reads the frame's messages", () => {
  expect(read({})).toMatchObject({ typ: "ready" });
  const data = {
    typ: "console",
    prop: "warn",
    args: [1, "a"],
    depth: 1,
    skipped: 2,
    uuid: "u1",
  };
  expect(read({ data })).toEqual(data);
});

test("checks frame and id where the origin is unknown", () => {
  const event = { source, origin: "https://any.example", data: READY };
  const anywhere = { ...expected, origin: null };
  expect(readMessage(event as MessageEvent, anywhere)).toMatchObject({ typ: "ready" });
  const other = { ...event, source: {} };
  expect(readMessage(other as MessageEvent, anywhere)).toBeNull();
});

test.each([
  ["another window", { source: {} }],
  ["no window", { source: null }],
  ["another origin", { origin: "https://runner.example.evil" }],
  ["another frame's id", { data: { ...READY, uuid: "u2" } }],
  ["no id", { data: { typ: "ready" } }],
])("ignores messages from %s", (_name, change) => {
  expect(read(change)).toBeNull();
});

test("ignores every message while there is no frame", () => {
  const event = { source: null, origin: ORIGIN, data: READY };
  expect(readMessage(event as MessageEvent, { ...expected, frame: null })).toBeNull();
});

test.each([
  [null],
  ["ready"],
  [[READY]],
  [{ uuid: "u1" }],
  [{ typ: "other", uuid: "u1" }],
  [{ typ: "console", uuid: "u1" }],
  [{ typ: "console", prop: 1, args: [], uuid: "u1" }],
  [{ typ: "console", prop: "log", args: "text", uuid: "u1" }],
  [{ typ: "console", prop: "log", args: { length: 1 }, uuid: "u1" }],
])("ignores the unknown shape %j", (data) => {
  expect(read({ data })).toBeNull();
});

test("does not read data from an unknown sender", () => {
  const event = {
    source: {},
    origin: ORIGIN,
    get data(): unknown {
      throw new Error("unpacked");
    },
  };
  expect(readMessage(event as MessageEvent, expected)).toBeNull();
});
