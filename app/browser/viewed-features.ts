import type { ViewedFeature } from "~/domain/site/feature-dots";

/** Whether the reader has been where a dot pointed. A storage that fails counts as yes. */
export function hasViewedFeature(feature: ViewedFeature): boolean {
  try {
    return localStorage.getItem(toKey(feature)) !== null;
  } catch (error) {
    console.warn("The storage can't be read.", error);
    return true;
  }
}

/** Notes when the reader was there first. */
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
