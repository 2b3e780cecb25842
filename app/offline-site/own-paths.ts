import { toRoutePath } from "~/rendering/drop-routes.server";

/** Starts of addresses, after the language, of pages whose loaders read the content alone. */
const AREAS = [
  "docs",
  "blog",
  "curriculum",
  "community",
  "about",
  "advertising",
  "search",
  "play",
  "plus/docs",
  "observatory/docs",
  "newsletter",
  "offline",
];
/** A slash at the end is one of the home page. */
export const PAGES = new RegExp(`^/[^/]+/(?:$|(?:${AREAS.join("|")})(?:/|$))`);
/** Same without a language: the installed site starts at such addresses (http/site-files/manifest). */
export const SHORT_PAGES = new RegExp(`^/(?:$|(?:${AREAS.join("|")})(?:/|$))`);

/**
 * Lists the ids of the routes of these pages, with those that they are nested in. The build leaves the
 * others out of the bundle, and what they alone use.
 */
export function listOwnRoutes(
  routes: Readonly<Record<string, { path?: string; parentId?: string }>>,
): string[] {
  const ids = Object.keys(routes);
  const findPath = (id: string) => `${toRoutePath(routes, id)}/`;
  const own = ids.map(findPath).filter((path) => path === "/*/" || PAGES.test(path));
  return ids.filter((id) => own.some((path) => path.startsWith(findPath(id))));
}

export const SEARCH = /^\/[^/]+\/search$/;
/** Browsers ask for it when a search field gets the focus. */
export const SEARCH_INDEX = /\/search-index\.json$/;
