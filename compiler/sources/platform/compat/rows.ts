import type { CompatRow } from "~/domain/compat/compat";
import { escapeText } from "~/domain/text/escape-html";
import {
  listChildren,
  readStatus,
  stripSiteFromLinks,
  toDocPath,
  type Feature,
  type FeatureFacts,
} from "./features";

/** A feature that becomes a row, before its support data is reduced. */
export interface RowSource {
  key: string;
  depth: number;
  facts: FeatureFacts;
  nameHtml: string;
}

const MAX_ROWS = 100;

/** Kinds of rows that a table with too many rows drops, in order. */
const DISPENSABLE: readonly ((row: RowSource) => boolean)[] = [
  (row) => row.depth >= 2,
  (row) => readStatus(row.facts)?.standard_track === false,
  (row) => readStatus(row.facts)?.deprecated === true,
  (row) => readStatus(row.facts)?.experimental === true,
];

/** Lists the feature and everything below it, depth first, within the limit of a table. */
export function listRows(feature: Feature): RowSource[] {
  const rows: RowSource[] = [];
  addRow(rows, feature, feature.name, 0);
  addRowsBelow(rows, feature, "", 0);
  return limitRows(rows);
}

function addRowsBelow(
  rows: RowSource[],
  feature: Feature,
  prefix: string,
  depth: number,
): void {
  for (const child of listChildren(feature)) {
    addRow(rows, child, prefix + child.name, depth + 1);
    addRowsBelow(rows, child, `${child.name}.`, depth + 1);
  }
}

function addRow(
  rows: RowSource[],
  { key, node }: Feature,
  label: string,
  depth: number,
): void {
  const facts = node.__compat;
  if (!facts) return;
  const nameHtml = facts.description
    ? stripSiteFromLinks(facts.description)
    : `<code>${escapeText(label)}</code>`;
  rows.push({ key, depth, facts, nameHtml });
}

/** Drops whole kinds of rows, but never the feature itself, until the rest fits. */
export function limitRows(rows: RowSource[], limit = MAX_ROWS): RowSource[] {
  let kept = rows;
  for (const isDispensable of DISPENSABLE) {
    if (kept.length <= limit) return kept;
    kept = kept.filter((row) => row.depth === 0 || !isDispensable(row));
  }
  return kept.slice(0, limit);
}

/** Returns the row's facts without support. */
export function toRowFacts(source: RowSource): Omit<CompatRow, "support"> {
  const status = readStatus(source.facts);
  return {
    key: source.key,
    nameHtml: source.nameHtml,
    depth: source.depth,
    docPath: toDocPath(source.facts),
    experimental: status?.experimental === true,
    deprecated: status?.deprecated === true,
    nonStandard: status?.standard_track === false,
  };
}
