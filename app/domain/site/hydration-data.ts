/**
 * Time of hydration: at the reader's first intent, as soon as the code is loaded, or never, because
 * behaviours do all that changes in the page.
 */
export type Hydration = "on-intent" | "at-once" | "never";

/** The part of Remix's route manifest that hydration uses. */
export interface StartRoute {
  /** URL of its module. */
  module: string;
  /** Imports of that module, preloaded with it. */
  imports?: string[];
}

/** Facts that every page starts with. */
interface PageStart {
  /** Addresses of modules to start after the page, of features that the operator switched on. */
  optional?: readonly string[] | undefined;
}

/** A page that stays without React. */
export interface PlainStart extends PageStart {
  hydrate: "never";
}

/** Hydration data: module URLs, and the context for Remix. */
export interface HydrationData extends PageStart {
  hydrate: Exclude<Hydration, "never">;
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

/** Start of a page, with React or without. */
export type StartData = HydrationData | PlainStart;

/** Ids of the elements with the start of the page and its loader data. */
export const HYDRATION_DATA_ID = "hydration-data";
export const PAGE_DATA_ID = "page-data";

/** Mark on the page's timeline: its behaviours have started. */
export const STARTED_MARK = "behaviours";
