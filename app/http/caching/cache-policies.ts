/** Every Cache-Control value of the site, by what it is for. */
export const CACHE_POLICIES = {
  /** Pages, their data and the files next to them: an hour. */
  page: "public, max-age=3600",
  /** The same pages, changed by a cookie such as the theme's. */
  ownPage: "private, max-age=3600",
  /** Pages of a signed-in reader. */
  signedIn: "private, no-store",
  /** Built files whose name changes with their content: a year. */
  immutable: "public, max-age=31536000, immutable",
  /** Redirects that are the same for everyone: 30 days. */
  redirect: "public, max-age=2592000",
  /** Answers of the search API: a day (server contract, 9.1). */
  search: "max-age=86400",
  /** Errors, and whatever depends on the visitor. */
  never: "no-store",
} as const;
