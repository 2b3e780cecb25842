import { DOT_FEATURES, isDotDue, type FeatureDot } from "~/domain/site/feature-dots";
import { hasViewedFeature, noteViewedFeature } from "./viewed-features";

/** Nothing is known of readers of the main menu, which is the same for all of them. */
const ANYONE = { isSubscriber: false, hasNewsletter: false };

/**
 * Shows the dots behind entries of the main menu that have news. Only the browser knows which of
 * them the reader has seen; a visit to the page of an entry ends its dot.
 */
export function startFeatureDots(): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-feature-dot]")) {
    const dot = mark.dataset["featureDot"];
    if (!isFeatureDot(dot)) continue;
    const feature = DOT_FEATURES[dot];
    if (mark.closest("a")?.pathname === location.pathname) noteViewedFeature(feature);
    const reader = { ...ANYONE, hasViewed: hasViewedFeature(feature) };
    mark.hidden = !isDotDue(dot, Date.now(), reader);
  }
}

function isFeatureDot(name = ""): name is FeatureDot {
  return name in DOT_FEATURES;
}
