import type { ViewedFeature } from "~/domain/site/new-feature-badges";
import { readStored, writeStored } from "./local-storage";

/** Stores the time of the first visit. */
export function noteViewedFeature(feature: ViewedFeature): void {
  const key = `viewed.${feature}`;
  if (readStored(key) === null) writeStored(key, String(Date.now()));
}
