import { useEffect, useState } from "react";
import { hasViewedFeature, noteViewedFeature } from "~/browser/viewed-features";
import {
  BADGE_FEATURES,
  isBadgeDue,
  type BadgeReader,
  type BadgedEntry,
} from "~/domain/site/new-feature-badges";
import { useText } from "~/l10n/locale-context";
import styles from "./main-menu.module.css";

type BadgeReaderFacts = Omit<BadgeReader, "hasViewed">;

/** Facts about an anonymous reader. */
const ANYONE: BadgeReaderFacts = { isSubscriber: false, hasNewsletter: false };

export interface NewFeatureBadgeProps {
  dot: BadgedEntry;
  isHere: boolean;
  reader?: BadgeReaderFacts;
}

/**
 * The dot behind an entry with news. Only the browser knows what the reader has seen, so the
 * server never shows it; a visit to the entry's page ends it.
 */
export function NewFeatureBadge({ dot, isHere, reader = ANYONE }: NewFeatureBadgeProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const { isSubscriber, hasNewsletter } = reader;
  useEffect(() => {
    const feature = BADGE_FEATURES[dot];
    if (isHere) noteViewedFeature(feature);
    const hasViewed = hasViewedFeature(feature);
    setIsShown(isBadgeDue(dot, Date.now(), { isSubscriber, hasNewsletter, hasViewed }));
  }, [dot, isHere, isSubscriber, hasNewsletter]);
  return isShown ? (
    <span className={styles.dot}>
      <span className="visually-hidden">{text("menu-new-feature")}</span>
    </span>
  ) : null;
}
