import type { DocumentSource } from "~/domain/documents/document";
import { toQuery } from "~/domain/site/to-query";

export interface ReportedPage {
  /** Absolute URL of the page. */
  address: string;
  modified: string | null;
  source: DocumentSource;
}

/**
 * URL of the code host's prefilled form for a new issue; null without a known repository.
 */
export function toReportUrl({ address, modified, source }: ReportedPage): string | null {
  const repository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(source.github_url ?? "")?.[0];
  if (!repository) return null;
  const facts = [
    `* Folder: \`${source.folder}\``,
    `* Page: ${address}`,
    `* Source: ${source.github_url ?? ""}`,
    ...(source.last_commit_url ? [`* Last commit: ${source.last_commit_url}`] : []),
    ...(modified ? [`* Last modified: ${modified}`] : []),
  ];
  const query = toQuery({
    template: "page-report.yml",
    "mdn-url": address,
    metadata: facts.join("\n"),
  });
  return `${repository}/issues/new?${query}`;
}
