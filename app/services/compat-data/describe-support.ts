import type {
  CompatBrowser,
  CompatBrowsers,
  CompatRow,
  CompatStatement,
} from "~/domain/compat/compat";
import {
  toSupportLevel,
  type SupportLevel,
  parseVersion,
  shortenVersion,
} from "~/domain/compat/compat-cells";
import { toPlainText } from "~/domain/text/to-plain-text";

/** Support of a feature in one browser, by the statement that compatibility tables show. */
export interface BrowserSupport {
  /** Id in browser-compat-data: `firefox_android`. */
  browser: string;
  name: string;
  level: SupportLevel;
  /** First version; null when not supported or unknown. */
  since: string | null;
  /** ISO date of that version's release; null when unknown. */
  released: string | null;
  /** First version without the feature again. */
  removed: string | null;
  /** Plain text, English: limits, prefixes, flags and remarks. */
  notes: string[];
}

/** Describes the support in these browsers; unknown ids are left out. */
export function describeSupport(
  row: CompatRow,
  ids: readonly string[],
  browsers: CompatBrowsers,
): BrowserSupport[] {
  return ids.flatMap((id) => {
    const browser = browsers[id];
    return browser ? [describe(row.support[id]?.[0], browser)] : [];
  });
}

function describe(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
): BrowserSupport {
  const added = statement?.added || null;
  return {
    browser: browser.id,
    name: browser.name,
    level: toSupportLevel(statement, browser),
    since: added && shorten(added),
    released: (added && browser.releases[parseVersion(added)]) || null,
    removed: statement?.removed ? shorten(statement.removed) : null,
    notes: statement ? listNotes(statement) : [],
  };
}

/** Keeps the `≤` of versions that are known only as an upper bound. */
function shorten(version: string): string {
  return (version.startsWith("≤") ? "≤" : "") + shortenVersion(version);
}

function listNotes(statement: CompatStatement): string[] {
  const { partial, prefix, alternativeName, flags = [], notes = [] } = statement;
  return [
    partial ? "partial support" : "",
    prefix === undefined ? "" : `needs the prefix ${prefix}`,
    alternativeName === undefined ? "" : `named ${alternativeName}`,
    ...flags.map(toFlagNote),
    ...notes.map((html) => toPlainText(html)),
  ].filter(Boolean);
}

function toFlagNote({
  type,
  name,
  value_to_set: value,
}: {
  type: string;
  name: string;
  value_to_set?: string;
}): string {
  const kind = type === "preference" ? "preference" : "runtime flag";
  return `behind the ${kind} ${name}${value === undefined ? "" : ` set to ${value}`}`;
}
