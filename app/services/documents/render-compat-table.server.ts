import type { CompatBrowser, CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import { listShownBrowsers } from "~/domain/compat/hidden-browsers";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { escapeText } from "~/domain/text/escape-html";
import { renderBrowserChoice } from "./compat/browser-choice";
import type { CompatContext, FindPageUrl } from "./compat/context";
import { renderDataLinks } from "./compat/data-links";
import { getReleasedFormat } from "./compat/format-released";
import { renderHead } from "./compat/head";
import { renderLegend } from "./compat/legend";
import { renderRow } from "./compat/row";

export interface CompatTableOptions {
  browsers: CompatBrowsers;
  locale: Locale;
  translate: ContentText;
  findPageUrl: FindPageUrl;
  /** Path of the page that shows the table. */
  pageUrl: string;
  /** Id of the section that contains the table, if any. */
  sectionId: string | null;
  /** Browsers that the reader has hidden. */
  hiddenBrowsers: readonly string[];
  /** Ids that the page contains; the rows' ids are added. */
  usedIds: Set<string>;
}

/**
 * Renders a compatibility table with its links and legend; it works without JavaScript.
 * `data-markdown-ignore` tells tools that compare a page with its Markdown (afdocs) that the twin has a
 * table of its own.
 */
export function renderCompatTable(
  table: CompatTable,
  options: CompatTableOptions,
): string {
  const { translate, pageUrl, sectionId } = options;
  const { query, sourceFile } = table;
  const context = createContext(table, options);
  const offered = listBrowsers(table.browsers, options.browsers);
  const returnTo = sectionId === null ? pageUrl : `${pageUrl}#${sectionId}`;
  const head = renderHead(context);
  const rows = table.rows.map((row) => renderRow(row, context)).join("");
  const caption = translate("compat-caption", {
    query: `<code>${escapeText(query)}</code>`,
  });
  return (
    `<div class="bc" data-markdown-ignore><div class="bc-top">${renderDataLinks({ query, pageUrl, sourceFile, translate })}` +
    `${renderBrowserChoice({ offered, returnTo }, context)}</div>` +
    `<div class="bc-frame${toLength(table.rows.length)}"><table class="bc-table bc-c${context.browsers.length}">` +
    `<caption><span class="visually-hidden">${caption}</span></caption>` +
    `${head}<tbody>${rows}</tbody></table></div>` +
    `${renderLegend(context, rows.includes("<details"))}</div>`
  );
}

/** From this on, a table out of view is laid out when it comes into view (compat-table/narrow.css). */
const LONG_ROWS = 30;
const LENGTH_STEP = 10;
const MOST_LENGTHS = 10;

/** Class for the length of a long table in steps of ten rows, because CSS can't count them. */
function toLength(rows: number): string {
  if (rows < LONG_ROWS) return "";
  return ` bc-long bc-l${Math.min(MOST_LENGTHS, Math.round(rows / LENGTH_STEP))}`;
}

function createContext(table: CompatTable, options: CompatTableOptions): CompatContext {
  const { browsers, hiddenBrowsers, locale, translate, findPageUrl, usedIds } = options;
  return {
    locale,
    translate,
    findPageUrl,
    usedIds,
    browsers: listBrowsers(listShownBrowsers(table.browsers, hiddenBrowsers), browsers),
    formatReleased: getReleasedFormat(locale, translate),
    used: new Set(),
  };
}

function listBrowsers(ids: readonly string[], browsers: CompatBrowsers): CompatBrowser[] {
  return ids.flatMap((id) => browsers[id] ?? []);
}
