import type { BreadcrumbLink } from "~/domain/documents/document";

/** The way to a page, without the page itself; neighbours of one name are one. */
export function formatTrail(parents: readonly BreadcrumbLink[], url: string): string {
  return parents
    .filter(({ uri }) => uri !== url)
    .map(({ title }) => title)
    .filter((title, index, titles) => title !== titles[index - 1])
    .join(" / ");
}
