/** Time of hydration: at the reader's first intent, or as soon as the code is loaded. */
export type Hydration = "on-intent" | "at-once";

/** The part of Remix's route manifest that hydration uses. */
export interface StartRoute {
  /** URL of its module. */
  module: string;
  /** Imports of that module, preloaded with it. */
  imports?: string[];
}

/** What the browser needs to have React take a page over: addresses, and what Remix is to know. */
export interface HydrationData {
  hydrate: Hydration;
  /** Value of `__remixContext`. */
  context: Record<string, unknown>;
  /**
   * Value of `__remixManifest`: routes of the page, and of pages that client navigation
   * can show.
   */
  manifest: { routes: Record<string, StartRoute> };
  /** Ids of the page's routes. */
  matches: string[];
  /** Development only: script that must run before any component is loaded. */
  runtime?: string | undefined;
}

/** Ids of the elements that carry it, and beside it the data of the page's loaders. */
export const HYDRATION_DATA_ID = "hydration-data";
export const PAGE_DATA_ID = "page-data";
