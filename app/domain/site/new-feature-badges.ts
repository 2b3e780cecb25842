/** Menu entries that announce a new feature with a badge (a dot). */
export type BadgedEntry = "updates" | "settings";

/** Storage keys `viewed.{key}`, each with the time of the first visit. */
export type ViewedFeature = "plus_updates_v2" | "plus_newsletter" | "plus_ai_help";

/** The time when each badge ends. */
const BADGE_ENDS = {
  updates: Date.UTC(2023, 1, 1),
  settings: Date.UTC(2023, 1, 1),
} as const satisfies Record<BadgedEntry, number>;

export const BADGE_FEATURES = {
  updates: "plus_updates_v2",
  settings: "plus_newsletter",
} as const satisfies Record<BadgedEntry, ViewedFeature>;

export interface BadgeReader {
  hasViewed: boolean;
  isSubscriber: boolean;
  hasNewsletter: boolean;
}

/**
 * Whether an entry shows its badge before the badge ends: Updates for readers who have
 * not visited it, Settings for subscribers without the newsletter.
 * @param now Milliseconds since 1970.
 */
export function isBadgeDue(
  entry: BadgedEntry,
  now: number,
  reader: BadgeReader,
): boolean {
  if (now >= BADGE_ENDS[entry]) return false;
  return entry === "updates"
    ? !reader.hasViewed
    : reader.isSubscriber && !reader.hasNewsletter;
}
