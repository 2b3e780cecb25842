import type { CompatBrowsers, CompatTable } from "~/domain/compat";
import type { Locale } from "~/domain/locale";
import type { Translate } from "~/domain/strings";
import type { CompatContext, FindPageUrl } from "./compat/context";
import { renderDataLinks } from "./compat/data-links";
import { getReleasedFormat } from "./compat/format-released";
import { renderHead } from "./compat/head";
import { renderLegend } from "./compat/legend";
import { renderRow } from "./compat/row";
import { escapeHtml } from "./escape-html";

export interface CompatTableOptions {
  browsers: CompatBrowsers;
  locale: Locale;
  translate: Translate;
  findPageUrl: FindPageUrl;
  /** Path of the page that shows the table. */
  pageUrl: string;
  /** Ids that the page has already; the ids of the rows are added. */
  usedIds: Set<string>;
}

/** A compatibility table with its links and legend as HTML that needs no script. */
export function renderCompatTable(
  table: CompatTable,
  options: CompatTableOptions,
): string {
  const { translate, pageUrl } = options;
  const { query, sourceFile } = table;
  const context = createContext(table, options);
  const head = renderHead(context);
  const rows = table.rows.map((row) => renderRow(row, context)).join("");
  const caption = translate("compat-caption", {
    query: `<code>${escapeHtml(query)}</code>`,
  });
  return (
    `<div class="bc">${renderDataLinks({ query, pageUrl, sourceFile, translate })}` +
    `<div class="bc-frame"><table class="bc-table bc-c${context.browsers.length}">` +
    `<caption><span class="visually-hidden">${caption}</span></caption>` +
    `${head}<tbody>${rows}</tbody></table></div>` +
    `${renderLegend(context, rows.includes("<details"))}</div>`
  );
}

function createContext(table: CompatTable, options: CompatTableOptions): CompatContext {
  const { browsers, locale, translate, findPageUrl, usedIds } = options;
  return {
    locale,
    translate,
    findPageUrl,
    usedIds,
    browsers: table.browsers.flatMap((id) => browsers[id] ?? []),
    formatReleased: getReleasedFormat(locale, translate),
    used: new Set(),
  };
}
