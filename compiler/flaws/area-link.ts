import type { FlawReport } from "~/domain/documents/flaw";

/**
 * A link to a page of blog, curriculum or another area that is not there. A warning: areas come
 * from repositories of their own, which this site may have in another state than the writer.
 */
export function describeBrokenAreaLink(href: string): FlawReport {
  return {
    check: "broken-link",
    severity: "warning",
    message: `The link leads to ${href}, which does not exist.`,
  };
}
