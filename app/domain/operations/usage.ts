/** Forms in which a page is served: to eyes, as Markdown, or as answers of the MCP server. */
export const SURFACES = ["html", "markdown", "mcp"] as const;
export type Surface = (typeof SURFACES)[number];

/** Programs by what they say of themselves: browsers, tools that fetch for a person, and the rest. */
export const CLIENTS = ["reader", "assistant", "crawler"] as const;
export type Client = (typeof CLIENTS)[number];

/**
 * Kinds of counts, with the number of names that are kept per day, surface and client. All rarer
 * names share one row, so that made-up names can't fill the table.
 */
export const USAGE_KINDS = {
  page: 1_000,
  "not-found": 200,
  "empty-search": 200,
  vote: 2,
  ping: 8,
  event: 200,
  scroll: 3,
  viewport: 8,
  subscription: 8,
} as const;
export type UsageKind = keyof typeof USAGE_KINDS;

/** One series of counts. */
export interface UsageSeries {
  kind: UsageKind;
  surface: Surface | "";
  client: Client | "";
}

/** Counts one use of a name. */
export type CountUse = (name: string) => void;

/** Opens a series of counts, to be kept by the caller: opening costs more than counting. */
export type OpenSeries = (series: UsageSeries) => CountUse;
