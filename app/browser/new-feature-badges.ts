import {
  BADGE_FEATURES,
  isBadgeDue,
  type BadgedEntry,
} from "~/domain/site/new-feature-badges";
import { hasViewedFeature, noteViewedFeature } from "./viewed-features";

/** The main menu is the same for all readers, so it knows no facts about this one. */
const ANYONE = { isSubscriber: false, hasNewsletter: false };

/**
 * Shows the badges of menu entries that announce a new feature. Only the browser knows which of
 * them the reader has seen; a visit to the page of an entry ends its badge.
 */
export function startNewFeatureBadges(): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-new-feature]")) {
    const entry = mark.dataset["newFeature"];
    if (!isBadgedEntry(entry)) continue;
    const feature = BADGE_FEATURES[entry];
    if (mark.closest("a")?.pathname === location.pathname) noteViewedFeature(feature);
    const reader = { ...ANYONE, hasViewed: hasViewedFeature(feature) };
    mark.hidden = !isBadgeDue(entry, Date.now(), reader);
  }
}

function isBadgedEntry(name = ""): name is BadgedEntry {
  return name in BADGE_FEATURES;
}
