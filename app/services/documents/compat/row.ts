import type { CompatRow, CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import {
  toSupportLevel,
  hasHistory,
  listCellMarks,
  parseVersion,
} from "~/domain/compat/compat-cells";
import { sortNewestFirst } from "~/domain/compat/compat-order";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { CompatContext, RowStatus } from "./context";
import { renderStatus, renderLevel, renderMark } from "./icons";
import { renderDataText } from "./localize-links";
import { listNotes } from "./notes";
import { toVersionLabel } from "./version-label";

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
  const parts = [
    renderLabel(row, context),
    ...listStatuses(row).map((status) => renderStatus(status, context)),
  ];
  const label = context.translate("compat-row-link");
  return (
    `<th scope="row">${parts.join(" ")} ` +
    `<a class="bc-a" href="#${id}" aria-label="${label}">#</a></th>`
  );
}

/** Break opportunities in a name: after a full stop, before an opening parenthesis. */
const BREAKS = /(<[^>]*>)|(\w\.)(?=\w)|(\w)(?=\()/g;

/** Links the name to the feature's page, except in the first row, which is the current page. */
function renderLabel(row: CompatRow, context: CompatContext): string {
  const { findPageUrl } = context;
  const name = renderDataText(row.nameHtml, context).replace(
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

/**
 * Renders one cell: level, version and, if there is more, a collapsible history. Repeats the
 * browser's name as data for narrow screens, where rows become lists.
 */
function renderCell(
  statements: readonly CompatStatement[] | undefined,
  browser: CompatBrowser,
  context: CompatContext,
): string {
  const [current] = statements ?? [];
  const level = toSupportLevel(current, browser);
  const face = renderLevel(level, context) + toVersionLabel(current, browser, context);
  const start = `<td class="bc-${level}"`;
  const name = `data-b="${escapeAttribute(browser.name)}"`;
  if (!statements || !hasHistory(statements)) {
    return `${start} ${name}${renderReleaseTitle(current, browser, context)}>${face}</td>`;
  }
  const marks = listCellMarks(statements).map((mark) => renderMark(mark, context));
  const history = renderHistory(statements, browser, context);
  // The shared `name` makes the details exclusive: one history is open at a time.
  return `${start}><details name="bc"><summary ${name}>${face}${marks.join("")}</summary>${history}</details></td>`;
}

function renderReleaseTitle(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
  { formatReleased }: CompatContext,
): string {
  const date = findReleaseDate(statement, browser);
  return date ? ` title="${formatReleased(date)}"` : "";
}

/** Renders all statements about one browser, newest first: version, release date, notes. */
function renderHistory(
  statements: readonly CompatStatement[],
  browser: CompatBrowser,
  context: CompatContext,
): string {
  const entries = sortNewestFirst(statements, browser).map((statement) => {
    const heading = renderHeading(statement, browser, context);
    const notes = listNotes(statement, statements, browser, context);
    return heading + notes.map((note) => `<dd>${note}</dd>`).join("");
  });
  return `<dl class="bc-history">${entries.join("")}</dl>`;
}

function renderHeading(
  statement: CompatStatement,
  browser: CompatBrowser,
  context: CompatContext,
): string {
  const level = toSupportLevel(statement, browser);
  const version = toVersionLabel(statement, browser, context);
  const date = findReleaseDate(statement, browser);
  const released = date ? ` <small>(${context.formatReleased(date)})</small>` : "";
  return `<dt class="bc-${level}">${escapeText(browser.name)} ${version}${released}</dt>`;
}

/** Date of the release that a statement names first, where the data set has it. */
function findReleaseDate(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
): string | undefined {
  return statement?.added ? browser.releases[parseVersion(statement.added)] : undefined;
}
