import type { Hydration } from "./page-handle";

/** The part of what Remix knows of a route that the start of a page looks at. */
export interface StartRoute {
  /** Address of its module. */
  module: string;
  /** What that imports, to be asked for at the same time. */
  imports?: string[];
}

/** What the browser needs to have React take a page over: addresses, and what Remix is to know. */
export interface PageStart {
  hydrate: Hydration;
  /** Becomes `__remixContext`. */
  context: Record<string, unknown>;
  /** Becomes `__remixManifest`: the page's routes, and those of pages that may be shown in place. */
  manifest: { routes: Record<string, StartRoute> };
  /** Ids of the routes that the page is made of. */
  matches: string[];
  /** In development: the script that has to run before any component is loaded. */
  runtime?: string | undefined;
}

/** Ids of the elements that carry it, and beside it the data of the page's loaders. */
export const PAGE_START_ID = "page-start";
export const PAGE_DATA_ID = "page-data";
