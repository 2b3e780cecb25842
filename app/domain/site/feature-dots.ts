/** Entries that once told of news by a dot. */
export type FeatureDot = "updates" | "settings";

/** Storage keys `viewed.{key}`, each with the time of the first visit. */
export type ViewedFeature = "plus_updates_v2" | "plus_newsletter" | "plus_ai_help";

/** The time when a dot's news stopped being news. */
const DOT_ENDS = {
  updates: Date.UTC(2023, 1, 1),
  settings: Date.UTC(2023, 1, 1),
} as const satisfies Record<FeatureDot, number>;

export const DOT_FEATURES = {
  updates: "plus_updates_v2",
  settings: "plus_newsletter",
} as const satisfies Record<FeatureDot, ViewedFeature>;

export interface DotReader {
  hasViewed: boolean;
  isSubscriber: boolean;
  hasNewsletter: boolean;
}

/**
 * Whether an entry shows its dot: Updates to everyone who has not been there, Settings to
 * subscribers without the newsletter, each until its day.
 *
 * @param now Milliseconds since 1970.
 */
export function isDotDue(dot: FeatureDot, now: number, reader: DotReader): boolean {
  if (now >= DOT_ENDS[dot]) return false;
  return dot === "updates"
    ? !reader.hasViewed
    : reader.isSubscriber && !reader.hasNewsletter;
}
