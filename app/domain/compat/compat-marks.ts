import type { CompatStatement } from "./compat";

/** The small icons beside a version, in the order they are shown. */
export const CELL_MARKS = ["prefix", "footnote", "altname", "disabled", "more"] as const;
export type CellMark = (typeof CELL_MARKS)[number];

/** The icons of a cell: facts of its current statement, and whether there is a history. */
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

/** True when a cell has more to tell than its version: it opens a history. */
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

/** True when the author of the data wrote notes or named bugs. */
export function hasRemarks(statement: CompatStatement): boolean {
  return statement.notes !== undefined || statement.implUrls !== undefined;
}

/** True when the feature needs another name than the standard one. */
export function isRenamed(statement: CompatStatement): boolean {
  return statement.prefix !== undefined || statement.alternativeName !== undefined;
}
