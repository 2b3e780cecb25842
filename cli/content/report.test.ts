import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import {
  formatAnnotation,
  formatFlaw,
  formatJson,
  formatPackages,
  formatSummary,
  formatUpdate,
  toReportPath,
} from "./report";

const FLAW: Flaw = {
  check: "broken-link",
  severity: "error",
  file: "en-us/a/index.md",
  line: 7,
  column: 3,
  message: "There is no such page.",
  suggestion: "/en-US/docs/B",
};

test("writes a flaw with its place first, so that editors can jump to it", () => {
  expect(formatFlaw(FLAW)).toBe(
    "en-us/a/index.md:7:3: error: There is no such page. (broken-link)\n    suggestion: /en-US/docs/B",
  );
});

test("leaves out a flaw's unknown fields", () => {
  expect(formatFlaw({ ...FLAW, line: null, column: null, suggestion: null })).toBe(
    "en-us/a/index.md: error: There is no such page. (broken-link)",
  );
});

test("sums up pages, time and the flaws of each check, most frequent first", () => {
  const warning: Flaw = { ...FLAW, check: "missing-image", severity: "warning" };
  const summary = { documents: 300, flaws: [FLAW, warning, warning], unchanged: false };
  expect(formatSummary(summary, 1.5).split("\n")).toEqual([
    "Compiled 300 pages in 1.5 s (200 pages/s).",
    "1 error and 2 warnings (npm run content -- --check lists them):",
    "       2 missing-image",
    "       1 broken-link",
  ]);
});

test("names the most frequent checks alone, so that a start stays short", () => {
  const flaws = Array.from({ length: 9 }, (_, check) =>
    Array.from({ length: 10 - check }, () => ({ ...FLAW, check: `check-${check}` })),
  ).flat();
  const lines = formatSummary({ documents: 2, flaws, unchanged: false }, 1).split("\n");
  expect(lines).toHaveLength(8);
  expect(lines.at(-2)).toBe("       6 check-4");
  expect(lines.at(-1)).toBe("      14 of 4 other checks");
});

test("reports in one line that there was no work", () => {
  expect(formatSummary({ documents: 2, flaws: [], unchanged: true }, 0.04)).toBe(
    "2 pages are up to date (0.0 s).",
  );
});

test("counts the other pages of a prebuilt tree", () => {
  const summary = { documents: 2, flaws: [], unchanged: false, skipped: 3 };
  expect(formatSummary(summary, 1)).toContain(
    "\nSkipped 3 pages of the tree that are no documents.",
  );
});

test("writes one page, error, warning, check and package in the singular", () => {
  const warning: Flaw = { ...FLAW, severity: "warning" };
  const flaws = [
    warning,
    ...["a", "b", "c", "d", "e"].map((check) => ({ ...FLAW, check })),
  ];
  const summary = {
    documents: 1,
    flaws: flaws.slice(0, 2),
    unchanged: false,
    skipped: 1,
  };
  const [done, skipped, counts] = formatSummary(summary, 1).split("\n");
  expect(done).toBe("Compiled 1 page in 1.0 s (1 pages/s).");
  expect(skipped).toBe("Skipped 1 page of the tree that is no document.");
  expect(counts).toMatch(/^1 error and 1 warning \(/);
  const unchanged = { documents: 1, flaws, unchanged: true };
  expect(formatSummary(unchanged, 0)).toMatch(/^1 page is up to date/);
  expect(formatSummary(unchanged, 0)).toMatch(/ 1 of 1 other check$/);
  const written = { locale: "de", area: "all", bytes: 1, differences: [] } as const;
  expect(formatPackages([written] as never, 0)).toMatch(/^Wrote 1 package \(/);
});

test("writes an annotation whose text can't end or forge a command", () => {
  const flaw = { ...FLAW, check: "a:b", message: "50%\n::error::x", suggestion: "a\rb" };
  expect(formatAnnotation(flaw, "a,b:c%/x.md")).toBe(
    "::error file=a%2Cb%3Ac%25/x.md,line=7,col=3,title=a%3Ab::50%25%0A::error::x%0ASuggestion: a%0Db",
  );
  const whole = { ...FLAW, severity: "warning" as const, line: null, column: null };
  expect(formatAnnotation({ ...whole, suggestion: null }, "x.md")).toBe(
    "::warning file=x.md,title=broken-link::There is no such page.",
  );
});

test("sums up a store that was up to date from its counts, without reading its flaws", () => {
  const summary = {
    documents: 300,
    unchanged: true,
    counts: [
      { check: "broken-link", severity: "error" as const, count: 5 },
      { check: "broken-link", severity: "warning" as const, count: 2 },
    ],
    get flaws(): never {
      throw new Error("read");
    },
  };
  expect(formatUpdate(summary, 0.5).split("\n")).toEqual([
    "300 pages are up to date (0.5 s).",
    "5 errors and 2 warnings (npm run content -- --check lists them):",
    "       7 broken-link",
  ]);
});

test("writes all flaws as JSON", () => {
  const summary = { documents: 2, flaws: [FLAW], unchanged: true };
  expect(JSON.parse(formatJson(summary))).toEqual({ documents: 2, flaws: [FLAW] });
});

test("reports what an update rendered, with its flaws", () => {
  const summary = { documents: 300, rendered: 1, flaws: [FLAW], unchanged: false };
  expect(formatUpdate(summary, 0.123)).toBe(
    `Updated 1 page of 300 in 0.12 s.\n${formatFlaw(FLAW)}`,
  );
  expect(formatUpdate({ ...summary, rendered: 300, flaws: [] }, 1)).toBe(
    "Compiled 300 pages in 1.0 s (300 pages/s).",
  );
});

test("names a file from the working directory, or from its checkout", () => {
  const root = mkdtempSync(join(tmpdir(), "report-path-"));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, ".git"));
  const file = join(root, "files/en-us/a/index.md");
  expect(toReportPath(file, root)).toBe("files/en-us/a/index.md");
  expect(toReportPath(file, join(root, "files"))).toBe("en-us/a/index.md");
  // A workflow has the site in a folder of the content's checkout.
  expect(toReportPath(file, join(root, ".site"))).toBe("files/en-us/a/index.md");
});
