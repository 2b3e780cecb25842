import { afterEach, expect, test, vi } from "vitest";
import { LATER_SECTIONS_SCRIPT, layOutLater } from "./later-sections";

interface Opened {
  name: string;
  type: string;
  isNarrow: boolean;
  /** Whether the browser says that it keeps the reader's place. */
  hasAnchors: boolean;
  /** Properties of its window. */
  window: object;
}

const CHROMIUM: Opened = {
  name: "https://docs.example/en-US/docs/A",
  type: "navigate",
  isNarrow: true,
  hasAnchors: true,
  window: {},
};

test.each([
  ["a document at its top in a narrow window", CHROMIUM, ""],
  ["a wide window", { ...CHROMIUM, isNarrow: false }, undefined],
  ["a fragment", { ...CHROMIUM, name: `${CHROMIUM.name}#b` }, undefined],
  ["a reload", { ...CHROMIUM, type: "reload" }, undefined],
  ["a browser without scroll anchoring", { ...CHROMIUM, hasAnchors: false }, undefined],
  [
    "Firefox, which loses its anchor",
    { ...CHROMIUM, window: { scrollMaxY: 0 } },
    undefined,
  ],
])("decides what is laid out later for %s", (_, opened, expected) => {
  const dataset: { later?: string } = {};
  runScript(opened, dataset);
  expect(dataset.later).toBe(expected);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("lays out a document that is shown in place in steps, but not in Firefox", () => {
  const marked = new Set<string>();
  const section = {
    setAttribute: (name: string) => marked.add(name),
    removeAttribute: (name: string) => marked.delete(name),
    querySelectorAll: () => ({ length: 100 }),
  };
  const page = { querySelectorAll: () => [section] } as unknown as Document;
  vi.stubGlobal("window", { scrollMaxY: 0 });
  expect(layOutLater(page)).toEqual([]);
  expect(marked).toEqual(new Set());
  vi.stubGlobal("window", {});
  const [step] = layOutLater(page);
  expect(marked).toEqual(new Set(["data-later"]));
  step?.();
  expect(marked).toEqual(new Set());
});

function runScript(
  { name, type, isNarrow, hasAnchors, window }: Opened,
  dataset: { later?: string },
): void {
  const globals = {
    performance: { getEntriesByType: () => [{ name, type }] },
    matchMedia: () => ({ matches: isNarrow }),
    CSS: { supports: () => hasAnchors },
    window,
    document: { documentElement: { dataset } },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- It is an inline script.
  const run = new Function(...Object.keys(globals), LATER_SECTIONS_SCRIPT) as (
    ...values: unknown[]
  ) => void;
  run(...Object.values(globals));
}
