import type { CompatBrowser, CompatStatement } from "./compat";

/** Level of support, which is the class of a cell, in the order of the legend. */
export const SUPPORT_LEVELS = [
  "yes",
  "partial",
  "preview",
  "no",
  "unknown",
  "removed-partial",
] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/** Level of one statement; a missing statement is unknown. */
export function toSupportLevel(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
): SupportLevel {
  if (!statement || statement.added === null) return "unknown";
  if (statement.partial) return statement.removed ? "removed-partial" : "partial";
  if (statement.added === false || statement.removed) return "no";
  if (isPreview(statement.added, browser)) return "preview";
  return statement.flags ? "no" : "yes";
}

/** True for `preview` and for an unreleased version. */
export function isPreview(version: string, browser: CompatBrowser): boolean {
  return version === "preview" || browser.previewVersions.includes(version);
}

/** Icons beside a version, in display order. */
const CELL_MARKS = ["prefix", "footnote", "altname", "disabled", "more"] as const;
export type CellMark = (typeof CELL_MARKS)[number];

/** Icons of a cell, from its current statement and the existence of a history. */
export function listCellMarks(statements: readonly CompatStatement[]): CellMark[] {
  const [current] = statements;
  if (!current) return [];
  const has: Record<CellMark, boolean> = {
    prefix: current.prefix !== undefined,
    footnote: hasRemarks(current) && !current.removed && !current.partial,
    altname: current.alternativeName !== undefined,
    disabled: current.flags !== undefined,
    more: statements.length > 1,
  };
  return CELL_MARKS.filter((mark) => has[mark]);
}

/** True when a cell has more to show than its version, so that it opens a history. */
export function hasHistory(statements: readonly CompatStatement[]): boolean {
  const [current] = statements;
  if (!current) return false;
  return (
    statements.length > 1 ||
    hasRemarks(current) ||
    current.partial === true ||
    current.removed !== undefined ||
    current.flags !== undefined ||
    isRenamed(current)
  );
}

/** True when the data has notes or bug links for the statement. */
export function hasRemarks(statement: CompatStatement): boolean {
  return statement.notes !== undefined || statement.implUrls !== undefined;
}

/** True when the browser supports the feature under a prefix or another name. */
export function isRenamed(statement: CompatStatement): boolean {
  return statement.prefix !== undefined || statement.alternativeName !== undefined;
}

/** Version without the `≤` prefix: a key of a browser's releases. */
export function parseVersion(version: string): string {
  return version.startsWith("≤") ? version.slice(1) : version;
}

/** Version as shown in a cell: `≤18.0` becomes `18`. */
export function shortenVersion(version: string): string {
  return parseVersion(version).replace(/(?:\.0)+$/, "");
}
