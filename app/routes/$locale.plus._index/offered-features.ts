import type { SiteFeature } from "~/domain/site/site-features";

/** Features of Plus in page order, and the part of the site that each is about; the ids are anchors on the page. */
const PLUS_FEATURES = [
  { id: "afree", needs: "advertising" },
  { id: "ai-help", needs: "ai-help" },
  { id: "playground", needs: "play" },
  { id: "updates", needs: "updates" },
  { id: "collections", needs: "collections" },
] as const satisfies readonly { id: string; needs: SiteFeature }[];

export type PlusFeatureId = (typeof PLUS_FEATURES)[number]["id"];

/** Features that this site offers; unbuilt and switched-off ones are left out. */
export function listOfferedFeatures(features: readonly SiteFeature[]): PlusFeatureId[] {
  return PLUS_FEATURES.filter(({ needs }) => features.includes(needs)).map(
    ({ id }) => id,
  );
}

/** Features with a chapter in the Plus documentation. */
export function listDocumentedFeatures(
  hasPage: (path: string) => boolean,
): PlusFeatureId[] {
  return PLUS_FEATURES.map(({ id }) => id).filter((id) =>
    hasPage(`plus/docs/features/${id}`),
  );
}
