import type { CompatStatement } from "./compat";

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
