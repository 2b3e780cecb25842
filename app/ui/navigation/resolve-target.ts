import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { SiteFeature } from "~/domain/site/site-features";
import { docUrl } from "~/domain/documents/slug";
import type { SiteFacts } from "./site-facts";

/** Where an entry of a menu or of the footer leads, and what must exist for that. */
export type Target =
  | { slug: string }
  | {
      /** Below the locale. */
      path: string;
      feature: SiteFeature;
      /** Exists in English alone. */
      isEnglish?: true;
      /** Fragment for a reader who is on the page already. */
      anchor?: string;
      /** The page of the content that it needs, below the locale; the site has screens always. */
      page?: string;
    }
  | { url: string; feature?: SiteFeature };

export interface TargetLink {
  href: string;
  /** Set when the page is not in the reader's language. */
  hrefLang?: Locale;
  isExternal: boolean;
}

export interface Place {
  locale: Locale;
  /** Path of the page that shows the link; absent where it is on all pages alike. */
  path?: string;
  site: Pick<
    SiteFacts,
    "features" | "missingPages" | "englishPages" | "missingAreaPages"
  >;
}

/** The link of a target; null when there is nothing to lead to. */
export function resolveTarget(target: Target, place: Place): TargetLink | null {
  const { locale, site } = place;
  if ("slug" in target) {
    if (site.missingPages.includes(target.slug)) return null;
    const isEnglish = site.englishPages.includes(target.slug);
    const own = isEnglish ? DEFAULT_LOCALE : locale;
    return toLink(docUrl(own, target.slug), own, locale);
  }
  if (target.feature && !site.features.includes(target.feature)) return null;
  if ("url" in target) return { href: target.url, isExternal: true };
  if (target.page !== undefined && site.missingAreaPages.includes(target.page))
    return null;
  const own = target.isEnglish ? DEFAULT_LOCALE : locale;
  const href = `/${own}${target.path}`;
  const isHere = target.anchor !== undefined && place.path === href;
  return toLink(isHere ? `${href}#${target.anchor}` : href, own, locale);
}

function toLink(href: string, own: Locale, locale: Locale): TargetLink {
  return { href, isExternal: false, ...(own !== locale && { hrefLang: own }) };
}

/** Whether the page at this path is the link's own, or stands below it. */
export function isAtOrBelow(path: string, { href, isExternal }: TargetLink): boolean {
  const own = href.replace(/#.*$/, "").replace(/\/$/, "");
  return !isExternal && (path === own || path.startsWith(`${own}/`));
}
