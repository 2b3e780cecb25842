import type {
  CompatBrowser,
  CompatBrowsers,
  CompatRow,
  CompatStatement,
  CompatTable,
} from "~/domain/compat/compat";
import { hasHistory } from "~/domain/compat/compat-cells";
import { sortNewestFirst } from "~/domain/compat/compat-order";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import {
  listNotes,
  localizeLinks,
  toVersionLabel,
  type CompatContext,
} from "~/services/documents/index.server";
import { escapeMarkdown } from "./markdown/escape";
import { renderMarkdownLine, type MarkdownContext } from "./markdown/render-markdown";

export interface CompatMarkdownOptions extends Pick<
  CompatContext,
  "locale" | "translate" | "findPageUrl"
> {
  browsers: CompatBrowsers;
  markdown: MarkdownContext;
  /** Returns the next number of a footnote; no other footnote of the page has it. */
  countNote: () => number;
}

interface TableState extends Pick<CompatMarkdownOptions, "markdown" | "countNote"> {
  context: CompatContext;
  /** Numbers of the notes by their text, which several cells may share. */
  notes: Map<string, number>;
}

const STATUS_TEXTS = [
  ["experimental", "badge-experimental"],
  ["deprecated", "badge-deprecated"],
  ["nonStandard", "badge-nonstandard"],
] as const satisfies readonly (readonly [keyof CompatRow, ContentMessageId])[];

/**
 * Renders a compatibility table as a table of GFM: one row per feature, one column per browser, the
 * first version with support in each cell, and footnotes for everything else.
 */
export function renderCompatMarkdown(
  table: CompatTable,
  { browsers, markdown, countNote, ...texts }: CompatMarkdownOptions,
): string {
  const columns = table.browsers.flatMap((id) => browsers[id] ?? []);
  const state: TableState = {
    context: {
      ...texts,
      browsers: columns,
      formatReleased: (date) => date,
      usedIds: new Set(),
      used: new Set(),
    },
    markdown: { ...markdown, inCell: true },
    countNote,
    notes: new Map(),
  };
  const head = [texts.translate("compat-feature"), ...columns.map(({ name }) => name)];
  const rows = table.rows.map((row) => renderRow(row, columns, state));
  const lines = [toLine(head), `|${" --- |".repeat(head.length)}`, ...rows.map(toLine)];
  const notes = [...state.notes].map(([note, number]) => `[^${number}]: ${note}`);
  return [lines.join("\n"), notes.join("\n")].filter(Boolean).join("\n\n");
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function renderRow(
  row: CompatRow,
  columns: readonly CompatBrowser[],
  state: TableState,
): string[] {
  const { translate, findPageUrl } = state.context;
  const nameHtml = localizeLinks(row.nameHtml, findPageUrl);
  const name = renderMarkdownLine(nameHtml, state.markdown);
  const { docPath } = row;
  const isLinked = nameHtml.includes("<a ");
  const url = docPath === null || isLinked ? null : findPageUrl(docPath);
  const linked = url === null ? name : `[${name}](${state.markdown.resolve(url)})`;
  const status = STATUS_TEXTS.flatMap(([key, id]) =>
    row[key] ? ` (${translate(id)})` : [],
  ).join("");
  const cells = columns.map((browser) =>
    renderCell(row.support[browser.id], browser, state),
  );
  return [`${"— ".repeat(row.depth)}${linked}${status}`, ...cells];
}

function renderCell(
  statements: readonly CompatStatement[] | undefined,
  browser: CompatBrowser,
  { context, markdown, notes, countNote }: TableState,
): string {
  const label = toVersionLabel(statements?.[0], browser, context);
  if (!statements || !hasHistory(statements)) return escapeMarkdown(label);
  const facts = sortNewestFirst(statements, browser).map((statement) => {
    const version = toVersionLabel(statement, browser, context);
    const lines = listNotes(statement, statements, browser, context).map((note) =>
      renderMarkdownLine(note, { ...markdown, inCell: false }),
    );
    return `${escapeMarkdown(version)}: ${lines.join(" ")}`;
  });
  const note = facts.join(" · ");
  const number = notes.get(note) ?? countNote();
  notes.set(note, number);
  return `${escapeMarkdown(label)} [^${number}]`;
}
