import type { Locale } from "~/domain/locales/locale";
import { findScreen } from "~/domain/site/find-section";
import type { SiteFeature } from "~/domain/site/site-features";
import { parsePagePath } from "../redirects/page-path";
import { toJsonText, type JsonText } from "~/domain/text/digest.server";

export interface ShellData {
  readHomeJson: (locale: Locale) => JsonText;
  /** Finds the JSON of blog, curriculum, single pages and profiles. */
  findAreaJson: (path: string) => JsonText | null;
  siteName: string;
  /** Features that this server offers. */
  features: readonly SiteFeature[];
}

/** Returns a lookup for the JSON of public pages that are no documents. */
export function createShellJsonLookup({
  readHomeJson,
  findAreaJson,
  siteName,
  features,
}: ShellData): (path: string) => JsonText | null {
  return (path) => {
    const { locale, rest } = parsePagePath(path);
    if (!locale) return null;
    if (rest === "/404")
      return toJsonText({ url: `/${locale}/404/`, pageNotFound: true });
    if (rest === "") return readHomeJson(locale);
    const found = findScreen(rest.toLowerCase());
    if (!found) return findAreaJson(path);
    if (!features.includes(found.feature)) return null;
    const slug = rest.slice(1).toLowerCase();
    const { pageTitle, ...facts } = found.screen;
    const page = { slug, locale, url: `/${locale}/${slug}` };
    const title = pageTitle.replaceAll("{site}", siteName);
    return toJsonText({ ...page, ...facts, pageTitle: `${title} | ${siteName}` });
  };
}
