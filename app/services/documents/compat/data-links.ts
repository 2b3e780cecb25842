import { DATA_REPOSITORY, DATA_SITE } from "~/domain/documents/data-addresses";
import { toQuery } from "~/domain/http/to-query";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";

interface DataLinkOptions {
  query: string;
  /** Path of the page that shows the table. */
  pageUrl: string;
  translate: ContentText;
}

/** Renders the links above a table: problem report and data source. */
export function renderDataLinks(
  options: DataLinkOptions & { sourceFile: string | null },
): string {
  const { query, pageUrl, sourceFile, translate } = options;
  const report = renderExternal(
    toIssueUrl({
      template: "data-problem.yml",
      "mdn-url": DATA_SITE + pageUrl,
      metadata: `Query: ${query}`,
      title: `${query} - <SUMMARIZE THE PROBLEM>`,
    }),
    translate("compat-report"),
  );
  if (!sourceFile) return `<p class="bc-links">${report}</p>`;
  const source = renderExternal(
    `${DATA_REPOSITORY}/blob/main/${sourceFile}`,
    translate("compat-source"),
    translate("compat-source-title", { file: escapeAttribute(sourceFile) }),
  );
  return `<p class="bc-links">${report} <span aria-hidden="true">•</span> ${source}</p>`;
}

/** Renders a notice in place of a table without data. */
export function renderMissingData({
  query,
  pageUrl,
  translate,
}: DataLinkOptions): string {
  const report = renderExternal(
    toIssueUrl({
      template: "data-problem.yml",
      "mdn-url": DATA_SITE + pageUrl,
      title: `${query} - Missing compatibility data`,
    }),
    translate("compat-missing-report"),
  );
  const text = translate("compat-missing", {
    query: `<code>${escapeText(query)}</code>`,
  });
  return `<div class="notecard warning"><p>${text} ${report}</p></div>`;
}

function renderExternal(url: string, text: string, title?: string): string {
  const titleAttribute = title ? ` title="${title}"` : "";
  return `<a class="external" target="_blank" href="${escapeAttribute(url)}"${titleAttribute}>${text}</a>`;
}

function toIssueUrl(fields: Record<string, string>): string {
  return `${DATA_REPOSITORY}/issues/new?${toQuery(fields)}`;
}
