import type { MetaDescriptor } from "@remix-run/react";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { describePage, type PageFacts } from "./describe-page";

/**
 * The head of a page in English that every locale shows at an address of its own. Search engines
 * get the en-US address from all of them, because ten copies of one text are duplicates.
 */
export function describeEnglishPage({
  path,
  breadcrumbs = [],
  ...page
}: Omit<PageFacts, "locale" | "locales">): MetaDescriptor[] {
  return describePage({
    ...page,
    locale: DEFAULT_LOCALE,
    path: toEnglishPath(path),
    breadcrumbs: breadcrumbs.map(({ uri, title }) => ({
      uri: toEnglishPath(uri),
      title,
    })),
  });
}

function toEnglishPath(path: string): string {
  return path.replace(/^\/[^/]+/, `/${DEFAULT_LOCALE}`);
}
