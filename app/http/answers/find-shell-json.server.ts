import type { Locale } from "~/domain/locales/locale";
import type { SiteFeature } from "~/domain/site/site-features";
import { parsePagePath } from "../redirects/page-path";
import { SCREENS } from "../request-targets/screens";
import type { JsonText } from "./serve-page-data";
import { toEtag } from "../caching/to-etag.server";

export interface ShellData {
  readHomeJson: (locale: Locale) => JsonText;
  /** Of blog, curriculum, single pages and profiles. */
  findAreaJson: (path: string) => JsonText | null;
  siteName: string;
  /** The areas that this server has. */
  features: readonly SiteFeature[];
}

/** The data of pages that are the same for everyone and are no documents. */
export function findShellJson({
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
    const slug = rest.slice(1).toLowerCase();
    const screen = Object.hasOwn(SCREENS, slug) ? SCREENS[slug] : undefined;
    if (!screen) return findAreaJson(path);
    const { feature, pageTitle, ...facts } = screen;
    if (feature && !features.includes(feature)) return null;
    const page = { slug, locale, url: `/${locale}/${slug}` };
    return toJsonText({ ...page, ...facts, pageTitle: `${pageTitle} | ${siteName}` });
  };
}

function toJsonText(data: object): JsonText {
  const json = JSON.stringify(data);
  return { json, etag: toEtag(json) };
}
