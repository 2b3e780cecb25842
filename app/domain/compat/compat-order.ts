import { compareCodes } from "../text/compare-codes";
import type { CompatBrowser, CompatStatement } from "./compat";
import { hasRemarks, isRenamed, parseVersion } from "./compat-cells";

/** Kinds of statements, best first; a cell shows the first that occurs. */
const RANKS: readonly ((statement: CompatStatement) => boolean)[] = [
  (statement) => isFull(statement) && !isRenamed(statement) && !hasRemarks(statement),
  (statement) => isFull(statement) && !isRenamed(statement),
  (statement) => isFull(statement),
  (statement) =>
    isAdded(statement) &&
    statement.partial === true &&
    !statement.flags &&
    !statement.removed,
  (statement) =>
    isAdded(statement) && statement.flags !== undefined && !statement.removed,
  (statement) => isAdded(statement) && statement.removed !== undefined,
];

/** The current statement first; the others keep their order. */
export function orderStatements(
  statements: readonly CompatStatement[],
): CompatStatement[] {
  if (statements.length < 2) return [...statements];
  for (const matches of RANKS) {
    const current = statements.find(matches);
    if (current) return [current, ...statements.filter((other) => other !== current)];
  }
  return [...statements];
}

/** Statements of a history, newest first; unsupported and unknown ones last. */
export function sortNewestFirst(
  statements: readonly CompatStatement[],
  browser: CompatBrowser,
): CompatStatement[] {
  const age = (statement: CompatStatement) => toAge(statement, browser);
  return statements.toSorted((a, b) => compareCodes(age(b), age(a)));
}

function toAge({ added }: CompatStatement, browser: CompatBrowser): string {
  if (!added) return "";
  if (added === "preview") return "9999";
  return browser.releases[parseVersion(added)] ?? "0000";
}

function isAdded(statement: CompatStatement): boolean {
  return typeof statement.added === "string";
}

function isFull(statement: CompatStatement): boolean {
  return (
    isAdded(statement) && !statement.removed && !statement.partial && !statement.flags
  );
}
