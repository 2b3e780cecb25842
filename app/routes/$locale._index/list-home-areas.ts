import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { DocumentsService } from "~/services/documents/documents-service";
import type { OverviewMessageId } from "~/domain/locales/message-ids";
import type { Area } from "~/domain/site/area";
import type { OverviewText } from "~/domain/text/strings";

/** Landing pages linked on the home page, in order. */
const AREA_PAGES = [
  { area: "html", slug: "Web/HTML", id: "home-card-html" },
  { area: "css", slug: "Web/CSS", id: "home-card-css" },
  { area: "javascript", slug: "Web/JavaScript", id: "home-card-javascript" },
  { area: "http", slug: "Web/HTTP", id: "home-card-http" },
  { area: "api", slug: "Web/API", id: "home-card-api" },
  { area: "web", slug: "Web/Accessibility", id: "home-card-accessibility" },
  { area: "learn", slug: "Learn_web_development", id: "home-card-learn" },
  { area: "tools", slug: "Glossary", id: "home-card-glossary" },
] as const satisfies readonly { area: Area; slug: string; id: OverviewMessageId }[];

export interface AreaFacts {
  overview: OverviewText;
  countBelow: (slug: string, locale: Locale) => number;
}

export interface HomeArea {
  area: Area;
  title: string;
  /** A sentence of the site about the area. */
  about: string;
  /** Number of its pages, in words. */
  pages: string;
  url: string;
  /** English when the locale has no such document. */
  locale: Locale;
}

/** Areas with a landing page in the locale, or else in English. */
export function listHomeAreas(
  documents: Pick<DocumentsService, "findDocumentCard">,
  locale: Locale,
  { overview, countBelow }: AreaFacts,
): HomeArea[] {
  return AREA_PAGES.flatMap(({ area, slug, id }) => {
    const card =
      documents.findDocumentCard(docUrl(locale, slug)) ??
      documents.findDocumentCard(docUrl(DEFAULT_LOCALE, slug));
    if (!card) return [];
    const { short_title: title, mdn_url: url } = card;
    const pages = overview("home-count-pages", { count: countBelow(slug, card.locale) });
    return [{ area, title, about: overview(id), pages, url, locale: card.locale }];
  });
}
