import type { MetaDescriptor } from "@remix-run/react";
import type { BreadcrumbLink } from "~/domain/document";
import { LOCALES, type Locale } from "~/domain/locale";
import { describePage } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";

export interface DescribedGeneric {
  title: string;
  pageTitle: string;
  description: string;
  url: string;
  locale: Locale;
  parents?: readonly BreadcrumbLink[];
}

/** The head of a page that every locale shows in English. */
export function describeGeneric(
  { title, pageTitle, description, url, locale, parents = [] }: DescribedGeneric,
  site: SiteFacts,
): MetaDescriptor[] {
  return describePage({
    site,
    locale,
    title: pageTitle,
    name: title,
    description,
    path: url,
    locales: LOCALES,
    breadcrumbs: parents,
  });
}
