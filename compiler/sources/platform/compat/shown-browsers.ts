import type { Browsers, BrowserStatement } from "@mdn/browser-compat-data";

/** Browsers that are no longer updated. */
const RETIRED = new Set(["ie"]);

/** Lists the browsers that have a column in a table, in column order. */
export type ListShownBrowsers = (
  category: string,
  idsWithData: ReadonlySet<string>,
) => string[];

/**
 * Creates the function. Desktop and mobile browsers always have columns; server runtimes have
 * them for JavaScript itself, and elsewhere if the feature has data for them; for extensions,
 * only browsers that accept extensions have them.
 */
export function createShownBrowsers(browsers: Browsers): ListShownBrowsers {
  const ofType = (type: BrowserStatement["type"]) =>
    Object.entries(browsers).filter(
      ([id, browser]) => browser.type === type && !RETIRED.has(id),
    );
  const clients = [...ofType("desktop"), ...ofType("mobile")];
  const all = clients.map(([id]) => id);
  const extensible = clients
    .filter(([, browser]) => browser.accepts_webextensions)
    .map(([id]) => id);
  const runtimes = ofType("server").map(([id]) => id);

  return (category, idsWithData) => {
    if (category === "webextensions") return extensible;
    if (category === "javascript") return [...all, ...runtimes];
    return [...all, ...runtimes.filter((id) => idsWithData.has(id))];
  };
}
