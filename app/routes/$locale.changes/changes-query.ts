import { CHANGE_KINDS, toChangesPath, type ChangeKind } from "~/domain/areas/changes";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

/** Parts of the documentation that changes can be filtered by, with the ids of their names. */
export const CHANGE_AREAS: readonly { slug: string; id: InterfaceMessageId }[] = [
  { slug: "Web/HTML", id: "menu-html" },
  { slug: "Web/CSS", id: "menu-css" },
  { slug: "Web/JavaScript", id: "menu-javascript" },
  { slug: "Web/HTTP", id: "menu-http" },
  { slug: "Web/API", id: "menu-api" },
  { slug: "Web/Accessibility", id: "menu-accessibility" },
  { slug: "Mozilla/Add-ons/WebExtensions", id: "menu-webextensions" },
  { slug: "Learn_web_development", id: "footer-learn" },
  { slug: "Glossary", id: "footer-glossary" },
];

const ALL_LANGUAGES = "all";

/** Parameters of an address of the list, each absent unless chosen. */
export interface ChangesQuery {
  area: string | null;
  kind: ChangeKind | null;
  /** Language of the pages; `all`, or null for the language of the list. */
  language: Locale | typeof ALL_LANGUAGES | null;
  /** 1-based. */
  page: number;
}

/** Reads a query; unknown values count as absent, as forms send empty ones. */
export function readChangesQuery(search: URLSearchParams, locale: Locale): ChangesQuery {
  const area = search.get("area");
  const kind = search.get("kind");
  const given = search.get("language");
  const language =
    given === ALL_LANGUAGES ? ALL_LANGUAGES : parseLocale(given ?? "") || null;
  const page = /^[1-9]\d{0,4}$/.exec(search.get("page") ?? "")?.[0];
  return {
    area: CHANGE_AREAS.find(({ slug }) => slug === area)?.slug ?? null,
    kind: CHANGE_KINDS.find((each) => each === kind) ?? null,
    language: language === locale ? null : language,
    page: Number(page ?? 1),
  };
}

/** URL of the list with these filters. */
export function toChangesUrl(locale: Locale, query: Partial<ChangesQuery>): string {
  const { area, kind, language, page = 1 } = query;
  const fields = Object.entries({ area, kind, language, page: page > 1 ? page : null });
  const given = fields.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const text = new URLSearchParams(given).toString().replaceAll("%2F", "/");
  return toChangesPath(locale) + (text === "" ? "" : `?${text}`);
}
