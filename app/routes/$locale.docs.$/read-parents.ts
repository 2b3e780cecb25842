import type { BreadcrumbLink } from "~/domain/documents/document";

/** Reads the breadcrumbs out of the HTML of an article's bar, because a document's data has them there alone. */
export function readParents(barHtml: string): BreadcrumbLink[] {
  const { body } = new DOMParser().parseFromString(barHtml, "text/html");
  return Array.from(body.querySelectorAll("ol a"), (link) => ({
    uri: link.getAttribute("href") ?? "",
    title: link.textContent,
  }));
}
