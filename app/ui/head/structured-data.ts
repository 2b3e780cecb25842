import type { BreadcrumbLink } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import type { SiteFacts } from "./read-site";

/** A JSON-LD object. Remix escapes characters that could end its script element. */
export type StructuredData = Record<string, Json>;
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const CONTEXT = "https://schema.org";

export function toBreadcrumbs(
  breadcrumbs: readonly BreadcrumbLink[],
  origin: string,
): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ uri, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: toAddress(origin, uri),
    })),
  };
}

export interface ArticleFacts {
  site: SiteFacts;
  locale: Locale;
  name: string;
  description?: string | null | undefined;
  /** Decoded. */
  path: string;
  /** ISO date; null when unknown. */
  modified: string | null;
}

export function toArticle(article: ArticleFacts): StructuredData {
  const { site, locale, name, description, path, modified } = article;
  const publisher = toPublisher(site);
  return {
    "@context": CONTEXT,
    "@type": "TechArticle",
    headline: name,
    ...(description && { description }),
    url: toAddress(site.siteOrigin, path),
    inLanguage: locale,
    ...(modified && { dateModified: modified }),
    author: publisher,
    publisher,
  };
}

/** The site with its search, for search engines. */
export function toWebsite(
  { siteName, siteOrigin }: SiteFacts,
  locale: string,
): StructuredData {
  const home = `${siteOrigin}/${locale}/`;
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: siteName,
    url: home,
    inLanguage: locale,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${home}search?q={query}` },
      "query-input": "required name=query",
    },
  };
}

function toPublisher({ siteName, siteOrigin }: SiteFacts): Json {
  return { "@type": "Organization", name: siteName, url: `${siteOrigin}/` };
}
