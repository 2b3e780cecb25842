import { describeNestedTable } from "../flaws/markup";
import { LIFTED_TABLE, readTableKind } from "../core/markers";
import { setAttribute, type Element } from "../core/tree";
import type { FinishJob } from "./finish-context";

const CALLS = { "bc-data": "Compat", "bc-specs": "Specifications" } as const;

/**
 * Takes the marker of a table out of a list, quote or cell, because these tables are sections of
 * the page and stand between its other elements. False for any other element.
 */
export function liftNestedTable(element: Element, job: FinishJob): boolean {
  const kind = readTableKind(element);
  if (kind === null) return false;
  const call = CALLS[kind];
  setAttribute(element, LIFTED_TABLE, "");
  job.liftedTables.push(element);
  job.report({
    ...describeNestedTable(`{{${call}}}`),
    ...job.locate(`{{${call}`, `{{${call.toLowerCase()}`, `class="${kind}"`),
  });
  return true;
}
