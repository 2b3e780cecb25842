import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addDropped,
  addEntry,
  type ConsoleEntry,
  createConsole,
  MAX_CHARACTERS,
  MAX_ENTRIES,
} from "./create-console";

let frames: (() => void)[] = [];
let shown: string[][] = [];

beforeEach(() => {
  frames = [];
  shown = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});
afterEach(() => vi.unstubAllGlobals());

function show(entries: readonly ConsoleEntry[]): void {
  shown.push(entries.map(({ text }) => text));
}

test("shows all entries printed before a frame at once", () => {
  const output = createConsole(show);
  for (const text of ["a", "b"]) output.add({ prop: "log", args: [text] });
  expect(shown).toEqual([]);
  for (const draw of frames.splice(0)) draw();
  output.add({ prop: "log", args: ["c"] });
  for (const draw of frames.splice(0)) draw();
  expect(shown).toEqual([
    ["a", "b"],
    ["a", "b", "c"],
  ]);
});

test("is empty at once after a clear, even with entries pending", () => {
  const output = createConsole(show);
  output.add({ prop: "log", args: ["a"] });
  output.clear();
  for (const draw of frames.splice(0)) draw();
  expect(shown).toEqual([[], []]);
});

function add(method: string, args: unknown[], entries: readonly ConsoleEntry[] = []) {
  return addEntry(entries, { prop: method, args });
}

test.each([
  ["log", "log"],
  ["table", "table"],
  ["constructor", "log"],
  ["info", "info"],
  ["warn", "warn"],
  ["error", "error"],
])("adds the output of %s on the level %s", (method, level) => {
  expect(add(method, ["a", 1])).toEqual([{ id: 1, level, text: "a 1" }]);
});

test("shortens the runner's URL, which contains the code", () => {
  const stack =
    "Error: x\n    at f (http://a.example:1/en-US/docs/runner.html?state=a%2B:b&uuid=1:92:47)";
  expect(add("error", [stack])[0]?.text).toBe("Error: x\n    at f (runner.html:92:47)");
});

test("prints text of many half addresses at once", () => {
  const text = "http:".repeat(1300) + "/runner.html?".repeat(500) + "x".repeat(6000);
  expect(add("log", [text])[0]?.text).toBe(text);
}, 5_000);

test.each(["https:", "https:/", "http:/runner.html", "http:/runner.html?"])(
  "prints as many lines of %s as it keeps at once",
  (part) => {
    const text = part.repeat(19_000 / part.length);
    let entries: readonly ConsoleEntry[] = [];
    for (let at = 0; at < MAX_ENTRIES; at++) entries = add("log", [text], entries);
    expect(entries.at(-1)).toEqual({ id: MAX_ENTRIES, level: "log", text });
  },
  5_000,
);

test("shortens the runner's URL after other addresses of the same text", () => {
  const text =
    "https://a.example/?b,https://c.example/,f@https://d.example/runner.html?e:1:2)";
  expect(add("log", [text])[0]?.text).toBe("https://a.example/?b,runner.html:1:2)");
});

test("is empty after clear", () => {
  expect(add("clear", [], add("log", ["a"]))).toEqual([]);
});

test("indents each line of an entry in groups, up to a limit", () => {
  const line = { prop: "log", args: ["a\nb"] };
  expect(addEntry([], { ...line, depth: 2 })[0]?.text).toBe("    a\n    b");
  expect(addEntry([], { ...line, depth: 1e9 })[0]?.text.length).toBeLessThan(100);
});

test("keeps the newest entries, each with a unique id", () => {
  let entries: readonly ConsoleEntry[] = [];
  for (let at = 1; at <= MAX_ENTRIES + 10; at++) entries = add("log", [at], entries);
  expect(entries).toHaveLength(MAX_ENTRIES);
  expect(entries.at(-1)?.text).toBe(String(MAX_ENTRIES + 10));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(MAX_ENTRIES);
});

test("keeps the newest long entries, and one that is longer than all may be", () => {
  let entries: readonly ConsoleEntry[] = [];
  for (let at = 0; at < 50; at++) entries = add("log", ["a".repeat(15_000)], entries);
  expect(entries).toHaveLength(Math.floor(MAX_CHARACTERS / 15_000));
  expect(addDropped(entries)[0]?.text).toContain("37");
  const lines = { prop: "log", args: ["\n".repeat(19_000)], depth: 20 };
  expect(addEntry(entries, lines).map(({ id }) => id)).toEqual([51]);
});

test("tells how many entries are left out, those that were not sent too", () => {
  const kept = add("log", [1]);
  expect(addDropped(kept)).toBe(kept);
  const [first, ...rest] = addDropped(
    addEntry(kept, { prop: "log", args: [2], skipped: 7 }),
  );
  expect(first).toEqual({
    id: 0,
    level: "info",
    text: "[Playground] Lines left out: 7",
  });
  expect(rest.map(({ text }) => text)).toEqual(["1", "2"]);
});
