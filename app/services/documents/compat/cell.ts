import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import { toSupportLevel } from "~/domain/compat/compat-level";
import { hasHistory, listCellMarks } from "~/domain/compat/compat-marks";
import { parseVersion } from "~/domain/compat/compat-version";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";
import { renderHistory } from "./history";
import { renderLevel, renderMark } from "./icons";
import { toVersionLabel } from "./version-label";

/**
 * Renders one cell: level, version and, if there is more, a collapsible history. Repeats the
 * browser's name as data for narrow screens, where rows become lists.
 */
export function renderCell(
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
  const date = statement?.added
    ? browser.releases[parseVersion(statement.added)]
    : undefined;
  return date ? ` title="${formatReleased(date)}"` : "";
}
