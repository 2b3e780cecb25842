import type { CompatRow, CompatStatement, CompatTable } from "~/domain/compat/compat";
import { findFeature, type FeatureFacts, type FeatureTree } from "./features";
import { listRows, toRowFacts, type RowSource } from "./rows";
import type { ListShownBrowsers } from "./shown-browsers";
import { toStatements } from "./statements";

/** Creates the table for a key; null for an unknown key, or when nothing below it has data. */
export function createCompatTable(
  data: FeatureTree,
  query: string,
  listShownBrowsers: ListShownBrowsers,
): CompatTable | null {
  const feature = findFeature(data, query);
  const sources = feature ? listRows(feature) : [];
  const [first] = sources;
  if (!first) return null;

  const category = query.split(".", 1)[0] ?? query;
  const browsers = listShownBrowsers(category, listIdsWithData(sources));
  return {
    query,
    category,
    browsers,
    rows: sources.map((source) => toRow(source, browsers)),
    sourceFile: first.facts.source_file,
  };
}

function toRow(source: RowSource, browsers: readonly string[]): CompatRow {
  return { ...toRowFacts(source), support: toSupport(source.facts, browsers) };
}

function toSupport(
  facts: FeatureFacts,
  browsers: readonly string[],
): Record<string, CompatStatement[]> {
  const support: Record<string, CompatStatement[]> = {};
  const known: Partial<Record<string, Parameters<typeof toStatements>[0]>> =
    facts.support;
  for (const id of browsers) {
    const statements = known[id];
    if (statements) support[id] = toStatements(statements);
  }
  return support;
}

function listIdsWithData(sources: readonly RowSource[]): ReadonlySet<string> {
  return new Set(sources.flatMap(({ facts }) => Object.keys(facts.support)));
}
