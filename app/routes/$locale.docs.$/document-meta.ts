import type { MetaDescriptor } from "@remix-run/node";
import { describePage, type RobotsRule } from "~/ui/head/describe-page";
import type { SiteFacts } from "~/ui/head/read-site";
import type { DocumentFacts } from "./document-facts";

type DescribedDocument = Pick<
  DocumentFacts,
  | "title"
  | "pageTitle"
  | "summary"
  | "mdn_url"
  | "locale"
  | "locales"
  | "noIndexing"
  | "parents"
  | "modified"
  | "feeds"
>;

/**
 * Card properties that differ between documents. A part carries only these: the open page has the
 * rest.
 */
const OWN_PROPERTIES: readonly string[] = ["og:title", "og:url", "article:modified_time"];

/** Query parameters of forms that filter a page; the result is no page of its own. */
const FILTERS = ["sidebar", "browsers"];

export interface DescribedPlace {
  site: SiteFacts;
  /** Query of the URL, with its question mark. */
  query: string;
  /** Whether the head takes the place of another document's, which has the rest of it. */
  isPart?: boolean | undefined;
}

/** Head of a document's page. */
export function describeDocument(
  document: DescribedDocument,
  { site, query, isPart = false }: DescribedPlace,
): MetaDescriptor[] {
  const tags = describePage({
    site,
    locale: document.locale,
    title: document.pageTitle,
    name: document.title,
    description: document.summary,
    path: document.mdn_url,
    locales: document.locales,
    robots: findRobotsRule(document, query),
    breadcrumbs: document.parents,
    article: { modified: document.modified },
    feeds: document.feeds,
  });
  // Parts are the server's alone, so that browsers do without the filter.
  return import.meta.env.SSR && isPart ? tags.filter(isOwn) : tags;
}

/** Leaves out what only crawlers read, which read whole pages, and what is the same for all documents. */
function isOwn(tag: MetaDescriptor): boolean {
  if ("property" in tag) return OWN_PROPERTIES.includes(String(tag.property));
  const isCard = "name" in tag && tag.name === "twitter:card";
  return !isCard && !("script:ld+json" in tag) && !("hrefLang" in tag);
}

function findRobotsRule(
  { noIndexing }: DescribedDocument,
  query: string,
): RobotsRule | null {
  if (noIndexing) return "noindex, nofollow";
  const fields = new URLSearchParams(query);
  return FILTERS.some((name) => fields.has(name)) ? "noindex, follow" : null;
}
