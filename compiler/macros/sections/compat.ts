import { escapeAttribute } from "~/domain/text/escape-html";
import { describeNoCompatKey } from "../../flaws/macro-without-data";
import { findFeature, listChildren } from "../../sources/platform/compat/features";
import type { Macro } from "../macro";

/** `{{Compat}}`: one mark per front matter key, from which section splitting makes a table. */
export const compat: Macro = {
  names: ["compat"],
  render(_args, { page, report }) {
    const { browserCompat } = page;
    if (browserCompat.length === 0) report(describeNoCompatKey());
    return renderTables(browserCompat);
  },
};

/** Groups of the data set whose features each get a table. */
const EXTENSION_GROUPS = ["webextensions.api", "webextensions.manifest"];

/** `{{WebExtAllCompatTables}}`: the tables of all that browser extensions can use. */
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
