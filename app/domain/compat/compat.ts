/**
 * Browser-compatibility data, reduced at compile time from browser-compat-data to the
 * content of a table. One CompatTable is stored per query; the browsers are stored once.
 */
export interface CompatTable {
  query: string;
  /** First segment of the query: `api`, `css`, `javascript`, `webextensions` ... */
  category: string;
  /** Ids of the table's browsers in column order; keys of the store's browsers. */
  browsers: string[];
  /** Depth-first: the feature itself, then its sub-features. */
  rows: CompatRow[];
  /** Path of the data file in the public data repository, for the link to the source. */
  sourceFile: string | null;
}

export interface CompatRow {
  /** Full key such as `css.properties.display.grid`. */
  key: string;
  /** HTML: the description, or the (dotted) key in `<code>`. */
  nameHtml: string;
  depth: number;
  /** Path without locale, `/docs/Web/...`, perhaps with a fragment; null when the row has no page of its own. */
  docPath: string | null;
  experimental: boolean;
  deprecated: boolean;
  nonStandard: boolean;
  /** Statements by browser id; a cell shows the first one. A missing id means unknown. */
  support: Record<string, CompatStatement[]>;
}

export interface CompatStatement {
  /** Version, `≤version`, `preview`, false (not supported) or null (unknown). */
  added: string | false | null;
  /** First version without the feature. */
  removed?: string;
  /** Last version with the feature. */
  last?: string;
  partial?: true;
  prefix?: string;
  alternativeName?: string;
  flags?: { type: string; name: string; value_to_set?: string }[];
  /** HTML. */
  notes?: string[];
  implUrls?: string[];
}

export interface CompatBrowser {
  id: string;
  name: string;
  type: "desktop" | "mobile" | "server";
  previewName: string | null;
  flagUrl: string | null;
  /** Release date (ISO) by version. */
  releases: Record<string, string>;
  /** Versions not yet released: beta, nightly, planned. */
  previewVersions: string[];
}

export type CompatBrowsers = Record<string, CompatBrowser>;

/** Title of a specification that is missing from the catalogue. */
export const UNKNOWN_SPECIFICATION = "Unknown specification";
