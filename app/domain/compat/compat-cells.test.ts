import { expect, test } from "vitest";
import type { CompatBrowser, CompatStatement } from "./compat";
import {
  hasHistory,
  listCellMarks,
  shortenVersion,
  toSupportLevel,
} from "./compat-cells";
import { orderStatements, sortNewestFirst } from "./compat-order";

const BROWSER: CompatBrowser = {
  id: "alpha",
  name: "Alpha",
  type: "desktop",
  previewName: "Nightly",
  flagUrl: null,
  releases: {
    "1": "2010-01-01",
    "9": "2014-01-01",
    "10": "2015-01-01",
    "20": "2030-01-01",
  },
  previewVersions: ["20"],
};
const FLAGS = [{ type: "preference", name: "x" }];

test.each<[string, CompatStatement | undefined]>([
  ["unknown", undefined],
  ["unknown", { added: null }],
  ["no", { added: false }],
  ["yes", { added: "9" }],
  ["yes", { added: "≤9", notes: ["n"] }],
  ["preview", { added: "preview" }],
  ["preview", { added: "20" }],
  ["preview", { added: "20", flags: FLAGS }],
  ["no", { added: "20", removed: "20" }],
  ["no", { added: "9", removed: "10" }],
  ["no", { added: "9", flags: FLAGS }],
  ["partial", { added: "9", partial: true }],
  ["removed-partial", { added: "9", partial: true, removed: "10" }],
])("gives level %s for %o", (level, statement) => {
  expect(toSupportLevel(statement, BROWSER)).toBe(level);
});

const FULL: CompatStatement = { added: "10" };
const NOTED: CompatStatement = { added: "10", notes: ["n"] };
const PREFIXED: CompatStatement = { added: "9", prefix: "-x-" };
const PARTIAL: CompatStatement = { added: "9", partial: true };
const FLAGGED: CompatStatement = { added: "9", flags: FLAGS };
const REMOVED: CompatStatement = { added: "1", removed: "9" };
const NEVER: CompatStatement = { added: false };

test.each([
  ["full support", [NEVER, REMOVED, FLAGGED, PARTIAL, PREFIXED, NOTED, FULL], FULL],
  ["full support with notes", [REMOVED, FLAGGED, PARTIAL, PREFIXED, NOTED], NOTED],
  ["support under another name", [REMOVED, FLAGGED, PARTIAL, PREFIXED], PREFIXED],
  ["partial support", [REMOVED, FLAGGED, PARTIAL], PARTIAL],
  ["support behind a flag", [REMOVED, FLAGGED], FLAGGED],
  ["removed support", [NEVER, REMOVED], REMOVED],
  ["the first of equals", [NEVER, { added: null }], NEVER],
])("puts %s first", (_, statements, current) => {
  expect(orderStatements(statements)[0]).toBe(current);
});

test("keeps the order of the other statements", () => {
  expect(orderStatements([NEVER, REMOVED, FULL])).toEqual([FULL, NEVER, REMOVED]);
});

test("sorts a history by release date, not by version digits", () => {
  const unreleased: CompatStatement = { added: "preview" };
  expect(sortNewestFirst([NEVER, PREFIXED, REMOVED, FULL, unreleased], BROWSER)).toEqual([
    unreleased,
    FULL,
    PREFIXED,
    REMOVED,
    NEVER,
  ]);
});

test.each<[string[], CompatStatement[]]>([
  [[], []],
  [[], [FULL]],
  [["footnote"], [NOTED]],
  [["footnote"], [{ added: "9", implUrls: ["https://example.com/1"] }]],
  [[], [{ ...NOTED, partial: true }]],
  [
    ["prefix", "more"],
    [PREFIXED, REMOVED],
  ],
  [["altname", "disabled"], [{ added: "9", alternativeName: "y", flags: FLAGS }]],
])("shows the marks %o for %o", (marks, statements) => {
  expect(listCellMarks(statements)).toEqual(marks);
});

test.each<[boolean, CompatStatement[]]>([
  [false, []],
  [false, [FULL]],
  [false, [NEVER]],
  [true, [NOTED]],
  [true, [PARTIAL]],
  [true, [REMOVED]],
  [true, [FULL, REMOVED]],
])("answers %s to whether %o has a history", (expected, statements) => {
  expect(hasHistory(statements)).toBe(expected);
});

test.each([
  ["≤18", "18"],
  ["10.0", "10"],
  ["1.0.0", "1"],
  ["10.10", "10.10"],
  ["100", "100"],
])("shortens version %s to %s", (version, label) => {
  expect(shortenVersion(version)).toBe(label);
});
