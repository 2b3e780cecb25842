import type { SimpleSupportStatement, SupportStatement } from "@mdn/browser-compat-data";
import type { CompatRow, CompatStatement, CompatTable } from "~/domain/compat/compat";
import { orderStatements } from "~/domain/compat/compat-order";
import {
  findFeature,
  stripSiteFromLinks,
  type FeatureFacts,
  type FeatureTree,
} from "./features";
import { listRows, toRowFacts, type RowSource } from "./rows";
import type { ListShownBrowsers } from "./shown-browsers";

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
  const known: Partial<Record<string, SupportStatement>> = facts.support;
  for (const id of browsers) {
    const statements = known[id];
    if (statements) support[id] = toStatements(statements);
  }
  return support;
}

/** Returns the statements about one browser, the current one first, without empty fields. */
function toStatements(support: SupportStatement): CompatStatement[] {
  return orderStatements(toList(support).map(toStatement));
}

function toStatement(source: SimpleSupportStatement): CompatStatement {
  const statement: CompatStatement = { added: source.version_added };
  if (source.version_removed) statement.removed = source.version_removed;
  if (source.version_last) statement.last = source.version_last;
  if (source.partial_implementation) statement.partial = true;
  if (source.prefix) statement.prefix = source.prefix;
  if (source.alternative_name) statement.alternativeName = source.alternative_name;
  if (source.flags) statement.flags = source.flags;
  if (source.notes) statement.notes = toList(source.notes).map(stripSiteFromLinks);
  if (source.impl_url) statement.implUrls = toList(source.impl_url);
  return statement;
}

function toList<T>(value: T | readonly T[]): T[] {
  return Array.isArray(value) ? [...(value as readonly T[])] : [value as T];
}

function listIdsWithData(sources: readonly RowSource[]): ReadonlySet<string> {
  return new Set(sources.flatMap(({ facts }) => Object.keys(facts.support)));
}
