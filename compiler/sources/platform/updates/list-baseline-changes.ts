import type { BaselineChange } from "~/domain/compat/updates";
import { compareCodes } from "~/domain/text/compare-codes";
import type { FeatureData, FeatureMap } from "../baseline/web-features";

/** `findPagePath`: the page of a compatibility key as a path without locale, or null. */
export function listBaselineChanges(
  features: FeatureMap,
  findPagePath: (key: string) => string | null,
): BaselineChange[] {
  return Object.entries(features)
    .flatMap(([id, feature]) =>
      feature.kind === "feature" ? toChanges(id, feature, findPagePath) : [],
    )
    .sort((a, b) => compareCodes(b.date, a.date) || compareCodes(a.name, b.name));
}

function toChanges(
  id: string,
  { name, description, status, compat_features: keys = [] }: FeatureData,
  findPagePath: (key: string) => string | null,
): BaselineChange[] {
  const page = firstOf(keys, findPagePath);
  const facts = { id, name, description, page };
  return [
    { level: "low" as const, date: toDate(status.baseline_low_date) },
    { level: "high" as const, date: toDate(status.baseline_high_date) },
  ].flatMap(({ level, date }) => (date ? [{ ...facts, level, date }] : []));
}

/** The data set writes `≤2018-01-29` where it knows only the latest possible day. */
function toDate(date: string | undefined): string | null {
  return date?.replace(/^\D+/, "") ?? null;
}

/** The page of the shortest key: of the feature as a whole, not of a part. */
function firstOf(
  keys: readonly string[],
  findPagePath: (key: string) => string | null,
): string | null {
  const byLength = [...keys].sort((a, b) => a.length - b.length || compareCodes(a, b));
  for (const key of byLength) {
    const page = findPagePath(key);
    if (page) return page;
  }
  return null;
}
