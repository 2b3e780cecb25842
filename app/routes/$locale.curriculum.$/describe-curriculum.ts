import type { MetaDescriptor } from "@remix-run/node";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { describePage } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";

interface Link {
  url: string;
}

/** As `meta` gets it: Remix's type adds `undefined` to what may be missing. */
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

/** The head of a page of the curriculum, with the pages before and after it. */
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
