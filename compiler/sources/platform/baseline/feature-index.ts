import { getOrCreate } from "~/domain/text/get-or-create";
import type { FeatureData, FeatureMap, SupportStatus } from "./web-features";

/** The facts about one compat key in web-features. */
export interface KeyStatus {
  key: string;
  featureId: string;
  status: SupportStatus;
}

/** Index of web-features by compat key. */
export interface FeatureIndex {
  findStatus(key: string): KeyStatus | null;
  /** Lists the statuses of all keys below this one. */
  listStatusesBelow(key: string): readonly KeyStatus[];
  /**
   * Lists the features of an id: the feature itself, or those that it was moved or split to.
   */
  listFeatures(id: string): FeatureData[];
}

export function createFeatureIndex(features: FeatureMap): FeatureIndex {
  const statuses = new Map<string, KeyStatus>();
  const below = new Map<string, KeyStatus[]>();
  for (const [featureId, feature] of Object.entries(features)) {
    if (feature.kind !== "feature") continue;
    for (const [key, status] of Object.entries(feature.status.by_compat_key ?? {})) {
      const entry = { key, featureId, status };
      statuses.set(key, entry);
      addToAncestors(below, entry);
    }
  }
  return {
    findStatus: (key) => statuses.get(key) ?? null,
    listStatusesBelow: (key) => below.get(key) ?? [],
    listFeatures: (id) => listFeatures(features, id),
  };
}

function addToAncestors(below: Map<string, KeyStatus[]>, entry: KeyStatus): void {
  for (
    let end = entry.key.lastIndexOf(".");
    end > 0;
    end = entry.key.lastIndexOf(".", end - 1)
  ) {
    const ancestor = entry.key.slice(0, end);
    getOrCreate(below, ancestor, () => []).push(entry);
  }
}

function listFeatures(features: FeatureMap, id: string): FeatureData[] {
  const entry = features[id];
  if (!entry) return [];
  if (entry.kind === "feature") return [entry];
  const targets =
    entry.kind === "moved" ? [entry.redirect_target] : entry.redirect_targets;
  return targets.flatMap((target) => listFeatures(features, target));
}
