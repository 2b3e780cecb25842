import type { CompatRow } from "~/domain/compat/compat";
import { escapeAttribute } from "~/domain/text/escape-html";
import { renderCell } from "./cell";
import type { CompatContext, RowStatus } from "./context";
import { renderStatus } from "./icons";
import { localizeLinks } from "./localize-links";

/** Deepest level of indentation. */
const MAX_INDENT = 3;

/** Renders one feature: name, anchor, and a cell per browser. */
export function renderRow(row: CompatRow, context: CompatContext): string {
  const id = escapeAttribute(`compat-${row.key}`);
  const idAttribute = context.usedIds.has(id) ? "" : ` id="${id}"`;
  context.usedIds.add(id);
  const cells = context.browsers.map((browser) =>
    renderCell(row.support[browser.id], browser, context),
  );
  return `<tr class="bc-d${Math.min(row.depth, MAX_INDENT)}"${idAttribute}>${renderName(row, id, context)}${cells.join("")}</tr>`;
}

function renderName(row: CompatRow, id: string, context: CompatContext): string {
  const statuses = listStatuses(row).map((status) => renderStatus(status, context));
  const label = context.translate("compat-row-link");
  return (
    `<th scope="row">${renderLabel(row, context)}${statuses.join("")}` +
    `<a class="bc-a" data-copy-link href="#${id}" aria-label="${label}">#</a></th>`
  );
}

/** Break opportunities in a name: after a full stop, before an opening parenthesis. */
const BREAKS = /(<[^>]*>)|(\w\.)(?=\w)|(\w)(?=\()/g;

/** Links the name to the feature's page, except in the first row, which is the current page. */
function renderLabel(row: CompatRow, { findPageUrl }: CompatContext): string {
  const name = localizeLinks(row.nameHtml, findPageUrl).replace(
    BREAKS,
    (found, tag?: string) => (tag === undefined ? `${found}<wbr>` : tag),
  );
  if (!row.docPath || row.depth === 0 || name.includes("<a ")) return name;
  const url = findPageUrl(row.docPath);
  return url === null ? name : `<a href="${escapeAttribute(url)}">${name}</a>`;
}

function listStatuses(row: CompatRow): RowStatus[] {
  const has: Record<RowStatus, boolean> = {
    experimental: row.experimental,
    nonstandard: row.nonStandard,
    deprecated: row.deprecated,
  };
  return (["experimental", "deprecated", "nonstandard"] as const).filter(
    (status) => has[status],
  );
}
