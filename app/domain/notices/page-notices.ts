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

/** Notices of a page on the server. */
export interface PageNotices {
  facts: NoticeFacts;
  /** Contents by the names of their elements (ui/notices/notice-places). */
  html: Readonly<Record<string, string>>;
  /** Campaigns for the slots of the path. */
  campaigns: readonly ServedCampaign[];
  /** Origin of the survey's frame. */
  surveyOrigin: string | null;
}
