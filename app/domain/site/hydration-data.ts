/** Time of hydration: at the reader's first intent, or as soon as the code is loaded. */
export type Hydration = "on-intent" | "at-once";

/** The part of Remix's route manifest that hydration uses. */
export interface StartRoute {
  /** URL of its module. */
  module: string;
  /** Imports of that module, preloaded with it. */
  imports?: string[];
}

/** Hydration data: module URLs, and the context for Remix. */
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
  /** Addresses of modules to start after the page, of features that the operator switched on. */
  optional?: readonly string[] | undefined;
  /** Development only: script that must run before any component is loaded. */
  runtime?: string | undefined;
}

/** Ids of the elements with the hydration data and the page's loader data. */
export const HYDRATION_DATA_ID = "hydration-data";
export const PAGE_DATA_ID = "page-data";
