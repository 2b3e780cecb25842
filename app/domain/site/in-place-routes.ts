import { SECTIONS } from "./sections";

/**
 * Ids of the routes of pages that client navigation can show (client-path). Every page
 * sends them to the browser, so every render includes them.
 */
export const IN_PLACE_ROUTES: readonly string[] = [
  "root",
  "routes/$locale",
  ...SECTIONS.flatMap(({ inPlaceRoute }) => inPlaceRoute ?? []),
  "routes/$",
];
