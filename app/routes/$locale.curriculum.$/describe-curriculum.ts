import type { MetaDescriptor } from "@remix-run/node";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { describePage } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";

interface Link {
  url: string;
}

/**
 * Props as `meta` receives them, because Remix's type adds `undefined` to optional
 * fields.
 */
export interface DescribedCurriculum {
  doc: {
    title: string;
    summary: string;
    parents: readonly BreadcrumbLink[];
    noIndexing: boolean;
    prevNext: { prev?: Link | undefined; next?: Link | undefined };
  };
  url: string;
  pageTitle: string;
}

/** Head of a curriculum page, with links to its neighbours. */
export function describeCurriculum(
  { doc, url, pageTitle }: DescribedCurriculum,
  site: SiteFacts,
): MetaDescriptor[] {
  const { title, summary, parents, noIndexing, prevNext } = doc;
  return describePage({
    site,
    locale: "en-US",
    title: pageTitle,
    name: title,
    description: summary,
    path: url,
    robots: noIndexing ? "noindex, nofollow" : null,
    previous: prevNext.prev?.url ?? null,
    next: prevNext.next?.url ?? null,
    breadcrumbs: parents,
    article: { modified: null },
  });
}
