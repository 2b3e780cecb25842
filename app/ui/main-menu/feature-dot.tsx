import { useEffect, useState } from "react";
import { hasViewedFeature, noteViewedFeature } from "~/browser/viewed-features";
import { DOT_FEATURES, isDotDue, type FeatureDot } from "~/domain/feature-dots";
import { useText } from "~/l10n/locale-context";
import styles from "./main-menu.module.css";

/** What is known of a reader nobody has signed in as. */
const ANYONE = { isSubscriber: false, hasNewsletter: false };

/**
 * The dot behind an entry with news. Only the browser knows what the reader has seen, so the
 * server never shows it; a visit to the entry's page ends it.
 */
export function FeatureDotMark({ dot, isHere }: { dot: FeatureDot; isHere: boolean }) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const feature = DOT_FEATURES[dot];
    if (isHere) noteViewedFeature(feature);
    const hasViewed = hasViewedFeature(feature);
    setIsShown(isDotDue(dot, Date.now(), { ...ANYONE, hasViewed }));
  }, [dot, isHere]);
  return isShown ? (
    <span className={styles.dot}>
      <span className="visually-hidden">{text("menu-new-feature")}</span>
    </span>
  ) : null;
}
