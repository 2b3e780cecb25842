import type { PlatformData } from "../../sources/platform/platform-data";

/** Describes a feature's Baseline status in a few words; empty when unknown. */
export function describeBaseline(
  keys: readonly string[],
  platform: Pick<PlatformData, "findBaseline">,
): string {
  const baseline = platform.findBaseline(keys);
  if (!baseline) return "";
  if (baseline.baseline === "high")
    return `Baseline widely available${since(baseline.baseline_high_date)}`;
  if (baseline.baseline === "low")
    return `Baseline newly available${since(baseline.baseline_low_date)}`;
  // All browsers may support it, as they do `clip`.
  if (baseline.feature.discouraged) return "Its use is discouraged";
  return "Limited availability";
}

/** Formats a date; `≤` means that it was no later. */
function since(date: string | undefined): string {
  const year = date && /^(≤)?(\d{4})/.exec(date);
  if (!year) return "";
  return ` since ${year[1] ? "or before " : ""}${year[2] ?? ""}`;
}
