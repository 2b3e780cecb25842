import { useEffect, useState } from "react";
import { hasViewedFeature, noteViewedFeature } from "~/browser/viewed-features";
import {
  DOT_FEATURES,
  isDotDue,
  type DotReader,
  type FeatureDot,
} from "~/domain/site/feature-dots";
import { useText } from "~/l10n/locale-context";
import styles from "./main-menu.module.css";

type DotReaderFacts = Omit<DotReader, "hasViewed">;

/** What is known of a reader nobody has signed in as. */
const ANYONE: DotReaderFacts = { isSubscriber: false, hasNewsletter: false };

export interface FeatureDotMarkProps {
  dot: FeatureDot;
  isHere: boolean;
  reader?: DotReaderFacts;
}

/**
 * The dot behind an entry with news. Only the browser knows what the reader has seen, so the
 * server never shows it; a visit to the entry's page ends it.
 */
export function FeatureDotMark({ dot, isHere, reader = ANYONE }: FeatureDotMarkProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const { isSubscriber, hasNewsletter } = reader;
  useEffect(() => {
    const feature = DOT_FEATURES[dot];
    if (isHere) noteViewedFeature(feature);
    const hasViewed = hasViewedFeature(feature);
    setIsShown(isDotDue(dot, Date.now(), { isSubscriber, hasNewsletter, hasViewed }));
  }, [dot, isHere, isSubscriber, hasNewsletter]);
  return isShown ? (
    <span className={styles.dot}>
      <span className="visually-hidden">{text("menu-new-feature")}</span>
    </span>
  ) : null;
}
