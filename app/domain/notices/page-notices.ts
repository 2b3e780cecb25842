import type { Slot } from "./slots";

/** An advertisement in a page. */
export interface ServedCampaign {
  campaign: string;
  slot: Slot;
}

/** A request for a whole page, as far as its notices depend on it. */
export interface NoticesRequest {
  /** Decoded. */
  path: string;
  /** Path and query as they were sent. */
  address: string;
  /** Country of a signed-in reader; null for pages that everyone gets. */
  country: string | null;
  /** Tells the HTTP layer about the rendered page. */
  note(facts: { surveyOrigin?: string; served?: readonly ServedCampaign[] }): void;
}

/** Notices of a page on the server. */
export interface PageNotices {
  /** Address of their style sheet. */
  styles: string;
  /** Properties of the elements by their places (ui/static-html/static-element). */
  elements: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  /** Contents of the elements, for the page that was requested. */
  html: Readonly<Record<string, string>>;
  /** Campaigns for the slots of the path. */
  campaigns: readonly ServedCampaign[];
}
