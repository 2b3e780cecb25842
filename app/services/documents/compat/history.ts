import type { CompatBrowser, CompatStatement } from "~/domain/compat/compat";
import { toSupportLevel } from "~/domain/compat/compat-level";
import { sortNewestFirst } from "~/domain/compat/compat-order";
import { parseVersion } from "~/domain/compat/compat-version";
import { escapeText } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";
import { listNotes } from "./notes";
import { toVersionLabel } from "./version-label";

/** Renders all statements about one browser, newest first: version, release date, notes. */
export function renderHistory(
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
  const date = statement.added
    ? browser.releases[parseVersion(statement.added)]
    : undefined;
  const released = date ? ` <small>(${context.formatReleased(date)})</small>` : "";
  return `<dt class="bc-${level}">${escapeText(browser.name)} ${version}${released}</dt>`;
}
