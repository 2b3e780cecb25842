import type { ViewedFeature } from "~/domain/site/new-feature-badges";

/** True when the storage fails. */
function hasViewedFeature(feature: ViewedFeature): boolean {
  try {
    return localStorage.getItem(toKey(feature)) !== null;
  } catch (error) {
    console.warn("The storage can't be read.", error);
    return true;
  }
}

/** Stores the time of the first visit. */
export function noteViewedFeature(feature: ViewedFeature): void {
  if (hasViewedFeature(feature)) return;
  try {
    localStorage.setItem(toKey(feature), String(Date.now()));
  } catch (error) {
    console.warn("The storage can't be written.", error);
  }
}

function toKey(feature: ViewedFeature): string {
  return `viewed.${feature}`;
}
