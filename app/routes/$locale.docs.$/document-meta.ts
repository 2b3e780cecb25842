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
  | "other_translations"
  | "noIndexing"
  | "parents"
  | "modified"
  | "feeds"
>;

/** Query parameters of forms that filter a page; the result is no page of its own. */
const FILTERS = ["sidebar", "browsers"];

/** Head of a document's page. `query` is that of the URL, with its question mark. */
export function describeDocument(
  document: DescribedDocument,
  { site, query }: { site: SiteFacts; query: string },
): MetaDescriptor[] {
  return describePage({
    site,
    locale: document.locale,
    title: document.pageTitle,
    name: document.title,
    description: document.summary,
    path: document.mdn_url,
    locales: document.other_translations.map(({ locale }) => locale),
    robots: findRobotsRule(document, query),
    breadcrumbs: document.parents,
    article: { modified: document.modified },
    feeds: document.feeds,
  });
}

function findRobotsRule(
  { noIndexing }: DescribedDocument,
  query: string,
): RobotsRule | null {
  if (noIndexing) return "noindex, nofollow";
  const fields = new URLSearchParams(query);
  return FILTERS.some((name) => fields.has(name)) ? "noindex, follow" : null;
}
