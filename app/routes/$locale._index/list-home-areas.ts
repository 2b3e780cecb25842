import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { DocumentsService } from "~/services/documents/documents-service";
import type { Area } from "~/domain/site/area";

/** Landing pages linked on the home page, in order. */
const AREA_PAGES: readonly { area: Area; slug: string }[] = [
  { area: "html", slug: "Web/HTML" },
  { area: "css", slug: "Web/CSS" },
  { area: "javascript", slug: "Web/JavaScript" },
  { area: "http", slug: "Web/HTTP" },
  { area: "api", slug: "Web/API" },
  { area: "web", slug: "Web/Accessibility" },
  { area: "learn", slug: "Learn_web_development" },
  { area: "web", slug: "Glossary" },
];

export interface HomeArea {
  area: Area;
  title: string;
  summary: string;
  url: string;
  /** English when the locale has no such document. */
  locale: Locale;
}

/**
 * Areas with a landing page in the locale, or else in English, with its title and
 * summary.
 */
export function listHomeAreas(
  documents: Pick<DocumentsService, "findDocumentCard">,
  locale: Locale,
): HomeArea[] {
  return AREA_PAGES.flatMap(({ area, slug }) => {
    const card =
      documents.findDocumentCard(docUrl(locale, slug)) ??
      documents.findDocumentCard(docUrl(DEFAULT_LOCALE, slug));
    if (!card) return [];
    const { short_title, summary, mdn_url } = card;
    return [{ area, title: short_title, summary, url: mdn_url, locale: card.locale }];
  });
}
