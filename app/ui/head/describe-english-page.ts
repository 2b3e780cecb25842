import type { MetaDescriptor } from "@remix-run/react";
import { DEFAULT_LOCALE, swapLocale } from "~/domain/locales/locale";
import { describePage, type PageFacts } from "./describe-page";

/**
 * Head of an English page with a URL in every locale. The canonical URL is that of en-US,
 * because ten copies of a text are duplicates to search engines.
 */
export function describeEnglishPage({
  path,
  breadcrumbs = [],
  ...page
}: Omit<PageFacts, "locale" | "locales">): MetaDescriptor[] {
  return describePage({
    ...page,
    locale: DEFAULT_LOCALE,
    path: swapLocale(path, DEFAULT_LOCALE),
    breadcrumbs: breadcrumbs.map(({ uri, title }) => ({
      uri: swapLocale(uri, DEFAULT_LOCALE),
      title,
    })),
  });
}
