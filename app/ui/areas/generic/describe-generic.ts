import type { MetaDescriptor } from "@remix-run/react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { describeEnglishPage } from "~/ui/head/describe-english-page";
import type { SiteFacts } from "~/ui/head/read-site";

export interface DescribedGeneric {
  title: string;
  pageTitle: string;
  description: string;
  url: string;
  parents?: readonly BreadcrumbLink[];
}

/** Head of a page that is in English in every locale. */
export function describeGeneric(
  { title, pageTitle, description, url, parents = [] }: DescribedGeneric,
  site: SiteFacts,
): MetaDescriptor[] {
  return describeEnglishPage({
    site,
    title: pageTitle,
    name: title,
    description,
    path: url,
    breadcrumbs: parents,
  });
}
