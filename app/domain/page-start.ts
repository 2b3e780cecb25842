import type { Hydration } from "./page-handle";

/** What the browser needs to have React take a page over: addresses, and what Remix is to know. */
export interface PageStart {
  hydrate: Hydration;
  /** Becomes `__remixContext`. */
  context: Record<string, unknown>;
  /** Address of the script that sets `__remixManifest`. */
  manifest: string;
  /** Addresses of the modules of the page's routes, by the routes' ids. */
  routes: Record<string, string>;
  /** What those modules import, to be asked for at the same time. */
  imports: string[];
  /** In development: the script that has to run before any component is loaded. */
  runtime?: string | undefined;
}

/** Ids of the elements that carry it, and beside it the data of the page's loaders. */
export const PAGE_START_ID = "page-start";
export const PAGE_DATA_ID = "page-data";
