import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { toOpenSearchXml } from "./open-search";
import { toErrorsJson, toSearchJson } from "./search-json";
import { parseSearchRequest } from "./search-request";
import type { SearchService } from "./search-service";

/** The search API; each method returns the text of a response. */
export interface SearchApi {
  search(params: URLSearchParams): { isValid: boolean; json: string };
  /** Returns `[query, [label, ...]]`, the format of browser suggestions. */
  suggest(params: URLSearchParams): string;
  /**
   * Returns the target of a query from the address bar: the page with this label, else the results.
   */
  findTarget(params: URLSearchParams): string;
  describe(params: URLSearchParams): string;
}

export interface SearchApiOptions {
  siteName: string;
  siteOrigin: string;
  /** Returns the texts of a locale; `search-description` is one of them. */
  translate: (locale: Locale) => ContentText;
}

/** Creates the answers of search for programs and address bars. None throws: a wrong query is an answer too. */
export function createSearchApi(
  service: SearchService,
  options: SearchApiOptions,
): SearchApi {
  return {
    search(params) {
      const { request, faults } = parseSearchRequest(params, {
        locales: [DEFAULT_LOCALE],
      });
      if (faults) return { isValid: false, json: toErrorsJson(faults) };
      return { isValid: true, json: toSearchJson(service.search(request), request.page) };
    },
    suggest(params) {
      // Browsers drop suggestions whose query is not what was typed, spaces included.
      const typed = params.get("q") ?? "";
      const query = typed.trim();
      const labels = query ? service.suggestLabels(query, readLocale(params)) : [];
      return JSON.stringify([typed, labels]);
    },
    findTarget: (params) => findTarget(service, params),
    describe(params) {
      const locale = readLocale(params);
      const { siteName: site, translate } = options;
      const description = translate(locale)("search-description", { site });
      return toOpenSearchXml({ ...options, locale, description });
    },
  };
}

function findTarget(service: SearchService, params: URLSearchParams): string {
  const locale = readLocale(params);
  const query = params.get("q")?.trim() ?? "";
  const campaign = [...params].filter(([name]) => name.startsWith("utm_"));
  const url = service.findLabelled(query, locale);
  const search = new URLSearchParams(
    url === null ? [["q", query], ...campaign] : campaign,
  );
  const path = encodeURI(url ?? `/${locale}/search`).replaceAll("?", "%3F");
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Falls back to English for an unknown locale. */
function readLocale(params: URLSearchParams): Locale {
  return parseLocale(params.get("locale") ?? "") ?? DEFAULT_LOCALE;
}
