/** Starts of addresses, after the language, of pages whose loaders read the content alone. */
const AREAS = [
  ...[
    "docs",
    "blog",
    "curriculum",
    "community",
    "about",
    "advertising",
    "search",
    "play",
  ],
  ...["plus/docs", "observatory/docs", "newsletter", "offline"],
];
/** A slash at the end is one of the home page. */
export const PAGES = new RegExp(`^/[^/]+/(?:$|(?:${AREAS.join("|")})(?:/|$))`);
/** Same without a language: the installed site starts at such addresses (http/site-files/manifest). */
export const SHORT_PAGES = new RegExp(`^/(?:$|(?:${AREAS.join("|")})(?:/|$))`);

export const SEARCH = /^\/[^/]+\/search$/;
/** Browsers ask for it when a search field gets the focus. */
export const SEARCH_INDEX = /\/search-index\.json$/;
