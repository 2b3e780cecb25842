/**
 * Ids of the routes that a page may turn into without being loaded anew (client-path). Every page
 * tells the browser of them, so every page is rendered with them at hand.
 */
export const IN_PLACE_ROUTES: readonly string[] = [
  "root",
  "routes/$locale",
  "routes/$locale._index",
  "routes/$locale.docs.$",
  "routes/$",
];
