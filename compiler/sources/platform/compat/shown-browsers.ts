import type { Browsers, BrowserStatement } from "@mdn/browser-compat-data";

/** Browsers that nobody can update any more. */
const RETIRED = new Set(["ie"]);

/** Answers which browsers a table has columns for, in column order. */
export type ListShownBrowsers = (
  category: string,
  idsWithData: ReadonlySet<string>,
) => string[];

/**
 * Desktop and mobile browsers always; server runtimes for JavaScript itself, and elsewhere
 * those that the feature has data for; for extensions the browsers that take extensions.
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
