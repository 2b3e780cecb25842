import { isRouteErrorResponse } from "@remix-run/react";
import type { MetaDescriptor } from "@remix-run/node";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locale";
import { swapLocale } from "~/ui/language-menu/swap-locale";
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
>;

/** The head of a document's page. `origin` is the site's, without a slash at the end. */
export function describeDocument(
  document: DescribedDocument,
  origin: string,
): MetaDescriptor[] {
  const address = toAddress(origin, document.mdn_url);
  return [
    { title: document.pageTitle },
    ...(document.summary ? [{ name: "description", content: document.summary }] : []),
    ...(document.noIndexing ? [{ name: "robots", content: "noindex, nofollow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    ...listAlternates(document, origin),
    { property: "og:type", content: "article" },
    { property: "og:title", content: document.title },
    { property: "og:url", content: address },
    { property: "og:locale", content: document.locale.replace("-", "_") },
    ...(document.summary
      ? [{ property: "og:description", content: document.summary }]
      : []),
    { name: "twitter:card", content: "summary" },
  ];
}

/** The head of a page that is not there; its title came with the response. */
export function describeFailure(error: unknown): MetaDescriptor[] {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  const hasTitle = typeof body === "object" && body !== null && "title" in body;
  return [
    { title: hasTitle ? String(body.title) : "Error" },
    { name: "robots", content: "noindex" },
  ];
}

/** One link per language, this page's own included; none for a page without translations. */
function listAlternates(document: DescribedDocument, origin: string): MetaDescriptor[] {
  const locales = document.other_translations.map(({ locale }) => locale);
  const all = locales.includes(document.locale) ? locales : [document.locale, ...locales];
  if (all.length < 2) return [];
  const links: { hrefLang: string; locale: Locale }[] = all.map((locale) => ({
    hrefLang: locale,
    locale,
  }));
  if (all.includes(DEFAULT_LOCALE))
    links.push({ hrefLang: "x-default", locale: DEFAULT_LOCALE });
  return links.map(({ hrefLang, locale }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: toAddress(origin, swapLocale(document.mdn_url, locale)),
  }));
}

function toAddress(origin: string, path: string): string {
  return origin + encodeURI(path);
}
