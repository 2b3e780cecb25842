import { expect, test } from "vitest";
import type { UsageReport } from "~/services/usage-counts/index.server";
import { UsageError } from "../command/usage-error";
import { readOptions, formatStats, readStats } from "./stats";

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 22);
const READERS = { surface: "html", client: "reader" } as const;

test("shows ten names of thirty days by default", () => {
  const defaults = { help: false, format: "text", days: 30, limit: 10 };
  expect(readOptions([])).toEqual(defaults);
  expect(readOptions(["--json", "--days=7", "--limit", "3"])).toMatchObject({
    format: "json",
    days: 7,
    limit: 3,
  });
});

test.each([
  [["--days", "0"], "--days 0 can't be used: expected a whole number from 1 to 36500"],
  [["--limit", "x"], "--limit x can't be used"],
  [["--nothing"], "npm run stats -- --help lists the options"],
])("refuses %j and says what is accepted", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

function createReport(isEmpty = false): UsageReport {
  const page = { kind: "page", ...READERS } as const;
  return {
    listDays: (since) =>
      Promise.resolve(
        isEmpty
          ? []
          : [
              { day: since, ...page, count: 5 },
              { day: TODAY, ...page, count: 1200 },
              {
                day: TODAY,
                ...page,
                surface: "markdown",
                client: "assistant",
                count: 30,
              },
              { day: TODAY, kind: "vote", surface: "", client: "", count: 2 },
            ],
      ),
    listNames({ kind, limit }) {
      const pages = [
        { ...READERS, name: "/en-US/docs/Web", count: 1000 },
        { ...READERS, name: "", count: 205 },
      ];
      const votes = [
        { surface: "" as const, client: "" as const, name: "yes", count: 2 },
      ];
      const found = kind === "page" ? pages : kind === "vote" ? votes : [];
      return Promise.resolve(isEmpty ? [] : found.slice(0, limit));
    },
  };
}

test("shows views per day by surface and client, then the names of each kind", async () => {
  const stats = await readStats(createReport(), { days: 2, limit: 9, now: TODAY + 5 });
  expect(formatStats(stats).split("\n")).toEqual([
    "From 2026-11-21 to 2026-11-22",
    "",
    "Page views  html reader  markdown assistant",
    "2026-11-21            5                   0",
    "2026-11-22         1200                  30",
    "",
    "Pages",
    "    1000  /en-US/docs/Web  (html reader)",
    "     205  (all others)  (html reader)",
    "",
    "Votes",
    "       2  yes",
  ]);
});

test("gives programs all numbers", async () => {
  const stats = await readStats(createReport(), {
    days: 1,
    limit: 1,
    now: TODAY + DAY - 1,
  });
  expect(stats).toMatchObject({
    from: "2026-11-22",
    to: "2026-11-22",
    names: { page: [{ name: "/en-US/docs/Web" }], vote: [{ name: "yes" }], event: [] },
  });
  expect(stats.days[1]).toEqual({
    day: "2026-11-22",
    kind: "page",
    ...READERS,
    count: 1200,
  });
});

test("says that nothing was counted", async () => {
  const stats = await readStats(createReport(true), { days: 1, limit: 1, now: TODAY });
  expect(formatStats(stats)).toBe("Nothing was counted from 2026-11-22 to 2026-11-22.");
});
