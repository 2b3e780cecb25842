import type { BreadcrumbLink } from "~/domain/documents/document";

/** Breadcrumbs without the page itself; equal neighbours are merged. */
export function formatTrail(parents: readonly BreadcrumbLink[], url: string): string {
  return parents
    .filter(({ uri }) => uri !== url)
    .map(({ title }) => title)
    .filter((title, index, titles) => title !== titles[index - 1])
    .join(" / ");
}
