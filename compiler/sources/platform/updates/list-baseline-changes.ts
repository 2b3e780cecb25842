import type { CompiledBaselineChange } from "~/domain/compat/updates";
import { compareCodes } from "~/domain/text/compare-codes";
import { getFeaturePages, type FindPath } from "../baseline/feature-pages";
import type { FeatureData, FeatureMap } from "../baseline/web-features";

export function listBaselineChanges(
  features: FeatureMap,
  findDocPath: FindPath,
): CompiledBaselineChange[] {
  return Object.entries(features)
    .flatMap(([id, feature]) =>
      feature.kind === "feature" ? toChanges(id, feature, findDocPath) : [],
    )
    .sort((a, b) => compareCodes(b.date, a.date) || compareCodes(a.name, b.name));
}

function toChanges(
  id: string,
  feature: FeatureData,
  findDocPath: FindPath,
): CompiledBaselineChange[] {
  const { name, description, status } = feature;
  const { overviews, page: keyPage } = getFeaturePages(id, feature, findDocPath);
  const facts = { id, name, description, overviews, keyPage };
  return [
    { level: "low" as const, date: toDate(status.baseline_low_date) },
    { level: "high" as const, date: toDate(status.baseline_high_date) },
  ].flatMap(({ level, date }) => (date ? [{ ...facts, level, date }] : []));
}

/** The data set writes `≤2018-01-29` where it knows only the latest possible day. */
function toDate(date: string | undefined): string | null {
  return date?.replace(/^\D+/, "") ?? null;
}
