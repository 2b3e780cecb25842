import {
  BADGE_FEATURES,
  type BadgedEntry,
  type ViewedFeature,
} from "~/domain/site/new-feature-badges";
import { readStored, writeStored } from "./local-storage";

/** Notes the first visit to the page of an entry that has a badge. */
export function start(): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-badge]")) {
    const { badge } = mark.dataset;
    if (!isBadgedEntry(badge)) continue;
    if (mark.closest("a")?.pathname === location.pathname)
      noteViewedFeature(BADGE_FEATURES[badge]);
  }
}

function isBadgedEntry(name = ""): name is BadgedEntry {
  return name in BADGE_FEATURES;
}

/** Stores the time of the first visit. */
function noteViewedFeature(feature: ViewedFeature): void {
  const key = `viewed.${feature}`;
  if (readStored(key) === null) writeStored(key, String(Date.now()));
}
