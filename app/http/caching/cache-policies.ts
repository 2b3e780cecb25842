/** All Cache-Control values of the site, by purpose. */
export const CACHE_POLICIES = {
  /** Pages, their data and the files next to them: one hour. */
  page: "public, max-age=3600",
  /** Pages that depend on a cookie, such as the theme's. */
  ownPage: "private, max-age=3600",
  /** Content on a writer's server: stored, but asked for again each time. */
  edited: "no-cache",
  /** Pages of a signed-in reader. */
  signedIn: "private, no-store",
  /** Built files with a hash in their name: one year. */
  immutable: "public, max-age=31536000, immutable",
  /** Public redirects: 30 days, but those that correct the case of an address are stored as a page is. */
  redirect: "public, max-age=2592000",
  /** Responses of the search API: one day (server contract, 9.1). */
  search: "max-age=86400",
  /** Images of advertisements: one day (server contract, 14.5). */
  placementImage: "max-age=86400",
  /** Errors, and responses that depend on the visitor. */
  never: "no-store",
} as const;
