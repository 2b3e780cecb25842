import {
  BADGE_FEATURES,
  isBadgeDue,
  type BadgedEntry,
} from "~/domain/site/new-feature-badges";
import { hasViewedFeature, noteViewedFeature } from "./viewed-features";

/** The main menu is the same for all readers, so it knows nothing of them. */
const ANYONE = { isSubscriber: false, hasNewsletter: false };

/**
 * Shows the badges behind entries of the main menu that have news. Only the browser knows which
 * pages the reader has seen; a visit to the page of an entry ends its badge.
 */
export function showNewFeatureBadges(): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-badge]")) {
    const { badge } = mark.dataset;
    if (!isBadgedEntry(badge)) continue;
    const feature = BADGE_FEATURES[badge];
    if (mark.closest("a")?.pathname === location.pathname) noteViewedFeature(feature);
    const reader = { ...ANYONE, hasViewed: hasViewedFeature(feature) };
    mark.hidden = !isBadgeDue(badge, Date.now(), reader);
  }
}

function isBadgedEntry(name = ""): name is BadgedEntry {
  return name in BADGE_FEATURES;
}
