import type { Slot } from "./slots";

/** Notices of a page, in the root loader's data. */
export interface NoticeFacts {
  /** Slots for advertisements that may be filled; empty for a reader who wants none. */
  slots: readonly Slot[];
  hasAnnouncement: boolean;
  hasSurvey: boolean;
}

/** An advertisement in a page. */
export interface ServedCampaign {
  campaign: string;
  slot: Slot;
}

/** A request for a whole page, as far as its notices depend on it. */
export interface NoticesRequest {
  /** Decoded. */
  path: string;
  /** Country of a signed-in reader; null for pages that everyone gets. */
  country: string | null;
  /** Tells the HTTP layer about the rendered page. */
  note(facts: { surveyOrigin?: string; served?: readonly ServedCampaign[] }): void;
}

/** Notices of a page on the server. */
export interface PageNotices {
  facts: NoticeFacts;
  /** Contents by the names of their elements (ui/notices/notice-places). */
  html: Readonly<Record<string, string>>;
  /** Campaigns for the slots of the path. */
  campaigns: readonly ServedCampaign[];
}
