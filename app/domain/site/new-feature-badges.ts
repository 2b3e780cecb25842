/** Menu entries that announce something with a badge (a dot). */
export type BadgedEntry = "updates" | "settings";

/** Storage keys `viewed.{key}`, each with the time of the first visit. */
export type ViewedFeature = "plus_updates_v2" | "plus_newsletter" | "plus_ai_help";

/** The time when the badge of the new newsletter ends. */
const SETTINGS_END = Date.UTC(2023, 1, 1);

export const BADGE_FEATURES = {
  updates: "plus_updates_v2",
  settings: "plus_newsletter",
} as const satisfies Record<BadgedEntry, ViewedFeature>;

export interface BadgeReader {
  /** Whether something new touches a page in their collections. */
  hasNews: boolean;
  isSubscriber: boolean;
  hasNewsletter: boolean;
}

/**
 * Whether an entry shows its badge: Updates for readers with news, Settings for subscribers without
 * the newsletter while it was new.
 * @param now Milliseconds since 1970.
 */
export function isBadgeDue(
  entry: BadgedEntry,
  now: number,
  { hasNews, isSubscriber, hasNewsletter }: BadgeReader,
): boolean {
  return entry === "updates"
    ? hasNews
    : now < SETTINGS_END && isSubscriber && !hasNewsletter;
}
