/**
 * Texts that only some pages show. The server knows all texts; a browser gets a part as a file of
 * its own, so that the pages which most people read don't carry it. Everything else is in the
 * file that every page loads.
 */
export const TEXT_PARTS = [
  { name: "search", ids: /^search-/, pages: /^\/[^/]+\/search\/?$/ },
  {
    name: "collections",
    ids: /^(?:collections?|viewed)-/,
    pages: /^\/[^/]+\/plus\/collections(?:\/|$)/,
  },
] as const;

export type TextPart = (typeof TEXT_PARTS)[number]["name"];

/** The parts that the page at this path shows from the start. */
export function listTextParts(path: string): TextPart[] {
  return TEXT_PARTS.filter(({ pages }) => pages.test(path)).map(({ name }) => name);
}
