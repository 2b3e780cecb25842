import {
  isBadgeDue,
  type BadgeReader,
  type BadgedEntry,
} from "~/domain/site/new-feature-badges";
import { useText } from "~/l10n/locale-context";
import styles from "./main-menu.module.css";

export interface NewFeatureBadgeProps {
  dot: BadgedEntry;
  /** Whether this is the page of the entry: a visit ends the badge. */
  isHere: boolean;
  reader: BadgeReader;
}

/** The dot behind an entry of the reader's own menu. */
export function NewFeatureBadge({ dot, isHere, reader }: NewFeatureBadgeProps) {
  if (isHere || !isBadgeDue(dot, Date.now(), reader)) return null;
  return (
    <span className={styles.dot}>
      <BadgeText dot={dot} />
    </span>
  );
}

/** Tells in words what a dot announces. */
export function BadgeText({ dot }: Pick<NewFeatureBadgeProps, "dot">) {
  const text = useText();
  const words = text(dot === "updates" ? "menu-news" : "menu-new-feature");
  return <span className="visually-hidden">{` ${words}`}</span>;
}
