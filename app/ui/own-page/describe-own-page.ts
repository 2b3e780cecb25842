import type { MetaDescriptor } from "@remix-run/react";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import { readSite } from "~/ui/head/read-site";

/** Facts of such a page in its loader's data. */
export interface OwnPageFacts {
  locale: Locale;
  /** Decoded path, with the locale. */
  path: string;
  title: string;
  description: string;
}

/** Head of a page that exists in all languages, or of the failure of its loader. */
export function describeOwnPage({
  data: page,
  error,
  matches,
}: {
  data: OwnPageFacts | undefined;
  error?: unknown;
  matches: Parameters<typeof readSite>[0];
}): MetaDescriptor[] {
  const site = readSite(matches);
  if (!page) return describeFailure(error, site);
  const { locale, path, title, description } = page;
  return describePage({
    site,
    locale,
    path,
    description,
    locales: LOCALES,
    title: toPageTitle(title, site.siteName),
    name: title,
  });
}
