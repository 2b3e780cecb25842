import { expect, test } from "vitest";
import { groupHistory } from "./history.server";

const NOW = Date.parse("2026-03-15T10:00:00Z");

function group(...times: string[]) {
  const entries = times.map((time) => ({
    chatId: time,
    label: "",
    updatedAt: Date.parse(`${time}Z`),
  }));
  return groupHistory(entries, NOW).map(({ name, entries: own }) => [
    typeof name === "string" ? name : new Date(name.month).toISOString().slice(0, 7),
    own.map(({ chatId }) => chatId),
  ]);
}

test("groups by calendar days, then by months", () => {
  expect(
    group(
      "2026-03-15T23:59:00",
      "2026-03-15T00:00:00",
      "2026-03-14T23:59:00",
      "2026-03-13T00:00:00",
      "2026-03-09T00:00:00",
      "2026-03-08T23:59:00",
      "2026-02-14T00:00:00",
      "2026-02-13T00:00:00",
      "2026-02-01T00:00:00",
      "2025-02-13T00:00:00",
    ),
  ).toEqual([
    ["today", ["2026-03-15T23:59:00", "2026-03-15T00:00:00"]],
    ["yesterday", ["2026-03-14T23:59:00"]],
    ["week", ["2026-03-13T00:00:00", "2026-03-09T00:00:00"]],
    ["month", ["2026-03-08T23:59:00", "2026-02-14T00:00:00"]],
    ["2026-02", ["2026-02-13T00:00:00", "2026-02-01T00:00:00"]],
    ["2025-02", ["2025-02-13T00:00:00"]],
  ]);
});

test("counts a clock that is ahead as today", () => {
  expect(group("2026-03-16T10:00:00")).toEqual([["today", ["2026-03-16T10:00:00"]]]);
});
