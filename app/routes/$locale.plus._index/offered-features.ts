import type { SiteFeature } from "~/domain/site/site-features";

/** The features of Plus in the order of the page; the ids are its anchors. */
const PLUS_FEATURES = [
  { id: "afree", needs: null },
  { id: "ai-help", needs: "ai-help" },
  { id: "playground", needs: "play" },
  { id: "updates", needs: "updates" },
  { id: "collections", needs: "collections" },
] as const satisfies readonly { id: string; needs: SiteFeature | null }[];

export type PlusFeatureId = (typeof PLUS_FEATURES)[number]["id"];

/** Lists the features that this site offers: neither unbuilt nor switched-off ones. */
export function listOfferedFeatures(features: readonly SiteFeature[]): PlusFeatureId[] {
  return PLUS_FEATURES.filter(
    ({ needs }) => needs === null || features.includes(needs),
  ).map(({ id }) => id);
}

/** Those whose chapter the Plus documentation has. */
export function listDocumentedFeatures(
  hasPage: (path: string) => boolean,
): PlusFeatureId[] {
  return PLUS_FEATURES.map(({ id }) => id).filter((id) =>
    hasPage(`plus/docs/features/${id}`),
  );
}
