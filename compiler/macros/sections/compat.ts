import { escapeAttribute } from "~/domain/text/escape-html";
import { describeNoCompatKey } from "../../flaws/macros";
import { findFeature, listChildren } from "../../sources/platform/compat/features";
import type { Macro } from "../macro";

/**
 * `{{Compat}}` renders one marker per front matter key, which section splitting turns into a
 * table.
 */
export const compat: Macro = {
  names: ["compat"],
  render(_args, { page, report }) {
    const { browserCompat } = page;
    if (browserCompat.length === 0) report(describeNoCompatKey());
    return renderTables(browserCompat);
  },
};

/** Groups of the data set whose features get a table each. */
const EXTENSION_GROUPS = ["webextensions.api", "webextensions.manifest"];

/** `{{WebExtAllCompatTables}}` renders the tables of everything browser extensions can use. */
export const webExtAllCompatTables: Macro = {
  names: ["webextallcompattables"],
  render(_args, { platform }) {
    const groups = EXTENSION_GROUPS.flatMap(
      (key) => findFeature(platform.compat, key) ?? [],
    );
    return renderTables(groups.flatMap(listChildren).map(({ key }) => key));
  },
};

function renderTables(keys: readonly string[]): string {
  const multiple = String(keys.length > 1);
  return keys
    .map(
      (key) =>
        `<div class="bc-data" data-query="${escapeAttribute(key)}" data-depth="1" data-multiple="${multiple}"></div>`,
    )
    .join("\n");
}
